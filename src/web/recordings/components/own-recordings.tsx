import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Mark, RecordingStatus } from '#domain/recordings/recordings';
import { formatChildDay } from '#strings/dates';
import { markWords, removeDialog, statusNames, ownRecordings as texts } from '#strings/recordings/pupil';
import { verseName } from '#strings/recordings/words';
import { listWords } from '#strings/widgets';
import { useIsSelf } from '#web/access/queries.ts';
import { fileAddress } from '#web/lib/page-mark.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm-dialog.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { SoundPlayer } from '#web/ui/sound-player.tsx';
import { Bones, Loaded } from '#web/ui/states.tsx';
import type { OwnRecording, RecordingAnswer } from '#wire/recordings';
import { useMarkSeen, useRemoveRecording, useSendRecording } from '../mutations.ts';
import { ownRecordingsQuery } from '../queries.ts';

const TONES: Record<RecordingStatus, Tone> = { kept: 'plain', sent: 'wait', answered: 'good' };
const MARK_ICONS: Record<Mark, IconName> = { excellent: 'star', good: 'check', again: 'refresh' };

const Answer = ({ answer: { mark, note, fileId, by } }: { answer: RecordingAnswer }) => (
  <div className="grid gap-2 rounded-2xl bg-emerald-soft p-3 text-emerald-ink">
    <p className="text-sm font-extrabold">{texts.answer(by)}</p>
    {mark && (
      <p className="flex items-center gap-2 text-lg font-black">
        <Icon name={MARK_ICONS[mark]} className="size-6 shrink-0" />
        {markWords[mark]}
      </p>
    )}
    {note && (
      <p dir="auto" className="break-words">
        {note}
      </p>
    )}
    {fileId && <SoundPlayer source={fileAddress(fileId)} label={texts.hearAnswer} />}
  </div>
);

/** An answer counts as opened once it is here; that it was new stays to be seen until the pupil leaves. */
const useOpened = ({ id, isNew }: OwnRecording, isSelf: boolean): boolean => {
  const { mutate } = useMarkSeen();
  const [wasNew, setWasNew] = useState(isNew);
  useEffect(() => {
    if (!isNew) return;
    setWasNew(true);
    if (isSelf) mutate(id);
  }, [isNew, isSelf, id, mutate]);
  return wasNew;
};

interface CardProps {
  recording: OwnRecording;
  isSelf: boolean;
  onSend: () => void;
  onRemove: () => void;
}

const Card = ({ recording, isSelf, onSend, onRemove }: CardProps) => {
  const { ayah, fileId, status, createdAt, answer } = recording;
  const isNew = useOpened(recording, isSelf);
  const named = (label: string) => ({ 'aria-label': listWords.named(label, verseName(ayah)) });
  return (
    <li className="grid grid-cols-1 gap-2 rounded-3xl border border-line p-3">
      <div className="flex flex-wrap items-center gap-2">
        <h4 className="font-black">{verseName(ayah)}</h4>
        <Badge tone={TONES[status]}>{statusNames[status]}</Badge>
        {isNew && <Badge tone="wait">{texts.isNew}</Badge>}
        <time dateTime={createdAt} className="ms-auto text-sm text-muted">
          {formatChildDay(createdAt)}
        </time>
      </div>
      <SoundPlayer source={fileAddress(fileId)} label={texts.listen(ayah)} />
      {answer && <Answer answer={answer} />}
      {isSelf && (
        <div className="flex flex-wrap gap-2">
          {status === 'kept' && (
            <Button look="soft" icon="send" {...named(texts.send)} onClick={onSend}>
              {texts.send}
            </Button>
          )}
          <Button look="plain" icon="trash" {...named(texts.remove)} onClick={onRemove} className="ms-auto">
            {texts.remove}
          </Button>
        </div>
      )}
    </li>
  );
};

/** What the pupil has said of this text, and what the teacher answered. */
export const OwnRecordings = ({ textId }: { textId: number }) => {
  const isSelf = useIsSelf();
  const send = useSendRecording();
  const remove = useRemoveRecording();
  const { ask, dialog } = useConfirm();
  const askToRemove = ({ id, ayah, status }: OwnRecording) =>
    ask({
      confirm: { ...removeDialog, body: removeDialog.body(ayah, status), tone: 'danger' },
      run: () => remove.mutateAsync(id),
    });
  return (
    <section aria-label={texts.title} className="grid grid-cols-1 gap-2">
      <h3 className="text-lg font-black">{texts.title}</h3>
      <Loaded query={useQuery(ownRecordingsQuery(textId))} skeleton={<Bones look="h-28 rounded-3xl" times={2} />}>
        {({ recordings }) =>
          recordings.length === 0 ? (
            <p className="text-muted">{texts.none}</p>
          ) : (
            <ul aria-label={texts.list} className="grid grid-cols-1 gap-3">
              {recordings.map((recording) => (
                <Card
                  key={recording.id}
                  recording={recording}
                  isSelf={isSelf}
                  onSend={() => send.mutate(recording.id)}
                  onRemove={() => askToRemove(recording)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {dialog}
    </section>
  );
};
