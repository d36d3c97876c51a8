import '../sheet.css';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { QuestionUse } from '#domain/questions/kinds';
import { PAPER_TIP_MS } from '#domain/questions/questions';
import { GRADES, type Grade } from '#domain/roster/grades';
import { moneyText } from '#strings/money';
import { formatNumber } from '#strings/plural';
import { paperTip, questionSheet as texts } from '#strings/questions/sheet';
import { difficultyNames, optionNames, subjectNames } from '#strings/questions/words';
import { brand, gradeNames } from '#strings/widgets';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { PrintPage, WritingLine } from '#web/ui/print-page.tsx';
import { Said } from '#web/ui/said.tsx';
import { Bones, EmptyState, Loaded } from '#web/ui/states.tsx';
import type { PrintedSheet } from '#wire/questions';
import { sheetQuery } from '../queries.ts';

const Leaf = () => (
  <svg viewBox="0 0 96 96" className="size-24" aria-hidden="true" focusable="false">
    <path d="M18 78C8 40 34 14 82 14c2 46-20 70-56 62" fill="var(--emerald-soft)" />
    <path
      d="M18 78C8 40 34 14 82 14c2 46-20 70-56 62M14 88c10-26 26-40 48-52M34 58l-2-18m18 4 4-16M40 52l20 4"
      fill="none"
      stroke="var(--emerald)"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

/** Over the whole screen, and never on paper. Goes by itself, by a click anywhere, by Escape or by its button. */
const PaperTip = ({ onClose }: { onClose: () => void }) => {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  useEffect(() => {
    const timer = setTimeout(onClose, PAPER_TIP_MS);
    return () => clearTimeout(timer);
  }, [onClose]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button are the keyboard's ways
    <dialog
      ref={ref}
      aria-label={paperTip.title}
      onClick={onClose}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="h-dvh max-h-none w-screen max-w-none bg-shade p-4 print:hidden"
    >
      <div className="grid min-h-full place-content-center">
        <div className="grid max-w-md justify-items-center gap-3 overflow-hidden rounded-card bg-card p-8 text-center text-ink shadow-card">
          <Leaf />
          <h2 className="text-3xl font-black">{paperTip.title}</h2>
          <p>{paperTip.body}</p>
          <Button look="gold" size="large" onClick={onClose}>
            {paperTip.close}
          </Button>
          <p className="text-sm text-muted">{paperTip.note}</p>
          <span
            className="h-2 w-full justify-self-start rounded-full bg-emerald motion-reduce:hidden"
            style={{ animation: `empty ${PAPER_TIP_MS}ms linear forwards` }}
          />
        </div>
      </div>
    </dialog>
  );
};

type Printed = PrintedSheet['questions'][number];

const Tick = () => (
  // Drawn and not a background: printers leave backgrounds out.
  <svg viewBox="0 0 24 24" className="-mx-[0.6mm] -my-[1.3mm] block size-[5mm]" aria-hidden="true" focusable="false">
    <path d="M4 12.500 10 19 21 5" fill="none" stroke="#000" strokeWidth="4" />
  </svg>
);

interface QuestionProps {
  question: Printed;
  use: QuestionUse;
  isAnswered: boolean;
}

const Options = ({ question, isAnswered }: Omit<QuestionProps, 'use'>) => (
  <ul className="mt-[0.8mm] flex flex-wrap gap-x-[4mm] gap-y-[0.3mm]">
    {optionNames(question).map((option, place) => {
      const isRight = isAnswered && place === question.answer;
      return (
        <li key={option} className="inline-flex items-center gap-[1.5mm]">
          <span className="size-[3.4mm] flex-none rounded-[0.6mm] border-[0.3mm] border-black">
            {isRight && <Tick />}
          </span>
          <span className={isRight ? 'font-black underline decoration-[0.3mm] underline-offset-[1mm]' : ''}>
            <Said text={option} />
          </span>
          {isRight && <span className="sr-only">{texts.right}</span>}
        </li>
      );
    })}
  </ul>
);

const PrintedQuestion = ({ question, use, isAnswered }: QuestionProps) => (
  <li className="grid grid-cols-[7mm_1fr] gap-x-[2mm] border-b-[0.2mm] border-[#bbb] py-[1.1mm] break-inside-avoid">
    <span className="grid size-[7mm] place-items-center rounded-full border-[0.4mm] border-black font-black">
      {formatNumber(question.number)}
    </span>
    <div>
      <p className="leading-[1.4] font-extrabold">
        <Said text={question.text} />
      </p>
      <p className="text-[10.5pt] print:text-[8pt]">
        {[
          subjectNames[question.subject],
          difficultyNames[question.difficulty],
          ...(use === 'race' ? [] : [moneyText('points', question.points)]),
        ].join('، ')}
      </p>
      <Options question={question} isAnswered={isAnswered} />
      {isAnswered && question.correction && (
        <p className="mt-[0.8mm] border-s-[0.8mm] border-black ps-[2mm]">
          <b>{texts.correction}</b> <Said text={question.correction} />
        </p>
      )}
    </div>
  </li>
);

const skeleton = <Bones layout="mx-auto grid max-w-[210mm] gap-3 p-6" look={['h-10 w-64', 'h-[40rem]']} />;

const Grades = ({ grade, use }: { grade: Grade; use: QuestionUse }) => (
  <nav aria-label={texts.grades} className="flex flex-wrap justify-center gap-2 print:hidden">
    {GRADES.map((each) => (
      <Link
        key={each}
        to="/games/print/$grade"
        params={{ grade: String(each) }}
        search={use === 'race' ? { use } : {}}
        aria-current={each === grade ? 'page' : undefined}
        className="inline-flex min-h-11 items-center rounded-2xl bg-card px-4 font-extrabold shadow-card aria-[current=page]:bg-coral aria-[current=page]:text-on-coral"
      >
        {gradeNames[each]}
      </Link>
    ))}
  </nav>
);

interface PaperProps {
  grade: Grade;
  use: QuestionUse;
  questions: PrintedSheet['questions'];
  isAnswered: boolean;
}

/** In points and millimetres, black on white. The circles stand at the very edge, where a printer would cut into them. */
const SHEET =
  'question-sheet mx-auto w-[min(100%,210mm)] bg-white px-[6mm] py-[8mm] text-[12.5pt] leading-[1.4] text-black print:px-[1mm] print:py-0 print:text-[9.5pt]';

const Paper = ({ grade, use, questions, isAnswered }: PaperProps) => (
  <article className={SHEET}>
    <header className="mb-[2mm] flex flex-wrap items-baseline justify-between gap-x-[6mm] gap-y-[1mm] border-b-[0.6mm] border-black pb-[1mm]">
      <h2 className="text-[17pt] leading-[1.3] font-black">{texts.title(grade, use)}</h2>
      <p>
        {brand.name} ·{' '}
        {texts.subject(
          use,
          questions.map(({ subject }) => subject),
        )}
        ، {texts.counted(questions.length, isAnswered)}
      </p>
      {!isAnswered && <WritingLine name={texts.name} look="basis-full" />}
    </header>
    <ol className="gap-x-[6mm] [column-rule:0.2mm_solid_#999] min-[210mm]:columns-2 print:columns-2">
      {questions.map((question) => (
        <PrintedQuestion key={question.id} question={question} use={use} isAnswered={isAnswered} />
      ))}
    </ol>
    <p className="mt-3 text-center font-extrabold">{texts.foot}</p>
  </article>
);

/** For everybody, in a window of its own: it asks for no session. The race's is for staff. */
export const QuestionSheet = () => {
  const route = getRouteApi('/games/print/$grade');
  const grade = Number(route.useParams().grade) as Grade;
  const { use = 'practice' } = route.useSearch();
  const query = useQuery(sheetQuery(grade, use));
  const { data, error } = query;
  const [answers, setAnswers] = useState<'with' | 'without'>('with');
  const [isTipShown, setTipShown] = useState(true);
  const closeTip = useCallback(() => setTipShown(false), []);
  const hasPaper = data !== undefined && data.length > 0;
  return (
    <PrintPage
      title={texts.title(grade, use)}
      note={data || error ? undefined : texts.preparing}
      print={hasPaper ? texts.print : undefined}
    >
      {isTipShown && <PaperTip onClose={closeTip} />}
      <main className="grid gap-4 p-4 print:block print:p-0">
        <Grades grade={grade} use={use} />
        {hasPaper && (
          <div className="mx-auto print:hidden">
            <Choice
              legend={<span className="sr-only">{texts.answers}</span>}
              options={(['with', 'without'] as const).map((value) => ({ value, label: texts.answered[value] }))}
              value={answers}
              onChange={setAnswers}
            />
          </div>
        )}
        <Loaded query={query} skeleton={skeleton}>
          {(questions) =>
            questions.length > 0 ? (
              <Paper grade={grade} use={use} questions={questions} isAnswered={answers === 'with'} />
            ) : (
              <EmptyState icon="book" title={texts.empty} body={texts.emptyBody} />
            )
          }
        </Loaded>
      </main>
    </PrintPage>
  );
};
