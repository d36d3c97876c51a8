import { Bones } from '#web/ui/states.tsx';
import type { RaceReplay } from '#wire/race/history';
import { ReplayQuestions } from './replay-questions.tsx';
import { ReplayStage, useStage } from './replay-stage.tsx';

const SIDE_BY_SIDE = 'grid grid-cols-1 items-start gap-4 lg:grid-cols-[6fr_5fr]';

/** The race played again, with its questions beside it. */
export const Replay = ({ race }: { race: RaceReplay }) => {
  const stage = useStage(race);
  return (
    <div className={SIDE_BY_SIDE}>
      <ReplayStage stage={stage} />
      <ReplayQuestions race={race} current={stage.last?.number} onJump={stage.clock.seek} />
    </div>
  );
};

export const replaySkeleton = (
  <div className={SIDE_BY_SIDE}>
    <Bones
      layout="grid gap-4"
      look={['h-40 rounded-card! sm:h-56 lg:h-80', 'h-9 rounded-card! lg:h-14', 'h-32 rounded-card!']}
    />
    <Bones look="h-64 rounded-card!" times={2} />
  </div>
);
