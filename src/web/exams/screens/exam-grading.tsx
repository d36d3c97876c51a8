import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { formatDay } from '#strings/dates';
import { answersImport, regrading, grading as texts } from '#strings/exams/grading';
import { nav } from '#strings/exams/nav';
import { gradeNames } from '#strings/widgets';
import { useIsLive } from '#web/lib/live.ts';
import { Button } from '#web/ui/button.tsx';
import { BackLink } from '#web/ui/button-link.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Bones, EmptyState, Loaded } from '#web/ui/states.tsx';
import type { ExamGrid } from '#wire/exams/staff';
import { GradingGrid } from '../components/grading-grid.tsx';
import { AnswersImportDialog } from '../components/grading-import-dialog.tsx';
import { KeyDialog } from '../components/grading-key-dialog.tsx';
import { GradingPhone } from '../components/grading-phone.tsx';
import { PublishButton, PublishedNote } from '../components/grading-publish.tsx';
import { ClassLine, ConflictBar, CurrentQuestion, Saved } from '../components/grading-state.tsx';
import { useMarkAbsent } from '../grading/mutations.ts';
import { type Grading, useGrading } from '../grading/use-grading.ts';
import { useNarrow } from '../grading/use-narrow.ts';
import { gridQuery } from '../queries.ts';

const Toolbar = ({ grading }: { grading: Grading }) => {
  const [task, setTask] = useState<'key' | 'import' | null>(null);
  const close = () => setTask(null);
  return (
    <>
      {grading.isOpen && <PublishButton grading={grading} />}
      {grading.isOpen && (
        <Button look="soft" icon="upload" onClick={() => setTask('import')}>
          {answersImport.open}
        </Button>
      )}
      <Button look="plain" icon="edit" onClick={() => setTask('key')}>
        {regrading.open}
      </Button>
      {task === 'key' && <KeyDialog grading={grading} onClose={close} />}
      {task === 'import' && <AnswersImportDialog examId={grading.exam.id} onClose={close} />}
    </>
  );
};

const Papers = ({ grading }: { grading: Grading }) => {
  const isNarrow = useNarrow();
  const absent = useMarkAbsent(grading.exam.id);
  /** Says whether it may be: what was typed is cleared first. */
  const onAbsent = (studentId: number): boolean => {
    const paper = grading.papers.find((each) => each.studentId === studentId);
    if (!paper) return false;
    const isTyped = paper.answers.some((cell) => cell !== null);
    if (isTyped) grading.tell(texts.hasAnswers(paper.name));
    else absent.mutate({ studentId, isAbsent: !paper.isAbsent });
    return !isTyped;
  };
  if (isNarrow) return <GradingPhone grading={grading} onAbsent={onAbsent} />;
  return (
    <>
      <CurrentQuestion grading={grading} />
      <GradingGrid grading={grading} onAbsent={onAbsent} />
      <p className="text-sm text-muted">{texts.keys}</p>
    </>
  );
};

const Desk = ({ grid }: { grid: ExamGrid }) => {
  const grading = useGrading(grid);
  const { exam } = grid;
  return (
    <>
      <PageHead
        title={exam.title}
        intro={texts.intro(gradeNames[exam.grade], formatDay(exam.date))}
        note={grading.isOpen ? undefined : texts.published}
      >
        <BackLink to="/admin/exams">{nav.exams}</BackLink>
        <Toolbar grading={grading} />
      </PageHead>
      {grid.sheets.length === 0 ? (
        <EmptyState icon="users" title={texts.nobody} body={texts.nobodyBody} />
      ) : (
        <div className="grid grid-cols-1 gap-3">
          {!grading.isOpen && <PublishedNote examId={exam.id} />}
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <ClassLine line={grading.line} />
            <div className="ms-auto flex items-center gap-3">
              <Saved unsaved={grading.unsaved} conflicts={grading.conflicts} isHeld={grading.isHeld} />
              <Button look="plain" size="small" icon="undo" disabled={!grading.canUndo} onClick={grading.undo}>
                {texts.undo}
              </Button>
            </div>
          </div>
          <ConflictBar grading={grading} />
          <Papers grading={grading} />
        </div>
      )}
    </>
  );
};

const REFRESH_MS = 15_000;
const route = getRouteApi('/admin/exams/$id');

/** Papers become results here: every pupil of a grade by every question of an exam. */
export const ExamGrading = () => {
  const id = Number(route.useParams().id);
  const query = useQuery({ ...gridQuery(id), refetchInterval: useIsLive() ? false : REFRESH_MS });
  return (
    <Loaded query={query} skeleton={<Bones look={['h-12', 'h-[60dvh]']} />}>
      {(grid) => <Desk key={id} grid={grid} />}
    </Loaded>
  );
};
