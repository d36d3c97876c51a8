import { useState } from 'react';
import { RECORDING_MAX_SECONDS } from '#domain/files/recording';
import { ATTACHMENT_MAX_BYTES } from '#domain/messages/attachments';
import { messagesRefusals } from '#strings/messages/refusals';
import { composer } from '#strings/messages/staff';
import { formatSize } from '#strings/sizes';
import { useFileAddress } from '#web/lib/file-address.ts';
import { useRecorder } from '#web/lib/recorder.ts';
import { shared } from '#web/lib/shared.ts';
import { Alert } from '#web/ui/alert.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { RecordButton } from '#web/ui/record-button.tsx';
import { SoundPlayer } from '#web/ui/sound-player.tsx';

/** What the browser takes the file for; where it has no idea, the server looks inside. */
const problemWith = (file: File): string | null => {
  if (file.size > ATTACHMENT_MAX_BYTES) return messagesRefusals.attachment_too_large;
  const isKnown = file.type === '' || /^(?:image|audio)\//u.test(file.type);
  return isKnown ? null : messagesRefusals.attachment_not_recognised;
};

const Chosen = ({ file, onRemove }: { file: File; onRemove: () => void }) => {
  const address = useFileAddress(file);
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

/** Outlives a look at another page, as the text does. */
const held = shared<File | null>(null);
export const dropAttachment = (file: File | null): void => {
  if (held.get() === file) held.set(null);
};

/** One file, from the device or spoken right here. */
export const useAttachment = () => {
  const file = held.use();
  const [problem, setProblem] = useState<string | null>(null);
  const take = (picked: File) => {
    const found = problemWith(picked);
    setProblem(found);
    if (!found) held.set(picked);
  };
  const recorder = useRecorder(RECORDING_MAX_SECONDS, take);
  const record = () => {
    setProblem(null);
    void recorder.start();
  };
  return { file, take, recorder, record, problem: recorder.problem ?? problem };
};

interface AttachmentFieldProps {
  attachment: ReturnType<typeof useAttachment>;
  busy: boolean;
}

export const AttachmentField = ({ attachment, busy }: AttachmentFieldProps) => {
  const { file, take, recorder, record, problem } = attachment;
  return (
    <section aria-label={composer.attachment} className="grid grid-cols-1 gap-2">
      <h3 className="font-extrabold">{composer.attachment}</h3>
      {file ? (
        <Chosen file={file} onRemove={() => dropAttachment(file)} />
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
          <RecordButton label={composer.record} recorder={recorder} onStart={record} />
        </>
      )}
      {problem && <Alert>{problem}</Alert>}
    </section>
  );
};
