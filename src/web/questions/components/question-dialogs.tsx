import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Grade } from '#domain/roster/grades';
import { questionForm as texts } from '#strings/questions/staff';
import { faultsOf } from '#web/lib/form-faults.ts';
import { useSeenDraft } from '#web/lib/seen-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import type { AdminQuestion } from '#wire/questions';
import { useAddQuestion, useEditQuestion } from '../mutations.ts';
import { everyQuestionQuery } from '../queries.ts';
import { draftOf, EMPTY_QUESTION, fieldsOf, newFieldsOf } from '../question-draft.ts';
import { QUESTION_FIELDS_SHOWN, QuestionFieldset } from './question-fields.tsx';

interface AddQuestionProps {
  grade: Grade;
  matchingOptions: readonly string[];
  onClose: () => void;
}

export const AddQuestion = ({ grade, matchingOptions, onClose }: AddQuestionProps) => {
  const [draft, setDraft] = useState(EMPTY_QUESTION);
  const add = useAddQuestion();
  return (
    <FormDialog
      wide
      title={texts.addTitle}
      submit={texts.add}
      action={add}
      fields={QUESTION_FIELDS_SHOWN}
      onSubmit={() => add.mutate(newFieldsOf(draft, grade), { onSuccess: onClose })}
      onClose={onClose}
    >
      <QuestionFieldset
        draft={draft}
        faults={faultsOf(add.error)}
        matchingOptions={matchingOptions}
        onChange={setDraft}
      />
    </FormDialog>
  );
};

/** After a refusal the question is looked for where no filter hides it; until then it is what the list shows. */
const useLatest = (question: AdminQuestion, isRefused: boolean): AdminQuestion => {
  const { data } = useQuery({ ...everyQuestionQuery(question.grade), enabled: isRefused });
  const found = data?.questions.find(({ id }) => id === question.id);
  return found && found.versionId > question.versionId ? found : question;
};

interface EditQuestionProps {
  /** As the list has it now, which may no longer be what the form was opened with. */
  question: AdminQuestion;
  matchingOptions: readonly string[];
  onClose: () => void;
}

export const EditQuestion = ({ question, matchingOptions, onClose }: EditQuestionProps) => {
  const { seen, draft, change, follow } = useSeenDraft(question, draftOf);
  const edit = useEditQuestion(question.id);
  const latest = useLatest(question, edit.isError);
  const isChanged = latest.versionId !== seen.versionId;
  const take = () => {
    edit.reset();
    follow(latest);
  };
  return (
    <FormDialog
      wide
      title={texts.editTitle(question.number)}
      submit={texts.save}
      action={edit}
      fields={QUESTION_FIELDS_SHOWN}
      onSubmit={() => edit.mutate({ ...fieldsOf(draft), versionId: seen.versionId }, { onSuccess: onClose })}
      onClose={onClose}
    >
      {isChanged && !edit.isPending && (
        <div
          role="alert"
          className="flex flex-wrap items-center justify-between gap-2 rounded-2xl bg-gold-soft px-4 py-2 font-extrabold text-gold-ink"
        >
          {texts.changed}
          <Button look="plain" size="small" onClick={take}>
            {texts.take}
          </Button>
        </div>
      )}
      <QuestionFieldset
        draft={draft}
        faults={faultsOf(edit.error)}
        matchingOptions={matchingOptions}
        onChange={change}
      />
      <p className="text-sm text-muted">{texts.again}</p>
    </FormDialog>
  );
};
