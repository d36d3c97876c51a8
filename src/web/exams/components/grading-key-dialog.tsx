import { useState } from 'react';
import { answerName, regrading as texts } from '#strings/exams/grading';
import { signedNumber } from '#strings/money';
import { formatNumber } from '#strings/plural';
import { questionText } from '#strings/questions/text';
import { optionNames } from '#strings/questions/words';
import { listWords } from '#strings/widgets';
import { messageOf } from '#web/lib/api.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SelectField } from '#web/ui/field.tsx';
import type { ScoreChange } from '#wire/exams/staff';
import { useChangeKey, useLookAtKey } from '../grading/mutations.ts';
import type { Grading } from '../grading/use-grading.ts';

const rewardOf = ({ isRewarded, due }: ScoreChange): string => {
  if (!isRewarded) return texts.unsent;
  return due.coins + due.points > 0 ? texts.due(due.coins, due.points) : texts.kept;
};

const COLUMNS: readonly Column<ScoreChange>[] = [
  { id: 'name', title: listWords.pupil, cell: ({ name }) => name },
  {
    id: 'scores',
    title: texts.scores,
    cell: ({ before, after }) => (
      <span className="whitespace-nowrap">
        {formatNumber(before)} ← {formatNumber(after)} <b>({signedNumber(after - before)})</b>
      </span>
    ),
  },
  { id: 'reward', title: texts.reward, cell: rewardOf },
];

interface KeyFieldsProps extends Pick<Grading, 'questions'> {
  /** Counted from 1. */
  draft: readonly number[];
  onChange: (draft: readonly number[]) => void;
}

const KeyFields = ({ questions, draft, onChange }: KeyFieldsProps) => (
  <div className="grid grid-cols-1 items-end gap-3 sm:grid-cols-2">
    {questions.map((question, place) => {
      const before = question.answer + 1;
      const isChanged = draft[place] !== before;
      return (
        <SelectField
          key={question.number}
          label={texts.question(question.number, questionText(question.text))}
          hint={isChanged ? texts.was(answerName(question, before)) : undefined}
          value={draft[place]}
          onChange={({ target }) => onChange(draft.with(place, Number(target.value)))}
        >
          {optionNames(question).map((option, at) => (
            <option key={option} value={at + 1}>
              {questionText(option)}
            </option>
          ))}
        </SelectField>
      );
    })}
  </div>
);

/** The questions whose right answer becomes another, and whose score follows. */
const Changes = ({
  questions,
  draft,
  changes,
}: Omit<KeyFieldsProps, 'onChange'> & { changes: readonly ScoreChange[] }) => (
  <>
    <ul className="grid gap-1">
      {questions
        .filter(({ answer }, place) => draft[place] !== answer + 1)
        .map((question) => (
          <li key={question.number}>
            {texts.question(question.number, questionText(question.text))}{' '}
            <b>
              {texts.becomes(
                answerName(question, question.answer + 1),
                answerName(question, draft[question.number - 1] ?? null),
              )}
            </b>
          </li>
        ))}
    </ul>
    <p role="status" className="font-black">
      {texts.changes(changes.length)}
    </p>
    {changes.some(({ isRewarded, before, after }) => isRewarded && after < before) && <p>{texts.nothingBack}</p>}
    <div className="grid grid-cols-1 [&_section]:max-h-[44dvh]">
      <DataTable
        label={texts.table}
        columns={COLUMNS}
        rows={changes}
        rowKey={({ studentId }) => studentId}
        empty={null}
      />
    </div>
  </>
);

/** Another key is looked at first: what it would change is what is applied, or nothing is. */
export const KeyDialog = ({ grading, onClose }: { grading: Grading; onClose: () => void }) => {
  // The version that this dialog began from: whoever changed the key meanwhile is not written over.
  const [{ exam, questions, key }] = useState(grading);
  const [draft, setDraft] = useState(key);
  const look = useLookAtKey(exam);
  const apply = useChangeKey(exam);
  const wish = [...draft];
  const changes = look.data?.changes;
  const error = apply.error ?? look.error;
  const back = () => {
    look.reset();
    apply.reset();
  };
  const confirm = (shown: readonly ScoreChange[]) =>
    apply.mutate(
      { key: wish, changes: shown },
      // Somebody graded meanwhile: what it would change now stands beside the refusal.
      { onSuccess: onClose, onError: () => look.mutate(wish) },
    );
  return (
    <Dialog title={texts.title} onClose={onClose} wide>
      <div className="grid grid-cols-1 gap-4">
        {changes ? (
          <Changes questions={questions} draft={draft} changes={changes} />
        ) : (
          <>
            <p className="text-muted">{texts.intro}</p>
            <KeyFields questions={questions} draft={draft} onChange={setDraft} />
          </>
        )}
        {error && <Alert>{messageOf(error)}</Alert>}
        <div className="flex flex-wrap justify-end gap-3">
          {changes ? (
            <>
              <Button look="plain" onClick={back}>
                {texts.back}
              </Button>
              <Button look="gold" busy={apply.isPending} onClick={() => confirm(changes)}>
                {texts.apply}
              </Button>
            </>
          ) : (
            <Button
              look="gold"
              busy={look.isPending}
              disabled={draft.every((answer, place) => answer === key[place])}
              onClick={() => look.mutate(wish)}
            >
              {texts.look}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
};
