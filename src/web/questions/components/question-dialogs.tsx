import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QUESTION_USES, type QuestionUse } from '#domain/questions/kinds';
import { MATCHING_OPTIONS } from '#domain/questions/questions';
import { canBeShared } from '#domain/questions/uses';
import type { Grade } from '#domain/roster/grades';
import { choicesDialog, matchingDialog, questionForm as texts } from '#strings/questions/staff';
import { questionText } from '#strings/questions/text';
import { useNames } from '#strings/questions/words';
import { LessonField } from '#web/curriculum/components/lesson-field.tsx';
import { useQuestionLesson } from '#web/curriculum/mutations.ts';
import { faultsOf } from '#web/lib/form-faults.ts';
import { useSeenDraft } from '#web/lib/seen-draft.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Said } from '#web/ui/said.tsx';
import type { AdminQuestion, ListedQuestion } from '#wire/questions';
import { type Choice as CountedChoice, choicesOf } from '../choices.ts';
import { useAddQuestion, useEditQuestion, useMatchingOptions } from '../mutations.ts';
import { everyQuestionQuery } from '../queries.ts';
import { draftOf, emptyQuestionFor, fieldsOf } from '../question-draft.ts';
import { type BankDialogProps, ImportDialog } from './import-dialog.tsx';
import { MatchingFields } from './matching-fields.tsx';
import { AlsoInField, QUESTION_FIELDS_SHOWN, QuestionFieldset } from './question-fields.tsx';
import { ReviewDialog } from './review-dialog.tsx';

const Chosen = ({ choice: { option, times, isRight, isOffered }, of }: { choice: CountedChoice; of: number }) => (
  <li className="grid gap-1 rounded-2xl border-2 border-line px-3 py-2">
    <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <span className="min-w-0 font-extrabold">
        <Said text={questionText(option)} />
      </span>
      {isRight && <Badge tone="good">{choicesDialog.right}</Badge>}
      {!isOffered && <Badge tone="plain">{choicesDialog.former}</Badge>}
      <span className="ms-auto text-sm text-muted">{choicesDialog.times(times)}</span>
    </span>
    <Meter part={times} whole={of} fill={isRight ? 'bg-emerald' : 'bg-coral'} />
  </li>
);

/** What pupils answered to a question: where many chose the same wrong option, that is what to teach again. */
const ChoicesDialog = ({ question, onClose }: { question: ListedQuestion; onClose: () => void }) => (
  <Dialog title={choicesDialog.title(question.number)} onClose={onClose}>
    <div className="grid gap-4">
      <p className="text-lg leading-snug font-black">
        <Said text={questionText(question.text)} />
      </p>
      {question.attempts === 0 ? (
        <p className="text-muted">{choicesDialog.nobody}</p>
      ) : (
        <>
          <ul aria-label={choicesDialog.options} className="grid gap-2">
            {choicesOf(question).map((choice) => (
              <Chosen key={`${choice.option} ${choice.isOffered}`} choice={choice} of={question.attempts} />
            ))}
          </ul>
          <p className="text-sm text-muted">{choicesDialog.together}</p>
        </>
      )}
    </div>
  </Dialog>
);

const MatchingDialog = ({ grade, matchingOptions, onClose }: BankDialogProps) => {
  const [options, setOptions] = useState<readonly string[]>(() =>
    Array.from({ length: MATCHING_OPTIONS }, (_, place) => matchingOptions[place] ?? ''),
  );
  const save = useMatchingOptions(grade);
  return (
    <FormDialog
      title={matchingDialog.title}
      submit={matchingDialog.save}
      action={save}
      fields={['options']}
      onSubmit={() => save.mutate([...options], { onSuccess: onClose })}
      onClose={onClose}
    >
      <p className="text-muted">{matchingDialog.body}</p>
      <MatchingFields options={options} faults={faultsOf(save.error)} name="options" onChange={setOptions} />
    </FormDialog>
  );
};

/** What is open over the list. A review that was left for an edit goes on where it was. */
export type Task =
  | { readonly kind: 'add' }
  | { readonly kind: 'import' }
  | { readonly kind: 'matching' }
  | { readonly kind: 'review'; readonly from: number }
  | { readonly kind: 'choices'; readonly question: ListedQuestion }
  | { readonly kind: 'edit'; readonly question: AdminQuestion; readonly reviewAt?: number };

interface TaskDialogProps extends Omit<BankDialogProps, 'onClose'> {
  task: Task;
  /** What the list is filtered by. */
  use: QuestionUse | undefined;
  /** As they are now. */
  questions: readonly AdminQuestion[];
  onTask: (task: Task | null) => void;
}

export const TaskDialog = ({ task, grade, use, matchingOptions, questions, onTask }: TaskDialogProps) => {
  const bank = { grade, matchingOptions, onClose: () => onTask(null) };
  switch (task.kind) {
    case 'add':
      return <AddQuestion {...bank} first={use ?? 'practice'} />;
    case 'choices':
      return <ChoicesDialog question={task.question} onClose={bank.onClose} />;
    case 'import':
      return <ImportDialog {...bank} />;
    case 'matching':
      return <MatchingDialog {...bank} />;
    case 'review':
      return (
        <ReviewDialog
          grade={grade}
          use={use}
          from={task.from}
          onEdit={(question, reviewAt) => onTask({ kind: 'edit', question, reviewAt })}
          onClose={bank.onClose}
        />
      );
    case 'edit': {
      const { question, reviewAt } = task;
      return (
        <EditQuestion
          key={question.id}
          question={questions.find(({ id }) => id === question.id) ?? question}
          matchingOptions={matchingOptions}
          onClose={() => onTask(reviewAt === undefined ? null : { kind: 'review', from: reviewAt })}
        />
      );
    }
  }
};

const USE_OPTIONS = QUESTION_USES.map((value) => ({ value, label: useNames[value] }));

const AddQuestion = ({ grade, matchingOptions, first, onClose }: BankDialogProps & { first: QuestionUse }) => {
  const [use, setUse] = useState(first);
  const [draft, setDraft] = useState(() => emptyQuestionFor(first));
  const [alsoIn, setAlsoIn] = useState<readonly Grade[]>([]);
  const [lessonId, setLessonId] = useState<string | null>(null);
  const add = useAddQuestion();
  const setLesson = useQuestionLesson();
  return (
    <FormDialog
      wide
      title={texts.addTitle}
      submit={texts.add}
      action={add}
      fields={QUESTION_FIELDS_SHOWN}
      onSubmit={() =>
        add.mutate(
          { ...fieldsOf(draft), grade, use, alsoIn: [...alsoIn] },
          {
            onSuccess: ({ id }) => {
              if (lessonId !== null && use === 'practice') setLesson.mutate({ id, grade, lessonId });
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    >
      <Choice
        legend={texts.use}
        options={USE_OPTIONS}
        value={use}
        onChange={(chosen) => {
          setUse(chosen);
          setDraft({ ...emptyQuestionFor(chosen), text: draft.text, source: draft.source });
        }}
      />
      <QuestionFieldset
        use={use}
        draft={draft}
        faults={faultsOf(add.error)}
        matchingOptions={matchingOptions}
        onChange={(part) => setDraft({ ...draft, ...part })}
      />
      {use === 'practice' && (
        <LessonField grade={grade} subject={draft.subject} value={lessonId} onChange={setLessonId} />
      )}
      {canBeShared(draft.type) && <AlsoInField grade={grade} value={alsoIn} onChange={setAlsoIn} />}
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

const EditQuestion = ({ question, matchingOptions, onClose }: EditQuestionProps) => {
  const { seen, draft, change, follow } = useSeenDraft(question, draftOf);
  const edit = useEditQuestion(question);
  const [own, ...further] = question.grades as [Grade, ...Grade[]];
  const [alsoIn, setAlsoIn] = useState<readonly Grade[]>(further);
  const [lessonId, setLessonId] = useState(question.lessonId);
  const setLesson = useQuestionLesson();
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
      onSubmit={() =>
        edit.mutate(
          { ...fieldsOf(draft), versionId: seen.versionId, alsoIn: [...alsoIn] },
          {
            onSuccess: ({ id }) => {
              if (lessonId !== question.lessonId) setLesson.mutate({ id, grade: question.grade, lessonId });
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    >
      {isChanged && !edit.isPending && <Notice urgent text={texts.changed} actions={{ [texts.take]: take }} />}
      <QuestionFieldset
        use={question.use}
        draft={draft}
        faults={faultsOf(edit.error)}
        matchingOptions={matchingOptions}
        onChange={change}
      />
      {question.use === 'practice' && (
        <LessonField grade={question.grade} subject={draft.subject} value={lessonId} onChange={setLessonId} />
      )}
      {canBeShared(draft.type) && <AlsoInField grade={own} value={alsoIn} onChange={setAlsoIn} />}
      <p className="text-sm text-muted">{texts.again}</p>
    </FormDialog>
  );
};
