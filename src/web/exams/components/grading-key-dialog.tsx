import { Fragment, useState } from 'react';
import { needsCorrection, QUESTION_TEXT_MAX } from '#domain/questions/questions';
import { answerWord, grading, regrading as texts } from '#strings/exams/grading';
import { questionText } from '#strings/questions/text';
import { optionNames } from '#strings/questions/words';
import { listWords } from '#strings/widgets';
import { type Column, DialogTable } from '#web/ui/data-table.tsx';
import { OptionPairs, SelectField, TextAreaField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import type { ScoreChange } from '#wire/exams/staff';
import type { Grading } from '../grading/use-grading.ts';
import { useChangeKey, useLookAtKey } from '../mutations.ts';

const rewardOf = ({ isRewarded, due }: ScoreChange): string => {
  if (!isRewarded) return texts.unsent;
  return due.coins + due.points > 0 ? texts.due(due.coins, due.points) : texts.kept;
};

const COLUMNS: readonly Column<ScoreChange>[] = [
  { id: 'name', title: listWords.pupil, cell: ({ name }) => name },
  {
    id: 'scores',
    title: grading.score,
    cell: ({ before, after }) => texts.scores(before, after),
    className: 'whitespace-nowrap',
  },
  { id: 'reward', title: texts.reward, cell: rewardOf },
];

type Question = Grading['questions'][number];
const titleOf = ({ number, text }: Question): string => texts.question(number, questionText(text));

interface ChangesProps {
  /** Whose right answer becomes another, with the new one counted from 1. */
  changed: readonly (readonly [question: Question, answer: number])[];
  changes: readonly ScoreChange[];
}

const Changes = ({ changed, changes }: ChangesProps) => (
  <>
    <ul className="grid gap-1">
      {changed.map(([question, answer]) => (
        <li key={question.number}>
          {titleOf(question)}{' '}
          <b>{texts.becomes(answerWord(question, question.answer + 1), answerWord(question, answer))}</b>
        </li>
      ))}
    </ul>
    <p role="status" className="font-black">
      {texts.changes(changes.length)}
    </p>
    {changes.some(({ isRewarded, before, after }) => isRewarded && after < before) && <p>{texts.nothingBack}</p>}
    <DialogTable label={texts.table} columns={COLUMNS} rows={changes} rowKey={({ studentId }) => studentId} />
  </>
);

/** Another key is looked at first: what it would change is what is applied, or nothing is. */
export const KeyDialog = ({ grading, onClose }: { grading: Grading; onClose: () => void }) => {
  // The version that this dialog began from: whoever changed the key meanwhile is not written over.
  const [{ exam, questions, key }] = useState(grading);
  const [draft, setDraft] = useState(key);
  const [written, setWritten] = useState(() => questions.map(({ correction }) => correction ?? ''));
  const [changes, setChanges] = useState<readonly ScoreChange[] | null>(null);
  /** A sentence that is false now is asked for what is right instead, also where an older key left that out. */
  const isCorrected = ({ type, correction }: Question, place: number): boolean =>
    needsCorrection({ type, answer: (draft[place] as number) - 1 }) && (draft[place] !== key[place] || !correction);
  const corrections = questions.map(
    (question, place) => (isCorrected(question, place) && written[place]?.trim()) || null,
  );
  const look = useLookAtKey(exam, { key: draft, corrections });
  const apply = useChangeKey(exam, { key: draft, corrections });
  const lookAt = () => look.mutate(undefined, { onSuccess: (reply) => setChanges(reply.changes) });
  const changed = questions.flatMap((question, place) =>
    draft[place] === key[place] ? [] : [[question, draft[place] as number] as const],
  );
  return (
    <>
      <FormDialog
        wide
        title={texts.open}
        submit={texts.look}
        action={look}
        fields={['corrections']}
        disabled={changed.length === 0}
        onSubmit={lookAt}
        onClose={onClose}
      >
        <p className="text-muted">{texts.intro}</p>
        <div className="grid grid-cols-1 items-end gap-3 sm:grid-cols-2">
          {questions.map((question, place) => (
            <Fragment key={question.number}>
              <SelectField
                label={titleOf(question)}
                hint={draft[place] === key[place] ? undefined : texts.was(answerWord(question, question.answer + 1))}
                value={draft[place]}
                onChange={({ target }) => setDraft(draft.with(place, Number(target.value)))}
              >
                <OptionPairs of={optionNames(question).map((option, at) => [at + 1, questionText(option)])} />
              </SelectField>
              {isCorrected(question, place) && (
                <TextAreaField
                  name={`corrections/${place}`}
                  label={texts.correction(question.number)}
                  value={written[place]}
                  onChange={({ target }) => setWritten(written.with(place, target.value))}
                  maxLength={QUESTION_TEXT_MAX}
                  rows={2}
                />
              )}
            </Fragment>
          ))}
        </div>
      </FormDialog>
      {changes && (
        <FormDialog
          wide
          title={texts.table}
          submit={texts.apply}
          action={apply}
          fields={[]}
          // Somebody graded meanwhile: what it would change now stands beside the refusal.
          onSubmit={() => apply.mutate(changes, { onSuccess: onClose, onError: lookAt })}
          onClose={() => {
            setChanges(null);
            apply.reset();
          }}
        >
          <Changes changed={changed} changes={changes} />
        </FormDialog>
      )}
    </>
  );
};
