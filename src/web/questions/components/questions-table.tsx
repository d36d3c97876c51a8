import type { ReactNode } from 'react';
import { DIFFICULTIES } from '#domain/questions/kinds';
import { firstWord } from '#domain/roster/names';
import { formatNumber } from '#strings/plural';
import { questionsPage as texts } from '#strings/questions/staff';
import { questionText } from '#strings/questions/text';
import { difficultyNames, subjectNames, typeNames } from '#strings/questions/words';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import type { AdminQuestion } from '#wire/questions';
import { useRetireQuestion, useReviewQuestion } from '../mutations.ts';
import { Rate } from './rate.tsx';

const reviewText = ({ reviewedAt, reviewedBy }: AdminQuestion): string => {
  if (reviewedAt === null) return texts.unreviewed;
  return reviewedBy ? texts.reviewedBy(firstWord(reviewedBy)) : texts.reviewed;
};

const Review = ({ question }: { question: AdminQuestion }) => (
  <span title={question.reviewedBy ?? undefined}>
    <Badge tone={question.reviewedAt ? 'good' : 'wait'}>{reviewText(question)}</Badge>
  </span>
);

const Statistics = ({ question: { successRate, attempts } }: { question: AdminQuestion }) => (
  <span className="grid justify-items-start leading-snug">
    {successRate !== null && <Rate rate={successRate} />}
    <span className="text-sm whitespace-nowrap text-muted">{texts.attempts(attempts)}</span>
  </span>
);

/** On a phone the other columns are told under the text, so that the buttons stay within reach of the thumb. */
const What = ({ question }: { question: AdminQuestion }) => (
  <span className="flex gap-3">
    <span className="min-w-7 text-muted">{formatNumber(question.number)}</span>
    <span className="grid min-w-0 justify-items-start gap-1 leading-snug">
      <span className={question.retiredAt ? 'text-muted line-through' : ''}>{questionText(question.text)}</span>
      {question.retiredAt && <Badge tone="bad">{texts.retired}</Badge>}
      <span className="grid justify-items-start gap-1 text-sm font-semibold text-muted xl:hidden">
        {subjectNames[question.subject]}، {typeNames[question.type]}، {difficultyNames[question.difficulty]}
        <Statistics question={question} />
        <Review question={question} />
      </span>
    </span>
  </span>
);

const QUIET = 'text-emerald-ink hover:bg-emerald-soft xl:size-9';

interface ActionsProps {
  question: AdminQuestion;
  onEdit: (question: AdminQuestion) => void;
}

const Actions = ({ question, onEdit }: ActionsProps) => {
  const review = useReviewQuestion();
  const retire = useRetireQuestion();
  const { id, number, reviewedAt, retiredAt } = question;
  return (
    <span className="flex gap-0.5 max-xl:flex-col">
      <IconButton
        icon={reviewedAt ? 'undo' : 'check'}
        label={reviewedAt ? texts.withdraw(number) : texts.approve(number)}
        busy={review.isPending}
        onClick={() => review.mutate({ question, isReviewed: reviewedAt === null })}
        className={QUIET}
      />
      <IconButton icon="edit" label={texts.edit(number)} onClick={() => onEdit(question)} className={QUIET} />
      <IconButton
        icon={retiredAt ? 'refresh' : 'archive'}
        label={retiredAt ? texts.restore(number) : texts.retire(number)}
        busy={retire.isPending}
        onClick={() => retire.mutate({ id, isRetired: retiredAt === null })}
        className={retiredAt ? QUIET : 'text-danger hover:bg-danger-soft xl:size-9'}
      />
    </span>
  );
};

const WIDE = 'max-xl:hidden whitespace-nowrap';

/** Harder than any: what nobody has tried stands last. */
const UNTRIED = 101;

const columnsFor = (onEdit: ActionsProps['onEdit']): Column<AdminQuestion>[] => [
  {
    id: 'question',
    title: texts.question,
    cell: (question) => <What question={question} />,
    sortBy: ({ number }) => number,
    className: 'xl:min-w-64',
  },
  {
    id: 'subject',
    title: texts.subjectAndType,
    cell: ({ subject, type }) => (
      <span className="grid leading-snug">
        {subjectNames[subject]}
        <span className="text-sm text-muted">{typeNames[type]}</span>
      </span>
    ),
    sortBy: ({ subject }) => subjectNames[subject],
    className: WIDE,
  },
  {
    id: 'difficulty',
    title: texts.difficulty,
    cell: ({ difficulty }) => difficultyNames[difficulty],
    sortBy: ({ difficulty }) => DIFFICULTIES.indexOf(difficulty),
    className: WIDE,
  },
  {
    id: 'points',
    title: texts.points,
    cell: ({ points }) => formatNumber(points),
    sortBy: ({ points }) => points,
    className: WIDE,
  },
  {
    id: 'statistics',
    title: texts.statistics,
    cell: (question) => <Statistics question={question} />,
    sortBy: ({ successRate }) => successRate ?? UNTRIED,
    className: WIDE,
  },
  { id: 'review', title: texts.review, cell: (question) => <Review question={question} />, className: WIDE },
  {
    id: 'actions',
    title: texts.actions,
    cell: (question) => <Actions question={question} onEdit={onEdit} />,
    className: 'w-px',
  },
];

interface QuestionsTableProps {
  questions: readonly AdminQuestion[];
  onEdit: ActionsProps['onEdit'];
  empty: ReactNode;
}

export const QuestionsTable = ({ questions, onEdit, empty }: QuestionsTableProps) => (
  <DataTable label={texts.table} columns={columnsFor(onEdit)} rows={questions} rowKey={({ id }) => id} empty={empty} />
);
