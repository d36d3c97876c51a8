import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { RECORDING_MAX_SECONDS } from '#domain/files/recording';
import { ATTACHMENT_MAX_BYTES } from '#domain/messages/attachments';
import { audienceOf, type Group } from '#domain/messages/audience';
import { hasUnsafeLines, MESSAGE_MAX_LENGTH, normaliseMessage } from '#domain/messages/text';
import { fieldText } from '#strings/fields';
import { messagesRefusals } from '#strings/messages/refusals';
import { composer } from '#strings/messages/staff';
import { formatSize } from '#strings/sizes';
import { useFileAddress } from '#web/lib/file-address.ts';
import { faultsOf, otherFaultOf } from '#web/lib/form-faults.ts';
import { isObject } from '#web/lib/kept.ts';
import { forgetDraft, readDraft, useKeptDraft } from '#web/lib/kept-draft.ts';
import { pupilsQuery } from '#web/lib/pupils.ts';
import { useRecorder } from '#web/lib/recorder.ts';
import { shared } from '#web/lib/shared.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/field.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { RecordButton } from '#web/ui/record-button.tsx';
import { SoundPlayer } from '#web/ui/sound-player.tsx';
import { Bones, Loaded } from '#web/ui/states.tsx';
import { UploadProgress } from '#web/ui/upload-field.tsx';
import type { Student } from '#wire/roster';
import { useSendMessage } from '../mutations.ts';
import { Recipients } from './recipients.tsx';

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
const dropAttachment = (file: File | null): void => {
  if (held.get() === file) held.set(null);
};

/** One file, from the device or spoken right here. */
const useAttachment = () => {
  const file = held.use();
  const [problem, setProblem] = useState<string | null>(null);
  const take = (picked: File) => {
    const found = problemWith(picked);
    setProblem(found);
    if (!found) held.set(picked);
  };
  const recorder = useRecorder(RECORDING_MAX_SECONDS, take);
  const forgetProblem = () => setProblem(null);
  return { file, take, recorder, forgetProblem, problem: recorder.problem ?? problem };
};

const AttachmentField = ({ attachment, busy }: { attachment: ReturnType<typeof useAttachment>; busy: boolean }) => {
  const { file, take, recorder, forgetProblem, problem } = attachment;
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
          <RecordButton label={composer.record} recorder={recorder} onStart={forgetProblem} />
        </>
      )}
      {problem && <Alert>{problem}</Alert>}
    </section>
  );
};

interface Draft {
  readonly text: string;
  readonly ticked: readonly number[];
  /** Whose box was ticked last, if it was not names. */
  readonly group: Group | null;
}

const EMPTY: Draft = { text: '', ticked: [], group: null };

const isDraft = (value: unknown): value is Draft =>
  isObject(value) && typeof value.text === 'string' && Array.isArray(value.ticked) && 'group' in value;

const nameOf = (staffId: number): string => `message-${staffId}`;

/** Whether a message was begun here and not sent. */
export const hasDraft = (staffId: number): boolean => {
  const draft = readDraft(nameOf(staffId), isDraft);
  return draft !== null && (draft.text !== '' || draft.ticked.length > 0);
};

/** As it was left here, to the pupil whom the address names. */
const useDraft = (staffId: number, student: number | undefined) => {
  const name = nameOf(staffId);
  const [draft, setDraft] = useState(() => {
    const kept = readDraft(name, isDraft) ?? EMPTY;
    return student === undefined ? kept : { ...kept, ticked: [student], group: null };
  });
  useKeptDraft(name, draft);
  return {
    draft,
    write: (text: string) => setDraft((before) => ({ ...before, text })),
    tick: (ticked: readonly number[], group: Group | null) => setDraft((before) => ({ ...before, ticked, group })),
    clear: () => setDraft(EMPTY),
  };
};

/** The server's own rules, said before a large file is on its way for nothing. */
const textFault = (text: string): string | undefined => {
  if (text === '') return fieldText('required');
  if (text.length > MESSAGE_MAX_LENGTH) return fieldText('too_long');
  return hasUnsafeLines(text) ? fieldText('unsafe_characters') : undefined;
};

const CARD = 'grid grid-cols-1 gap-6 rounded-card border border-line bg-card p-4 xl:grid-cols-[24rem_1fr] xl:p-5';

const skeleton = (
  <div className={CARD}>
    <Bones layout="grid gap-2" look={['h-11', 'h-11', 'h-72']} />
    <Bones layout="grid content-start gap-4" look={['h-40', 'h-32', 'h-14 w-48']} />
  </div>
);

interface FormProps {
  pupils: readonly Student[];
  staffId: number;
  /** Whom it is begun for. */
  student: number | undefined;
}

const Form = ({ pupils, staffId, student }: FormProps) => {
  const { draft, write, tick, clear } = useDraft(staffId, student);
  const attachment = useAttachment();
  const { file } = attachment;
  const [faults, setFaults] = useState<{ text?: string; to?: string }>({});
  const { send, reset, sending, share, cancel, fault } = useSendMessage((sent) => {
    forgetDraft(nameOf(staffId));
    dropAttachment(sent.file);
  });
  const isSending = sending !== null;
  // What is being spoken comes a moment after it was ended, and is meant to go along.
  const isSpeaking = attachment.recorder.state !== 'idle';
  const textProblem = faults.text ?? faultsOf(fault).text;
  const otherProblem = faults.to ?? otherFaultOf(fault, ['text']);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const to = audienceOf(new Set(draft.ticked), pupils, draft.group);
    const text = textFault(normaliseMessage(draft.text));
    const isNobody = to.kind === 'students' && to.ids.length === 0;
    setFaults({ ...(text && { text }), ...(isNobody && { to: composer.chooseSomebody }) });
    reset();
    if (text || isNobody) return;
    send({ to, text: draft.text, file }, { onSuccess: clear });
  };

  return (
    <form noValidate onSubmit={submit} className={CARD}>
      <section aria-label={composer.to} className="grid grid-cols-1 content-start gap-2">
        <h3 className="text-lg font-black">{composer.to}</h3>
        <Recipients pupils={pupils} ticked={draft.ticked} onTick={tick} />
      </section>
      <div className="grid grid-cols-1 content-start gap-4">
        <TextAreaField
          label={composer.text}
          hint={composer.length(normaliseMessage(draft.text).length)}
          error={textProblem}
          placeholder={composer.example}
          value={draft.text}
          onChange={({ target }) => write(target.value)}
          readOnly={isSending}
          dir={draft.text ? 'auto' : 'rtl'}
          rows={5}
          className="min-h-36 text-lg leading-8"
        />
        <AttachmentField attachment={attachment} busy={isSending} />
        {otherProblem && <Alert>{otherProblem}</Alert>}
        {isSending && file ? (
          <UploadProgress name={file.name} share={share} onCancel={cancel} />
        ) : (
          <Button
            type="submit"
            look="gold"
            size="large"
            icon="send"
            busy={isSending || isSpeaking}
            className="justify-self-start"
          >
            {composer.send}
          </Button>
        )}
      </div>
    </form>
  );
};

export const Composer = (whose: Omit<FormProps, 'pupils'>) => (
  <Loaded query={useQuery(pupilsQuery)} skeleton={skeleton}>
    {(pupils) => <Form key={`${whose.staffId} ${whose.student}`} pupils={pupils} {...whose} />}
  </Loaded>
);
