import { useState } from 'react';
import { MARKS, type Mark, NOTE_MAX, type RecordingFilter, VERSE_MAX_SECONDS } from '#domain/recordings/recordings';
import { formatDay, formatMoment } from '#strings/dates';
import {
  answerForm,
  filterNames,
  leaveVoice,
  noRecordings,
  recordingsPage as texts,
  waitingRecordings,
} from '#strings/recordings/staff';
import { markNames, verseName } from '#strings/recordings/words';
import { gradeNames, listWords } from '#strings/widgets';
import { faultsOf } from '#web/lib/form-faults.ts';
import { useRuledPupils } from '#web/lib/grade.ts';
import { fileAddress } from '#web/lib/page-mark.ts';
import { useRecorder } from '#web/lib/recorder.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { useConfirm } from '#web/ui/confirm-dialog.tsx';
import { TextAreaField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { ListFrame } from '#web/ui/list/frame.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PupilLink } from '#web/ui/pupil-link.tsx';
import { RecordButton } from '#web/ui/record-button.tsx';
import { FilePlayer, SoundPlayer } from '#web/ui/sound-player.tsx';
import { UploadProgress } from '#web/ui/upload-field.tsx';
import type { RecordingAnswer, StaffRecording } from '#wire/recordings';
import { useAnswer, useKeepOrLetGo } from '../admin-mutations.ts';
import { recordingsSearch } from '../admin-search.ts';
import { VerseText } from '../components/verse-text.tsx';
import { useRecordings } from '../queries.ts';

const TONES: Record<Mark, Tone> = { excellent: 'good', good: 'good', again: 'wait' };

const GivenAnswer = ({ answer: { mark, note, fileId, by, at } }: { answer: RecordingAnswer }) => (
  <div className="grid grid-cols-1 gap-2 rounded-2xl bg-paper p-3">
    <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
      {mark && <Badge tone={TONES[mark]}>{markNames[mark]}</Badge>}
      {texts.answeredBy(by, formatMoment(at))}
    </p>
    {note && (
      <p dir="auto" className="break-words">
        {note}
      </p>
    )}
    {fileId && <SoundPlayer source={fileAddress(fileId)} label={texts.hearAnswer} />}
  </div>
);

interface CardProps {
  recording: StaffRecording;
  onAnswer: () => void;
  /** Left out where the list is of one pupil already. */
  onOnly: (() => void) | undefined;
}

const Card = ({ recording, onAnswer, onOnly }: CardProps) => {
  const { studentId, studentName, grade, textTitle, ayah, verse, fileId, sentAt, goesAt, answer } = recording;
  const keepOrLetGo = useKeepOrLetGo();
  const named = (label: string) => ({ 'aria-label': listWords.named(label, studentName) });
  const [answerLabel, keepLabel] = [answer ? texts.answerAgain : texts.answer, goesAt ? texts.keep : texts.letGo];
  return (
    <li className="grid grid-cols-1 content-start gap-3 rounded-3xl border border-line bg-card p-4">
      <div className="grid gap-0.5">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 className="min-w-0 font-black break-words">
            <PupilLink id={studentId} name={studentName} />
          </h2>
          <span className="text-sm text-muted">{gradeNames[grade]}</span>
        </div>
        <p className="text-sm font-extrabold text-emerald-ink">{texts.place(textTitle, verseName(ayah))}</p>
      </div>
      <VerseText verse={{ ayah, text: verse }} />
      <SoundPlayer source={fileAddress(fileId)} label={texts.listen(studentName)} />
      <p className="flex flex-wrap gap-x-3 text-sm text-muted">
        <time dateTime={sentAt}>{texts.sentAt(formatMoment(sentAt))}</time>
        <span>{goesAt ? texts.goesAt(formatDay(goesAt)) : texts.isKept}</span>
      </p>
      {answer && <GivenAnswer answer={answer} />}
      <div className="mt-auto flex flex-wrap gap-2">
        <Button
          look={answer ? 'soft' : 'gold'}
          icon={answer ? 'edit' : 'send'}
          {...named(answerLabel)}
          onClick={onAnswer}
        >
          {answerLabel}
        </Button>
        <Button
          look="plain"
          icon="archive"
          busy={keepOrLetGo.isPending}
          {...named(keepLabel)}
          onClick={() => keepOrLetGo.mutate(recording)}
        >
          {keepLabel}
        </Button>
        {onOnly && (
          <Button look="plain" icon="users" {...named(texts.onlyThis)} onClick={onOnly}>
            {texts.onlyThis}
          </Button>
        )}
      </div>
    </li>
  );
};

/** An answer may be words alone. */
const NO_MARK = 'none';
const MARK_OPTIONS = ([...MARKS, NO_MARK] as const).map((value) => ({ value, label: answerForm.marks[value] }));

/** Heard and answered in one place: with a mark, a note, the own voice, or all of them. */
const AnswerDialog = ({ recording, onClose }: { recording: StaffRecording; onClose: () => void }) => {
  const { textTitle, ayah, verse, fileId, studentName, answer } = recording;
  const [mark, setMark] = useState(answer?.mark ?? null);
  const [voice, setVoice] = useState<File | null>(null);
  const recorder = useRecorder(VERSE_MAX_SECONDS, setVoice);
  const { send, sending, share, cancel, fault } = useAnswer(recording);
  const isEmpty = faultsOf(fault).mark !== undefined;
  const { ask, dialog } = useConfirm();
  const isSpoken = voice !== null || recorder.state !== 'idle';
  const close = () => (isSpoken ? ask({ confirm: { ...leaveVoice, tone: 'danger' }, run: onClose }) : onClose());
  return (
    <>
      <FormDialog
        title={answerForm.title}
        submit={answerForm.submit}
        action={{ isPending: sending !== null || recorder.state !== 'idle', error: fault }}
        fields={['mark', 'note']}
        onSubmit={(form) =>
          send({ mark, note: String(form.get('note')).trim() || null, voice }, { onSuccess: onClose })
        }
        onClose={close}
        wide
      >
        <p>
          <span className="block text-lg font-black">{studentName}</span>
          <span className="text-sm font-extrabold text-emerald-ink">{texts.place(textTitle, verseName(ayah))}</span>
        </p>
        <VerseText verse={{ ayah, text: verse }} />
        <SoundPlayer source={fileAddress(fileId)} label={texts.listen(studentName)} />
        <div className="grid grid-cols-1 gap-1.5">
          <Choice
            legend={answerForm.mark}
            options={MARK_OPTIONS}
            value={mark ?? NO_MARK}
            onChange={(chosen) => setMark(chosen === NO_MARK ? null : chosen)}
          />
          {isEmpty && <Alert>{answerForm.empty}</Alert>}
        </div>
        <TextAreaField
          name="note"
          label={answerForm.note}
          hint={answerForm.noteHint}
          defaultValue={answer?.note ?? ''}
          maxLength={NOTE_MAX}
          rows={2}
        />
        <section aria-label={answerForm.voice} className="grid grid-cols-1 gap-2">
          {voice ? (
            <div className="grid grid-cols-[1fr_auto] items-center gap-3">
              <FilePlayer file={voice} label={answerForm.own} />
              <IconButton
                icon="trash"
                label={answerForm.removeVoice}
                onClick={() => setVoice(null)}
                className="bg-danger-soft text-danger"
              />
            </div>
          ) : (
            <RecordButton label={answerForm.record} recorder={recorder} />
          )}
          {recorder.problem && <Alert>{recorder.problem}</Alert>}
          {answer?.fileId && <p className="text-sm text-muted">{answerForm.replaces}</p>}
        </section>
        {sending?.voice && <UploadProgress name={answerForm.voice} share={share} onCancel={cancel} />}
      </FormDialog>
      {dialog}
    </>
  );
};

export const Recordings = () => {
  const list = useList(recordingsSearch);
  const { student } = list.chosen;
  const query = useRecordings({ ...list.wanted, student });
  const waiting = useRecordings(useRuledPupils()).data?.pages[0]?.counts.sent;
  const [opened, setOpened] = useState<StaffRecording>();
  const recordings = query.data?.pages.flatMap((page) => page.recordings);
  const counts = query.data?.pages[0]?.counts;
  const counted = (filter: RecordingFilter): string => texts.counted(filterNames[filter], counts?.[filter]);
  const filters = (
    <>
      {list.filter('status', {
        label: texts.filter,
        all: counted('sent'),
        names: { answered: counted('answered'), all: counted('all') },
      })}
      {student !== undefined && (
        <Button look="soft" icon="users" onClick={() => list.set({ student: undefined })}>
          {texts.everybody}
        </Button>
      )}
    </>
  );
  return (
    <>
      <PageHead
        title={texts.title}
        intro={texts.intro}
        note={waiting === undefined ? waiting : waitingRecordings(waiting)}
      />
      <ListFrame
        list={list}
        query={query}
        rows={recordings}
        filters={filters}
        note={([first]) => student !== undefined && first && texts.only(first.studentName)}
        empty={{ icon: 'mic', ...noRecordings }}
      >
        {(shown) => (
          <ul aria-label={texts.list} className="grid grid-cols-1 gap-3 lg:grid-cols-2 2xl:grid-cols-3">
            {shown.map((recording) => (
              <Card
                key={recording.id}
                recording={recording}
                onAnswer={() => setOpened(recording)}
                onOnly={
                  student === undefined ? () => list.set({ student: recording.studentId, status: 'all' }) : undefined
                }
              />
            ))}
          </ul>
        )}
      </ListFrame>
      {opened && <AnswerDialog key={opened.id} recording={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
};
