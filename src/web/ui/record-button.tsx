import { formatDuration, recording } from '#strings/recording';
import type { useRecorder } from '#web/lib/recorder.ts';
import { Button } from './button.tsx';
import { FileButton } from './file-button.tsx';

interface RecordButtonProps {
  /** What is to be spoken. */
  label: string;
  recorder: ReturnType<typeof useRecorder>;
  /** Before it begins. */
  onStart?: () => void;
}

const ChooseInstead = ({ label, onFile }: { label: string; onFile: (file: File) => void }) => (
  <fieldset aria-label={label} className="grid justify-items-start gap-2">
    <p className="text-sm text-muted">{recording.unsupported}</p>
    <FileButton label={recording.chooseInstead} icon="upload" accept="audio/*" onFile={onFile} />
  </fieldset>
);

/** Begins a recording, says how long it runs, and ends it; takes a file where nothing can be recorded. */
export const RecordButton = ({
  label,
  recorder: { state, seconds, start, takeFile, stop },
  onStart,
}: RecordButtonProps) => {
  const begin = () => {
    onStart?.();
    void start();
  };
  if (takeFile) {
    const take = (file: File) => {
      onStart?.();
      takeFile(file);
    };
    return <ChooseInstead label={label} onFile={take} />;
  }
  return state === 'recording' ? (
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
    <Button look="soft" icon="mic" busy={state === 'asking'} onClick={begin}>
      {state === 'asking' ? recording.asking : label}
    </Button>
  );
};
