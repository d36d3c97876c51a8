import { useEffect, useState } from 'react';
import { ATTACHMENT_MAX_BYTES } from '#domain/messages/attachments';
import { messagesRefusals } from '#strings/messages/refusals';
import { composer, recording } from '#strings/messages/staff';
import { formatDuration } from '#strings/messages/words';
import { formatSize } from '#strings/sizes';
import { Alert } from '#web/ui/alert.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { SoundPlayer } from '#web/ui/sound-player.tsx';
import { useRecorder } from '../recorder.ts';

/** What the browser takes the file for; where it has no idea, the server looks inside. */
const problemWith = (file: File): string | null => {
  if (file.size > ATTACHMENT_MAX_BYTES) return messagesRefusals.attachment_too_large;
  const isKnown = file.type === '' || /^(?:image|audio)\//u.test(file.type);
  return isKnown ? null : messagesRefusals.attachment_not_recognised;
};

/** An address for what is only in this page; given back when the file goes. */
const useAddress = (file: File): string | undefined => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
};

const Chosen = ({ file, onRemove }: { file: File; onRemove: () => void }) => {
  const address = useAddress(file);
  const isImage = file.type.startsWith('image/');
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-3 rounded-3xl border border-line bg-paper p-3">
      <p className="min-w-0">
        <span className="block truncate font-extrabold">{file.name}</span>
        <span className="text-sm text-muted">{formatSize(file.size)}</span>
      </p>
      <IconButton icon="trash" label={composer.remove} onClick={onRemove} className="bg-danger-soft text-danger" />
      <div className="col-span-2">
        {address && isImage && (
          <img src={address} alt={composer.picture} className="mx-auto max-h-56 rounded-2xl object-contain" />
        )}
        {address && !isImage && <SoundPlayer source={address} label={composer.sound} />}
      </div>
    </div>
  );
};

interface RecordButtonProps {
  recorder: ReturnType<typeof useRecorder>;
  onStart: () => void;
}

const RecordButton = ({ recorder: { state, seconds, stop }, onStart }: RecordButtonProps) =>
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
      {state === 'asking' ? recording.asking : recording.start}
    </Button>
  );

interface AttachmentFieldProps {
  file: File | null;
  busy: boolean;
  onFile: (file: File | null) => void;
}

/** A file from the device, or spoken right here. */
export const AttachmentField = ({ file, busy, onFile }: AttachmentFieldProps) => {
  const [problem, setProblem] = useState<string | null>(null);
  const take = (picked: File) => {
    const found = problemWith(picked);
    setProblem(found);
    if (!found) onFile(picked);
  };
  const recorder = useRecorder(take);
  const said = recorder.problem ?? problem;
  return (
    <section aria-label={composer.attachment} className="grid grid-cols-1 gap-2">
      <h3 className="font-extrabold">{composer.attachment}</h3>
      {file ? (
        <Chosen file={file} onRemove={() => onFile(null)} />
      ) : (
        <>
          {recorder.state === 'idle' && (
            <FileDrop
              title={composer.choose}
              hint={composer.chooseHint}
              accept="image/*,audio/*"
              busy={busy}
              onFile={take}
            />
          )}
          <RecordButton
            recorder={recorder}
            onStart={() => {
              setProblem(null);
              void recorder.start();
            }}
          />
        </>
      )}
      {said && <Alert>{said}</Alert>}
    </section>
  );
};
