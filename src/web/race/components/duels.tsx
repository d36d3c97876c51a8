import { Link } from '@tanstack/react-router';
import { difficultyNames } from '#strings/questions/words';
import { challenges, duels as texts } from '#strings/race/pupil';
import { Button, lookOf } from '#web/ui/button.tsx';
import type { WaitingDuel } from '#wire/race/challenges';
import { useOpenDuel, useSeeDuel } from '../mutations.ts';
import { ChallengeCard, LaterButton } from './challenges.tsx';

const ToDuel = ({ id, children }: { id: number; children: string }) => (
  <Link
    to="/educational-games/quiz-race/duels/$duelId"
    params={{ duelId: String(id) }}
    className={lookOf('gold', 'medium')}
  >
    {children}
  </Link>
);

const Actions = ({ duel: { id, state } }: { duel: WaitingDuel }) => {
  const see = useSeeDuel();
  switch (state) {
    case 'asked':
      return (
        <>
          <ToDuel id={id}>{challenges.accept}</ToDuel>
          <LaterButton of="duels" id={id} />
        </>
      );
    case 'climbing':
      return <ToDuel id={id}>{texts.goOn}</ToDuel>;
    case 'declined':
    case 'expired':
      return (
        <Button look="plain" busy={see.isPending} onClick={() => see.mutate(id)}>
          {texts.fine}
        </Button>
      );
    default:
      return <ToDuel id={id}>{texts.result}</ToDuel>;
  }
};

/** Who climbed already and waits for this pupil's climb, and what became of those they were asked for. */
export const DuelList = ({ duels }: { duels: readonly WaitingDuel[] }) =>
  duels.length > 0 && (
    <ul aria-label={texts.list} className="grid grid-cols-1 gap-3">
      {duels.map((duel) => (
        <li key={duel.id}>
          <ChallengeCard text={texts.states[duel.state](duel.name)} note={difficultyNames[duel.difficulty]}>
            <Actions duel={duel} />
          </ChallengeCard>
        </li>
      ))}
    </ul>
  );

/** Whoever is waited for is not there: the own climb needs nobody. */
export const DuelOffer = ({ challenge: { id, name } }: { challenge: { id: number; name: string } }) => {
  const open = useOpenDuel();
  return (
    <section className="grid gap-3 rounded-card bg-gold-soft p-4 text-gold-ink">
      <p className="text-lg">{texts.offerBody(name)}</p>
      <Button
        look="gold"
        icon="bolt"
        className="w-fit"
        busy={open.isPending}
        onClick={() => open.mutate({ challengeId: id })}
      >
        {texts.offer(name)}
      </Button>
    </section>
  );
};
