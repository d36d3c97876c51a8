import { useState } from 'react';
import { MARKS, NOTE_MAX, VERSE_MAX_SECONDS } from '#domain/recordings/recordings';
import { leaveVoice, recordingsPage, answerForm as texts } from '#strings/recordings/staff';
import { verseName } from '#strings/recordings/words';
import { faultsOf } from '#web/lib/form-faults.ts';
import { useRecorder } from '#web/lib/recorder.ts';
import { Alert } from '#web/ui/alert.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { useConfirm } from '#web/ui/confirm-dialog.tsx';
import { TextAreaField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { RecordButton } from '#web/ui/record-button.tsx';
import { FilePlayer, SoundPlayer } from '#web/ui/sound-player.tsx';
import { UploadProgress } from '#web/ui/upload-field.tsx';
import type { StaffRecording } from '#wire/recordings';
import { useAnswer } from '../admin-mutations.ts';
import { VerseText } from './verse-text.tsx';

/** An answer may be words alone. */
const NO_MARK = 'none';
const OPTIONS = ([...MARKS, NO_MARK] as const).map((value) => ({ value, label: texts.marks[value] }));

/** Heard and answered in one place: with a mark, a note, the own voice, or all of them. */
export const AnswerDialog = ({ recording, onClose }: { recording: StaffRecording; onClose: () => void }) => {
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
        title={texts.title}
        submit={texts.submit}
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
          <span className="text-sm font-extrabold text-emerald-ink">
            {recordingsPage.place(textTitle, verseName(ayah))}
          </span>
        </p>
        <VerseText verse={{ ayah, text: verse }} />
        <SoundPlayer source={`/api/files/${fileId}`} label={recordingsPage.listen(studentName)} />
        <div className="grid grid-cols-1 gap-1.5">
          <Choice
            legend={texts.mark}
            options={OPTIONS}
            value={mark ?? NO_MARK}
            onChange={(chosen) => setMark(chosen === NO_MARK ? null : chosen)}
          />
          {isEmpty && <Alert>{texts.empty}</Alert>}
        </div>
        <TextAreaField
          name="note"
          label={texts.note}
          hint={texts.noteHint}
          defaultValue={answer?.note ?? ''}
          maxLength={NOTE_MAX}
          rows={2}
        />
        <section aria-label={texts.voice} className="grid grid-cols-1 gap-2">
          {voice ? (
            <div className="grid grid-cols-[1fr_auto] items-center gap-3">
              <FilePlayer file={voice} label={texts.own} />
              <IconButton
                icon="trash"
                label={texts.removeVoice}
                onClick={() => setVoice(null)}
                className="bg-danger-soft text-danger"
              />
            </div>
          ) : (
            <RecordButton label={texts.record} recorder={recorder} onStart={() => void recorder.start()} />
          )}
          {recorder.problem && <Alert>{recorder.problem}</Alert>}
          {answer?.fileId && <p className="text-sm text-muted">{texts.replaces}</p>}
        </section>
        {sending?.voice && <UploadProgress name={texts.voice} share={share} onCancel={cancel} />}
      </FormDialog>
      {dialog}
    </>
  );
};
