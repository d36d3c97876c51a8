import type { ReactNode } from 'react';
import { difficultyNames } from '#strings/questions/words';
import { challenges as texts } from '#strings/race/pupil';
import { Button } from '#web/ui/button.tsx';
import type { Challenge } from '#wire/race/challenges';
import { type Asked, useDecline } from '../mutations.ts';
import { Climber, COATS } from './climber.tsx';

/** Somebody waits: who, and what can be done. */
export const ChallengeCard = ({ text, note, children }: { text: string; note?: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-card p-4 shadow-card ring-3 ring-gold">
    <Climber coat={COATS.other} className="h-14 shrink-0" />
    <p className="min-w-0 flex-1 basis-40 leading-snug">
      <span className="block text-xl font-black">{text}</span>
      {note && <span className="text-muted">{note}</span>}
    </p>
    <span className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">{children}</span>
  </div>
);

/** Declining is kind, and never asked why. */
export const LaterButton = ({ of, id }: { of: Asked; id: number }) => {
  const decline = useDecline(of);
  return (
    <Button look="plain" busy={decline.isPending} onClick={() => decline.mutate(id)}>
      {texts.later}
    </Button>
  );
};

interface AskedProps {
  challenges: readonly Challenge[];
  /** Leads into the race. */
  accept: (challenge: Challenge) => ReactNode;
}

export const AskedList = ({ challenges, accept }: AskedProps) =>
  challenges.length > 0 && (
    <ul aria-label={texts.list} className="grid grid-cols-1 gap-3">
      {challenges.map((challenge) => (
        <li key={challenge.id}>
          <ChallengeCard
            text={challenge.rematchOf === null ? texts.asks(challenge.name) : texts.asksAgain(challenge.name)}
            note={difficultyNames[challenge.difficulty]}
          >
            {accept(challenge)}
            <LaterButton of="race/challenges" id={challenge.id} />
          </ChallengeCard>
        </li>
      ))}
    </ul>
  );
