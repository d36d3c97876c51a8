import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Grade } from '#domain/roster/grades';
import { reviewNotice, questionsPage as texts } from '#strings/questions/staff';
import { useGrade } from '#web/lib/grade.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PaperLink } from '#web/ui/paper-link.tsx';
import { questionsSearch } from '../admin-search.ts';
import { type Task, TaskDialog } from '../components/question-dialogs.tsx';
import { QuestionsTable } from '../components/questions-table.tsx';
import { useExportQuestions } from '../mutations.ts';
import { questionsQuery } from '../queries.ts';

const ReviewNotice = ({ count, onStart }: { count: number; onStart: () => void }) => (
  <div
    className={`flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2xl px-4 py-2.5 lg:py-1.5 ${count > 0 ? 'bg-gold-soft text-gold-ink' : 'bg-emerald-soft text-emerald-ink'}`}
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
  const { use } = useList(questionsSearch).wanted;
  const save = useExportQuestions(grade, use);
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
      {use !== 'race' && (
        <Button look="plain" icon="edit" onClick={() => onTask({ kind: 'matching' })}>
          {texts.matching}
        </Button>
      )}
      <PaperLink href={`/games/print/${grade}${use === 'race' ? '?use=race' : ''}`}>
        {use === 'race' ? texts.raceSheet : texts.sheet}
      </PaperLink>
    </>
  );
};

const Bank = ({ grade, task, onTask }: { grade: Grade; task: Task | null; onTask: (task: Task | null) => void }) => {
  const { wanted } = useList(questionsSearch);
  const { data } = useQuery(questionsQuery({ ...wanted, grade }));
  return (
    <div className="grid grid-cols-1 gap-3 lg:gap-2">
      {data && <ReviewNotice count={data.counts.unreviewed} onStart={() => onTask({ kind: 'review', from: 0 })} />}
      <QuestionsTable onTask={onTask} />
      {task && data && <TaskDialog {...data} task={task} grade={grade} use={wanted.use} onTask={onTask} />}
    </div>
  );
};

export const AdminQuestions = () => {
  const grade = useGrade();
  const [task, setTask] = useState<Task | null>(null);
  return (
    <>
      <PageHead title={texts.title} intro={texts.intro}>
        <Toolbar grade={grade} onTask={setTask} />
      </PageHead>
      {/* What one grade has is not shown, even for a moment, as another's. */}
      <Bank key={grade} grade={grade} task={task} onTask={setTask} />
    </>
  );
};
