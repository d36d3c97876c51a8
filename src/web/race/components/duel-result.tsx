import { clockText } from '#strings/clock';
import { over, duels as texts } from '#strings/race/pupil';
import { LateConfetti } from '#web/ui/late.tsx';
import type { Duel } from '#wire/race/challenges';
import { Again, ToRace } from './duel-buttons.tsx';
import { Place } from './over.tsx';
import { Replay } from './replay.tsx';

export const DuelResult = ({ duel, replay }: { duel: Duel; replay: NonNullable<Duel['replay']> }) => (
  <div className="grid gap-4">
    <section className="mx-auto grid w-full max-w-xl gap-4 rounded-card bg-card p-5 shadow-card">
      {duel.outcome === 'drawn' && <p className="text-center text-lg font-extrabold">{texts.drawnBody(duel.name)}</p>}
      <ul className="grid grid-cols-2 items-end gap-3">
        {replay.players.map(({ name, isYou, hasWon, score }) => (
          <Place
            key={isYou ? 'you' : 'other'}
            name={name}
            isYou={isYou}
            isWinner={hasWon}
            score={score}
            isFlawless={replay.isFlawless}
          />
        ))}
      </ul>
      <p className="text-center text-muted">
        {over.duration}: {clockText(replay.gameDuration)}
      </p>
      <Again duel={duel} />
      <ToRace />
    </section>
    <Replay race={replay} />
    {duel.outcome === 'won' && <LateConfetti />}
  </div>
);
