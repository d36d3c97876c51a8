import type { Grade } from '#domain/roster/grades';
import type { AdminQuestion } from '#wire/questions';
import { ImportDialog } from './import-dialog.tsx';
import { MatchingDialog } from './matching-dialog.tsx';
import { AddQuestion, EditQuestion } from './question-dialogs.tsx';
import { ReviewDialog } from './review-dialog.tsx';

/** What is open over the list. A review that was left for an edit goes on where it was. */
export type Task =
  | { readonly kind: 'add' }
  | { readonly kind: 'import' }
  | { readonly kind: 'matching' }
  | { readonly kind: 'review'; readonly from: number }
  | { readonly kind: 'edit'; readonly question: AdminQuestion; readonly reviewAt?: number };

interface TaskDialogProps {
  task: Task;
  grade: Grade;
  matchingOptions: readonly string[];
  /** As they are now. */
  questions: readonly AdminQuestion[];
  onTask: (task: Task | null) => void;
}

export const TaskDialog = ({ task, grade, matchingOptions, questions, onTask }: TaskDialogProps) => {
  const close = () => onTask(null);
  switch (task.kind) {
    case 'add':
      return <AddQuestion grade={grade} matchingOptions={matchingOptions} onClose={close} />;
    case 'import':
      return <ImportDialog grade={grade} matchingOptions={matchingOptions} onClose={close} />;
    case 'matching':
      return <MatchingDialog grade={grade} matchingOptions={matchingOptions} onClose={close} />;
    case 'review':
      return (
        <ReviewDialog
          grade={grade}
          from={task.from}
          onEdit={(question, reviewAt) => onTask({ kind: 'edit', question, reviewAt })}
          onClose={close}
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
