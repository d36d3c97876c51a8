import { marking as texts } from '#strings/tracking/staff';
import { Button } from '#web/ui/button.tsx';
import type { Tracked } from '#wire/tracking';
import { useFinishReading, useStartReading, useStopReading } from '../mutations.ts';

/** Begins a reading, and ends it. */
export const ReadingButtons = ({ page: { hearing, hearings, pupil, text } }: { page: Tracked }) => {
  const [start, finish, stop] = [useStartReading(), useFinishReading(), useStopReading()];
  return hearing ? (
    <>
      <Button
        look="gold"
        size="small"
        className="min-h-11"
        busy={finish.isPending}
        onClick={() => finish.mutate(hearing.id)}
      >
        {texts.finish}
      </Button>
      <Button
        look="plain"
        size="small"
        className="min-h-11"
        busy={stop.isPending}
        onClick={() => stop.mutate(hearing.id)}
      >
        {texts.stop}
      </Button>
    </>
  ) : (
    <Button
      look="gold"
      icon="play"
      busy={start.isPending}
      onClick={() => start.mutate({ studentId: pupil.id, textId: text.id })}
    >
      {hearings.length > 0 ? texts.again : texts.start}
    </Button>
  );
};
