import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { GRADES, type Grade } from '#domain/roster/grades';
import { reviewNotice, questionsPage as texts } from '#strings/questions/staff';
import { gradeNames } from '#strings/widgets';
import { useGrade } from '#web/lib/grade.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useAddress } from '#web/ui/list/use-list.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PaperLink } from '#web/ui/paper-link.tsx';
import { Bone, EmptyState, ErrorState, Loading } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { QuestionFilters } from '../components/question-filters.tsx';
import { type Task, TaskDialog } from '../components/question-tasks.tsx';
import { QuestionsTable } from '../components/questions-table.tsx';
import { useExportQuestions } from '../mutations.ts';
import { questionsQuery } from '../queries.ts';

const route = getRouteApi('/admin/questions');

const Skeleton = () => (
  <Loading>
    <div className="grid gap-3">
      <Bone className="h-20" />
      <div className="grid gap-px overflow-hidden rounded-3xl border border-line bg-line">
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((row) => (
          <div key={row} className="flex items-center gap-6 bg-card px-4 py-3">
            <Bone className="size-6" />
            <Bone className="h-5 flex-1" />
            <Bone className="h-5 w-40 max-xl:hidden" />
            <Bone className="h-7 w-28 max-xl:hidden" />
            <Bone className="h-9 w-28 max-xl:w-12" />
          </div>
        ))}
      </div>
    </div>
  </Loading>
);

const ReviewNotice = ({ count, onStart }: { count: number; onStart: () => void }) => (
  <div
    className={`flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2xl px-4 py-2.5 ${count > 0 ? 'bg-gold-soft text-gold-ink' : 'bg-emerald-soft text-emerald-ink'}`}
  >
    <Icon name={count > 0 ? 'warning' : 'check'} className="size-5 shrink-0" />
    <p className="min-w-0 flex-1 basis-72">
      <b className="font-black">{reviewNotice.left(count)}</b> {count > 0 && reviewNotice.honest}
    </p>
    {count > 0 && (
      <Button look="gold" icon="check" onClick={onStart}>
        {reviewNotice.start}
      </Button>
    )}
  </div>
);

const Toolbar = ({ grade, onTask }: { grade: Grade; onTask: (task: Task) => void }) => {
  const save = useExportQuestions(grade);
  return (
    <>
      <Button look="gold" icon="plus" onClick={() => onTask({ kind: 'add' })}>
        {texts.add}
      </Button>
      <Button look="soft" icon="upload" onClick={() => onTask({ kind: 'import' })}>
        {texts.import}
      </Button>
      <Button look="plain" icon="download" busy={save.isPending} onClick={() => save.mutate()}>
        {texts.export}
      </Button>
      <Button look="plain" icon="edit" onClick={() => onTask({ kind: 'matching' })}>
        {texts.matching}
      </Button>
      <PaperLink href={`/games/print/${grade}`}>{texts.sheet}</PaperLink>
    </>
  );
};

const Nothing = ({ isFiltered, onAdd }: { isFiltered: boolean; onAdd: () => void }) => (
  <EmptyState
    icon="book"
    title={isFiltered ? texts.noMatch : texts.empty}
    body={isFiltered ? texts.noMatchBody : texts.emptyBody}
    action={
      <Button look="gold" icon="plus" onClick={onAdd}>
        {texts.add}
      </Button>
    }
  />
);

interface BankProps {
  grade: Grade;
  task: Task | null;
  onTask: (task: Task | null) => void;
}

const Bank = ({ grade, task, onTask }: BankProps) => {
  const filter = route.useSearch();
  const [search, setSearch] = useState('');
  const { data, error, refetch } = useQuery(questionsQuery({ ...filter, grade, search }));
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton />;
  const { questions, counts, matchingOptions } = data;
  const isFiltered = search !== '' || Object.keys(filter).length > 0;
  return (
    <div className="grid grid-cols-1 gap-3">
      <ReviewNotice count={counts.unreviewed} onStart={() => onTask({ kind: 'review', from: 0 })} />
      <QuestionFilters count={questions.length} onSearch={setSearch} />
      <QuestionsTable
        questions={questions}
        onEdit={(question) => onTask({ kind: 'edit', question })}
        empty={<Nothing isFiltered={isFiltered} onAdd={() => onTask({ kind: 'add' })} />}
      />
      {task && (
        <TaskDialog task={task} grade={grade} matchingOptions={matchingOptions} questions={questions} onTask={onTask} />
      )}
    </div>
  );
};

const TABS = GRADES.map((grade) => ({ id: String(grade), title: gradeNames[grade] }));

export const AdminQuestions = () => {
  const grade = useGrade();
  const set = useAddress();
  const [task, setTask] = useState<Task | null>(null);
  return (
    <>
      <PageHead title={texts.title} intro={texts.intro}>
        <Toolbar grade={grade} onTask={setTask} />
      </PageHead>
      <Tabs label={texts.grades} tabs={TABS} selected={String(grade)} onSelect={(id) => set({ grade: Number(id) })}>
        <Bank key={grade} grade={grade} task={task} onTask={setTask} />
      </Tabs>
    </>
  );
};
