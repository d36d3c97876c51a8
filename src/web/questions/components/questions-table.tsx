import { useQuery } from '@tanstack/react-query';
import { DIFFICULTIES } from '#domain/questions/kinds';
import { moneyText } from '#strings/money';
import { formatNumber } from '#strings/plural';
import { questionCount, reviewText, questionsPage as texts } from '#strings/questions/staff';
import { questionText } from '#strings/questions/text';
import { difficultyNames, optionNames, subjectNames, typeNames, useNames } from '#strings/questions/words';
import { useGrade } from '#web/lib/grade.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { StaffList } from '#web/ui/list/staff-list.tsx';
import type { Column } from '#web/ui/list/table.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import { Rate } from '#web/ui/rate.tsx';
import { Said } from '#web/ui/said.tsx';
import type { ListedQuestion } from '#wire/questions';
import { questionsSearch } from '../admin-search.ts';
import { useRetireQuestion, useReviewQuestion } from '../mutations.ts';
import { questionsQuery } from '../queries.ts';
import type { Task } from './question-dialogs.tsx';

const What = ({ question: { number, text, retiredAt, grade, grades } }: { question: ListedQuestion }) => (
  <span className="flex gap-3">
    <span className="min-w-7 text-muted">{formatNumber(number)}</span>
    <span className="grid min-w-0 justify-items-start gap-1 leading-snug">
      <span className={retiredAt ? 'text-muted line-through' : ''}>
        <Said text={questionText(text)} />
      </span>
      {grades.length > 1 && (
        <span className="text-sm font-semibold text-muted">
          {texts.alsoIn(grades.filter((each) => each !== grade))}
        </span>
      )}
      {retiredAt && <Badge tone="bad">{texts.retired}</Badge>}
    </span>
  </span>
);

const Answer = ({ question }: { question: ListedQuestion }) => (
  <span className="text-sm leading-snug font-semibold text-correct">
    <Said text={questionText(optionNames(question)[question.answer] ?? '')} />
  </span>
);

type OnTask = (task: Task) => void;

/** The count opens what was chosen. */
const Statistics = ({ question, onTask }: { question: ListedQuestion; onTask: OnTask }) => {
  const { number, successRate, attempts } = question;
  const counted = texts.attempts(attempts);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 leading-snug desk:grid desk:justify-items-start">
      {successRate !== null && <Rate rate={successRate} />}
      {attempts > 0 ? (
        <button
          type="button"
          aria-label={texts.choices(number, counted)}
          onClick={() => onTask({ kind: 'choices', question })}
          className="cursor-pointer text-sm text-muted underline decoration-dotted underline-offset-4 hover:text-ink phone:min-h-11"
        >
          {counted}
        </button>
      ) : (
        <span className="text-sm text-muted">{counted}</span>
      )}
    </span>
  );
};

/** Harder than any: what nobody has tried stands last. */
const UNTRIED = 101;

const columnsFor = (onTask: OnTask): readonly Column<ListedQuestion>[] => [
  {
    id: 'question',
    title: texts.question,
    cell: (question) => <What question={question} />,
    inFile: [
      { title: texts.number, value: ({ number }) => number },
      { title: texts.question, value: ({ text }) => text },
      { title: texts.state, value: ({ retiredAt }) => (retiredAt ? texts.retired : null) },
    ],
    sortBy: ({ number }) => number,
    className: 'desk:w-2/5 desk:min-w-72',
  },
  {
    id: 'answer',
    title: texts.answer,
    cell: (question) => <Answer question={question} />,
    inFile: [{ title: texts.answer, value: (question) => optionNames(question)[question.answer] ?? null }],
    className: 'desk:min-w-28',
  },
  {
    id: 'subject',
    title: texts.subjectAndType,
    cell: ({ subject, type, use }) => (
      <span className="flex flex-wrap gap-x-2 leading-snug desk:grid">
        {subjectNames[subject]}
        <span className="text-sm text-muted">{use === 'race' ? useNames.race : typeNames[type]}</span>
      </span>
    ),
    inFile: [
      { title: texts.subject, value: ({ subject }) => subjectNames[subject] },
      { title: texts.type, value: ({ type }) => typeNames[type] },
      { title: texts.use, value: ({ use }) => useNames[use] },
    ],
    sortBy: ({ subject }) => subjectNames[subject],
    phone: 'plain',
    className: 'whitespace-nowrap',
  },
  {
    id: 'difficulty',
    title: texts.worth,
    cell: ({ difficulty, points, use }) => (
      <span className="flex flex-wrap gap-x-2 leading-snug desk:grid">
        {difficultyNames[difficulty]}
        {use === 'practice' && <span className="text-sm text-muted">{moneyText('points', points)}</span>}
      </span>
    ),
    inFile: [
      { title: texts.worth, value: ({ difficulty }) => difficultyNames[difficulty] },
      { title: texts.points, value: ({ points, use }) => (use === 'practice' ? points : null) },
    ],
    sortBy: ({ difficulty }) => DIFFICULTIES.indexOf(difficulty),
    className: 'whitespace-nowrap',
  },
  {
    id: 'statistics',
    title: texts.statistics,
    cell: (question) => <Statistics question={question} onTask={onTask} />,
    inFile: [
      { title: texts.statistics, value: ({ successRate: rate }) => (rate === null ? null : { percent: rate }) },
      { title: texts.answered, value: ({ attempts }) => attempts },
    ],
    sortBy: ({ successRate }) => successRate ?? UNTRIED,
    className: 'whitespace-nowrap',
  },
  {
    id: 'review',
    title: texts.review,
    cell: (question) => (
      <span title={question.reviewedBy ?? undefined}>
        <Badge tone={question.reviewedAt ? 'good' : 'wait'}>{reviewText(question)}</Badge>
      </span>
    ),
    phone: 'plain',
    className: 'whitespace-nowrap',
  },
];

export const QuestionsTable = ({ onTask }: { onTask: OnTask }) => {
  const list = useList(questionsSearch);
  const query = useQuery(questionsQuery({ ...list.wanted, grade: useGrade() }));
  const review = useReviewQuestion();
  const retire = useRetireQuestion();
  return (
    <StaffList
      label={texts.table}
      list={list}
      query={query}
      rows={query.data?.questions}
      rowKey={({ id }) => id}
      rowName={({ number }) => formatNumber(number)}
      columns={columnsFor(onTask)}
      search={texts.search}
      filters={
        <>
          {list.filter('use', { label: texts.use, all: texts.allUses, names: useNames })}
          {list.filter('state', { label: texts.state, all: texts.states.active, names: texts.states })}
          {list.filter('subject', { label: texts.subject, all: texts.allSubjects, names: subjectNames })}
          {list.filter('type', { label: texts.type, all: texts.allTypes, names: typeNames })}
          {list.filter('difficulty', { label: texts.difficulty, all: texts.allDifficulties, names: difficultyNames })}
        </>
      }
      note={({ length }) => questionCount(length)}
      actions={(question) => [
        {
          id: 'review',
          label: question.reviewedAt ? texts.withdraw(question.number) : texts.approve(question.number),
          icon: question.reviewedAt ? 'undo' : 'check',
          isQuiet: true,
          run: () => review.mutateAsync({ question, isReviewed: question.reviewedAt === null }),
        },
        {
          label: texts.edit(question.number),
          icon: 'edit',
          isQuiet: true,
          run: () => onTask({ kind: 'edit', question }),
        },
        {
          id: 'retire',
          label: question.retiredAt ? texts.restore(question.number) : texts.retire(question.number),
          icon: question.retiredAt ? 'refresh' : 'archive',
          look: question.retiredAt ? 'soft' : 'danger',
          isQuiet: true,
          run: () => retire.mutateAsync({ question, isRetired: question.retiredAt === null }),
        },
      ]}
      empty={{
        icon: 'book',
        title: texts.empty,
        body: texts.emptyBody,
        action: (
          <Button look="gold" icon="plus" onClick={() => onTask({ kind: 'add' })}>
            {texts.add}
          </Button>
        ),
      }}
    />
  );
};
