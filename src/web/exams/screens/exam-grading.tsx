import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';
import { isComplete, isUntouched } from '#domain/exams/answers';
import { formatDay } from '#strings/dates';
import {
  answersImport,
  answerWord,
  classWords,
  conflictBar,
  publishing,
  regrading,
  saving,
  grading as texts,
} from '#strings/exams/grading';
import { makeups } from '#strings/exams/makeups';
import { nav } from '#strings/exams/nav';
import { examsPage } from '#strings/exams/staff';
import { questionText } from '#strings/questions/text';
import { optionNames, typeNames } from '#strings/questions/words';
import { gradeNames, listWords } from '#strings/widgets';
import { useIsLive } from '#web/lib/live.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { BackLink } from '#web/ui/button-link.tsx';
import { SectionSelect } from '#web/ui/class-select.tsx';
import { useConfirm } from '#web/ui/confirm-dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Bones, EmptyState, Loaded } from '#web/ui/states.tsx';
import type { ExamGrid } from '#wire/exams/staff';
import { GradingGrid } from '../components/grading-grid.tsx';
import { AnswersImportDialog } from '../components/grading-import-dialog.tsx';
import { KeyDialog } from '../components/grading-key-dialog.tsx';
import { GradingPhone } from '../components/grading-phone.tsx';
import { QuickEntry } from '../components/quick-entry.tsx';
import type { ClassLine } from '../grading/class-line.ts';
import { type Grading, useGrading } from '../grading/use-grading.ts';
import { type MakeupStep, useMakeup, usePublish } from '../mutations.ts';
import { gridQuery } from '../queries.ts';

type Paper = Grading['shown'][number];

const makeupStateOf = ({ makeup, isAbsent }: Paper): keyof typeof makeups.states =>
  makeup ?? (isAbsent ? 'absent' : 'none');
const TONES: Readonly<Record<keyof typeof makeups.states, Tone>> = {
  none: 'plain',
  absent: 'plain',
  open: 'wait',
  published: 'good',
};

/** What can be done next. */
const nextOf = ({ makeup, answers }: Paper, isSaved: boolean): MakeupStep | null => {
  if (makeup === null) return 'open';
  if (makeup === 'published') return 'unpublish';
  if (isUntouched(answers)) return 'close';
  return isComplete(answers) && isSaved ? 'publish' : null;
};

const Row = ({ grading, paper }: { grading: Grading; paper: Paper }) => {
  const { studentId, name, makeup } = paper;
  const step = useMakeup(grading.exam.id, paper);
  const next = nextOf(paper, grading.isSaved);
  const button = (label: string, run: () => void, isBusy = false) => (
    <Button look="soft" size="small" busy={isBusy} aria-label={listWords.named(label, name)} onClick={run}>
      {label}
    </Button>
  );
  return (
    <li className="flex flex-wrap items-center gap-2">
      <b className="min-w-40 flex-1 font-extrabold">{name}</b>
      <Badge tone={TONES[makeupStateOf(paper)]}>{makeups.states[makeupStateOf(paper)]}</Badge>
      {makeup === 'open' && button(makeups.write, () => grading.goTo({ studentId, place: 0 }))}
      {next && button(makeups.steps[next], () => step.mutate(next), step.isPending)}
    </li>
  );
};

/** Of a published exam: who has no result yet, and the papers that were sat later. */
const Makeups = ({ grading }: { grading: Grading }) => {
  const papers = grading.shown.filter(({ makeup, answers }) => makeup !== null || !isComplete(answers));
  if (grading.isOpen || papers.length === 0) return null;
  return (
    <details className="rounded-card bg-card p-4 shadow-card" open={papers.some(({ makeup }) => makeup === 'open')}>
      <summary className="min-h-11 text-lg font-black">{makeups.title}</summary>
      <p className="mb-3 text-muted">{makeups.intro}</p>
      <ul className="grid gap-2">
        {papers.map((paper) => (
          <Row key={paper.studentId} grading={grading} paper={paper} />
        ))}
      </ul>
    </details>
  );
};

const stateOf = ({ unsaved: { size }, conflicts, isHeld, isOpen }: Grading): readonly [Tone, string] => {
  if (size > 0 && isHeld) return ['wait', isOpen ? saving.waiting(size) : saving.unsaved(size)];
  if (size > 0) return ['plain', saving.saving];
  return conflicts.length > 0 ? ['plain', saving.undecided] : ['good', saving.saved];
};

/** Nobody's answer is written over without a word: the first that waits for a decision. */
const ConflictBar = ({ grading }: { grading: Grading }) => {
  const [conflict, ...others] = grading.conflicts;
  const question = conflict && grading.questions[conflict.theirs.place];
  const paper = grading.papers.find(({ studentId }) => studentId === conflict?.theirs.studentId);
  if (!(conflict && question && paper)) return null;
  const { by, answer } = conflict.theirs;
  const own = answerWord(question, conflict.mine.answer);
  const text = paper.isAbsent
    ? conflictBar.absent(by, paper.name, question.number, own)
    : conflictBar.text(by, paper.name, question.number, answerWord(question, answer), own);
  return (
    <Notice
      urgent
      text={conflictBar.first(text, others.length)}
      actions={{
        [conflictBar.keep]: () => grading.keepTheirs(conflict),
        ...(!paper.isAbsent && { [conflictBar.write]: () => grading.writeMine(conflict) }),
      }}
    />
  );
};

/** What is to be known of the exam, and decided, before more is typed. */
const Notices = ({ grading }: { grading: Grading }) => {
  const { isOpen, held, discard } = grading;
  return (
    <>
      {!isOpen && <Notice tone="good" text={publishing.closed} />}
      {held > 0 && <Notice urgent text={publishing.held(held)} actions={{ [publishing.discard]: discard }} />}
      <ConflictBar grading={grading} />
    </>
  );
};

/** What is asked where the cursor is, and what may be typed. */
const CurrentQuestion = ({ grading: { questions, paper, cursor, told } }: { grading: Grading }) => {
  const question = questions[cursor.place];
  if (!(question && paper)) return null;
  return (
    <div className="grid min-h-24 content-start gap-1">
      <p className="line-clamp-2">
        <b className="font-black">{texts.here(paper.name, question.number, typeNames[question.type])}</b>{' '}
        {questionText(question.text)}
      </p>
      <ol className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {optionNames(question).map((option, place) => (
          <li
            key={option}
            className={`inline-flex items-center gap-1 ${place === question.answer ? 'font-black text-correct' : 'text-muted'}`}
          >
            {place === question.answer && <Icon name="check" className="size-4" />}
            {question.type !== 'truefalse' && <b>{answerWord(question, place + 1)}</b>} {questionText(option)}
          </li>
        ))}
      </ol>
      <p role="alert" className="font-extrabold text-danger">
        {told}
      </p>
    </div>
  );
};

/** How far the class is, whether all that was typed is saved, and the way back. */
const StateLine = ({ grading }: { grading: Grading }) => {
  const { line, canUndo, undo } = grading;
  const [tone, text] = stateOf(grading);
  const figures = [
    classWords.graded(line.graded),
    classWords.left(line.started.length + line.untouched.length),
    classWords.absent(line.absent),
    ...(line.average === null ? [] : [classWords.average(line.average)]),
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <ul aria-label={classWords.label} className="flex flex-wrap gap-x-5 font-black">
        {figures.map((figure) => (
          <li key={figure}>{figure}</li>
        ))}
      </ul>
      <p role="status" className="ms-auto">
        <Badge tone={tone}>{text}</Badge>
      </p>
      <Button look="plain" size="small" icon="undo" aria-disabled={!canUndo} onClick={undo}>
        {texts.undo}
      </Button>
    </div>
  );
};

const namesOf = (papers: ClassLine['started']): readonly string[] => papers.map(({ name }) => name);

const Counts = ({ line: { graded, absent, started, untouched } }: Pick<Grading, 'line'>) => (
  <div className="grid gap-2">
    <p>{publishing.counts(graded, absent)}</p>
    {started.length > 0 && <p className="font-extrabold text-danger">{publishing.unfinished(namesOf(started))}</p>}
    {untouched.length > 0 && <p>{publishing.none(namesOf(untouched))}</p>}
  </div>
);

/** One button for both, which so keeps the focus. */
const PublishButton = ({ grading: { exam, isOpen, line, isSaved } }: { grading: Grading }) => {
  const publish = usePublish(exam.id);
  const { ask, dialog } = useConfirm();
  const confirm = isOpen
    ? { title: publishing.title, body: <Counts line={line} />, confirm: publishing.publish }
    : {
        title: publishing.unpublishTitle,
        body: publishing.unpublishBody,
        confirm: publishing.unpublish,
        tone: 'danger' as const,
      };
  return (
    <>
      <Button
        look={isOpen ? 'gold' : 'plain'}
        icon={isOpen ? 'send' : 'undo'}
        disabled={isOpen && !isSaved}
        onClick={() => ask({ run: () => publish.mutateAsync(isOpen), confirm })}
      >
        {isOpen ? publishing.publish : publishing.unpublish}
      </Button>
      {dialog}
    </>
  );
};

const narrow = matchMedia('(width < 48rem), (pointer: coarse)');

const subscribe = (listener: () => void) => {
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
};

/** Too narrow for a grid, or without keys to type in it: one paper is shown at a time. */
const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches);

const Toolbar = ({ grading }: { grading: Grading }) => {
  const [task, setTask] = useState<'key' | 'import' | null>(null);
  const close = () => setTask(null);
  return (
    <>
      <PublishButton grading={grading} />
      {grading.isOpen && (
        <Button look="soft" icon="upload" onClick={() => setTask('import')}>
          {answersImport.title}
        </Button>
      )}
      <Button look="plain" icon="edit" onClick={() => setTask('key')}>
        {regrading.open}
      </Button>
      {task === 'key' && <KeyDialog grading={grading} onClose={close} />}
      {task === 'import' && <AnswersImportDialog grading={grading} onClose={close} />}
    </>
  );
};

const Papers = ({ grading }: { grading: Grading }) =>
  useNarrow() ? (
    <>
      <Notices grading={grading} />
      <GradingPhone grading={grading} />
    </>
  ) : (
    <>
      <CurrentQuestion grading={grading} />
      {/* Above the grid, which fills the rest of the screen; whoever is done with a notice is in the grid next. */}
      <QuickEntry grading={grading} />
      <p className="text-sm text-muted">{texts.keys}</p>
      <Notices grading={grading} />
      <GradingGrid grading={grading} />
    </>
  );

const Desk = ({ grid }: { grid: ExamGrid }) => {
  const grading = useGrading(grid);
  const { exam } = grid;
  return (
    <>
      <PageHead
        title={exam.title}
        intro={texts.intro(gradeNames[exam.grade], formatDay(exam.date))}
        note={grading.isOpen ? undefined : examsPage.published}
      >
        <SectionSelect grade={exam.grade} />
        <BackLink to="/admin/exams">{nav.exams}</BackLink>
        <Toolbar grading={grading} />
      </PageHead>
      {grid.sheets.length === 0 ? (
        <EmptyState icon="users" title={texts.nobody} body={texts.nobodyBody} />
      ) : (
        <div className="grid grid-cols-1 gap-3">
          <StateLine grading={grading} />
          <Makeups grading={grading} />
          {grading.shown.length > 0 ? (
            <Papers grading={grading} />
          ) : (
            <EmptyState icon="users" title={listWords.notFound} body={listWords.notFoundBody} />
          )}
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
