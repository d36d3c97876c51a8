import { formatDuration, recording } from '#strings/recording';
import type { useRecorder } from '#web/lib/recorder.ts';
import { Button } from './button.tsx';

interface RecordButtonProps {
  /** What is to be spoken. */
  label: string;
  recorder: ReturnType<typeof useRecorder>;
  onStart: () => void;
}

/** Begins a recording, says how long it runs, and ends it. */
export const RecordButton = ({ label, recorder: { state, seconds, stop }, onStart }: RecordButtonProps) =>
  state === 'recording' ? (
    <div className="flex flex-wrap items-center gap-3 rounded-3xl border-2 border-danger bg-danger-soft p-3">
      <span className="size-3 animate-pulse rounded-full bg-danger" aria-hidden="true" />
      <span className="font-extrabold text-danger">{recording.running}</span>
      <span role="timer" className="font-black text-danger">
        {formatDuration(seconds)}
      </span>
      <Button look="danger" icon="stop" onClick={stop} className="ms-auto border border-danger">
        {recording.stop}
      </Button>
    </div>
  ) : (
    <Button look="soft" icon="mic" busy={state === 'asking'} onClick={onStart}>
      {state === 'asking' ? recording.asking : label}
    </Button>
  );
