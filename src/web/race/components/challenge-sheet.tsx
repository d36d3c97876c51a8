import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { difficultyNames } from '#strings/questions/words';
import { challenges as texts } from '#strings/race/pupil';
import { useNow } from '#web/lib/now.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import type { RaceNews } from '#wire/race/challenges';
import { LaterButton } from './challenges.tsx';
import { Climber, COATS } from './climber.tsx';
import { ToRace } from './waiting.tsx';

const LOOK_MS = 1000;

/** The hub and the race itself say on the page who asks. */
const SAY_SO = /^\/educational-games(\/quiz-race)?\/?$/u;

/** A game goes on to its end, and what stands open is answered first. */
const isBusy = (): boolean => document.querySelector('[data-immersed], dialog[open]') !== null;

/** Somebody waits for this pupil, wherever that is; it goes with the time that it was asked for. */
const Sheet = ({ challenge, isAccepted }: { challenge: RaceNews['challenges'][number]; isAccepted: boolean }) => {
  const [stands, setStands] = useState<'waiting' | 'open' | 'closed'>('waiting');
  useNow(LOOK_MS);
  if (stands === 'waiting' && !isBusy()) setStands('open');
  if (stands !== 'open') return null;
  const { id, name, rematchOf, difficulty } = challenge;
  const asks = rematchOf === null ? texts.asks(name) : texts.asksAgain(name);
  return (
    <Dialog title={isAccepted ? texts.accepted(name) : asks} onClose={() => setStands('closed')}>
      <div className="mb-5 flex items-center gap-4">
        <Climber coat={COATS.other} className="h-20 shrink-0" />
        <p className="text-lg text-muted">{difficultyNames[difficulty]}</p>
      </div>
      <div className="grid gap-3">
        <ToRace challenge={id}>{isAccepted ? texts.join : texts.accept}</ToRace>
        {!isAccepted && <LaterButton of="race/challenges" id={id} />}
      </div>
    </Dialog>
  );
};

export const ChallengeSheet = ({ challenges, own }: Pick<RaceNews, 'challenges' | 'own'>) => {
  const isSaid = useLocation({ select: ({ pathname }) => SAY_SO.test(pathname) });
  const challenge = own?.state === 'accepted' ? own : challenges[0];
  return challenge && !isSaid ? (
    <Sheet key={challenge.id} challenge={challenge} isAccepted={challenge === own} />
  ) : null;
};
