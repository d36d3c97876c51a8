import { useState } from 'react';
import { MARKS, type Mark, NOTE_MAX, VERSE_MAX_SECONDS } from '#domain/recordings/recordings';
import { recordingsPage, answerForm as texts } from '#strings/recordings/staff';
import { markNames } from '#strings/recordings/words';
import { useFileAddress } from '#web/lib/file-address.ts';
import { faultsOf } from '#web/lib/form-faults.ts';
import { useRecorder } from '#web/lib/recorder.ts';
import { Alert } from '#web/ui/alert.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { RecordButton } from '#web/ui/record-button.tsx';
import { SoundPlayer } from '#web/ui/sound-player.tsx';
import { UploadProgress } from '#web/ui/upload-field.tsx';
import type { StaffRecording } from '#wire/recordings';
import { useAnswer } from '../admin-mutations.ts';
import { VerseText } from './verse-text.tsx';

interface MarksProps {
  value: Mark | null;
  onChange: (mark: Mark | null) => void;
  fault: string | undefined;
}

/** Pressed again, a mark is taken back: an answer may be words alone. */
const Marks = ({ value, onChange, fault }: MarksProps) => (
  <fieldset className="grid min-w-0 gap-1.5">
    <legend className="mb-1 font-extrabold">{texts.mark}</legend>
    <div className="grid grid-cols-3 gap-2">
      {MARKS.map((mark) => (
        <button
          key={mark}
          type="button"
          aria-pressed={mark === value}
          onClick={() => onChange(mark === value ? null : mark)}
          className="min-h-14 rounded-2xl border-2 border-line bg-card px-2 font-extrabold text-muted transition hover:border-field-line aria-pressed:border-emerald aria-pressed:bg-emerald-soft aria-pressed:text-emerald-ink"
        >
          {markNames[mark]}
        </button>
      ))}
    </div>
    {fault && (
      <p role="alert" className="text-sm font-extrabold text-danger">
        {fault}
      </p>
    )}
  </fieldset>
);

const OwnVoice = ({ voice, onRemove }: { voice: File; onRemove: () => void }) => {
  const address = useFileAddress(voice);
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-3">
      {address && <SoundPlayer source={address} label={texts.own} />}
      <IconButton icon="trash" label={texts.removeVoice} onClick={onRemove} className="bg-danger-soft text-danger" />
    </div>
  );
};

/** Heard and answered in one place: with a mark, a note, the own voice, or all of them. */
export const AnswerDialog = ({ recording, onClose }: { recording: StaffRecording; onClose: () => void }) => {
  const { ayah, verse, fileId, studentName, answer } = recording;
  const [mark, setMark] = useState(answer?.mark ?? null);
  const [voice, setVoice] = useState<File | null>(null);
  const recorder = useRecorder(VERSE_MAX_SECONDS, setVoice);
  const { send, sending, share, cancel, fault } = useAnswer(recording);
  return (
    <FormDialog
      title={texts.title(studentName)}
      submit={texts.submit}
      action={{ isPending: sending !== null || recorder.state !== 'idle', error: fault }}
      fields={['mark', 'note']}
      onSubmit={(form) => send({ mark, note: String(form.get('note')).trim() || null, voice }, { onSuccess: onClose })}
      onClose={onClose}
      wide
    >
      <VerseText verse={{ ayah, text: verse }} />
      <SoundPlayer source={`/api/files/${fileId}`} label={recordingsPage.listen(studentName)} />
      <Marks value={mark} onChange={setMark} fault={faultsOf(fault).mark} />
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
          <OwnVoice voice={voice} onRemove={() => setVoice(null)} />
        ) : (
          <RecordButton label={texts.record} recorder={recorder} onStart={() => void recorder.start()} />
        )}
        {recorder.problem && <Alert>{recorder.problem}</Alert>}
        {answer?.fileId && <p className="text-sm text-muted">{texts.replaces}</p>}
      </section>
      {sending?.voice && <UploadProgress name={texts.voice} share={share} onCancel={cancel} />}
    </FormDialog>
  );
};
