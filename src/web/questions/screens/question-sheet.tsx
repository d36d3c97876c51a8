import '../sheet.css';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { GRADES, type Grade } from '#domain/roster/grades';
import { questionSheet as texts } from '#strings/questions/sheet';
import { brand, gradeNames } from '#strings/widgets';
import { PrintPage } from '#web/ui/print-page.tsx';
import { Bones, EmptyState, Loaded } from '#web/ui/states.tsx';
import type { PrintedSheet } from '#wire/questions';
import { PaperTip } from '../components/paper-tip.tsx';
import { PrintedQuestion } from '../components/printed-question.tsx';
import { sheetQuery } from '../queries.ts';

const skeleton = <Bones layout="mx-auto grid max-w-[210mm] gap-3 p-6" look={['h-10 w-64', 'h-[40rem]']} />;

const Grades = ({ grade }: { grade: Grade }) => (
  <nav aria-label={texts.grades} className="flex flex-wrap justify-center gap-2 print:hidden">
    {GRADES.map((each) => (
      <Link
        key={each}
        to="/games/print/$grade"
        params={{ grade: String(each) }}
        aria-current={each === grade ? 'page' : undefined}
        className="inline-flex min-h-11 items-center rounded-2xl bg-card px-4 font-extrabold shadow-card aria-[current=page]:bg-coral aria-[current=page]:text-on-coral"
      >
        {gradeNames[each]}
      </Link>
    ))}
  </nav>
);

const Paper = ({ grade, questions }: { grade: Grade; questions: PrintedSheet['questions'] }) => (
  <article className="question-sheet">
    <header className="question-sheet-head">
      <h2>{texts.title(grade)}</h2>
      <p>
        {brand.name} · {texts.subject} · {texts.counted(questions.length)}
      </p>
    </header>
    <ol className="question-sheet-list">
      {questions.map((question) => (
        <PrintedQuestion key={question.id} question={question} />
      ))}
    </ol>
    <p className="mt-3 text-center font-extrabold">{texts.foot}</p>
  </article>
);

/** For everybody, in a window of its own: it asks for no session. */
export const QuestionSheet = () => {
  const grade = Number(getRouteApi('/games/print/$grade').useParams().grade) as Grade;
  const query = useQuery(sheetQuery(grade));
  const { data, error } = query;
  const [isTipShown, setTipShown] = useState(true);
  const closeTip = useCallback(() => setTipShown(false), []);
  const hasPaper = data !== undefined && data.length > 0;
  return (
    <PrintPage
      title={texts.title(grade)}
      note={data || error ? undefined : texts.preparing}
      print={hasPaper ? texts.print : undefined}
    >
      {isTipShown && <PaperTip onClose={closeTip} />}
      <main className="grid gap-4 p-4 print:block print:p-0">
        <Grades grade={grade} />
        <Loaded query={query} skeleton={skeleton}>
          {(questions) =>
            questions.length > 0 ? (
              <Paper grade={grade} questions={questions} />
            ) : (
              <EmptyState icon="book" title={texts.empty} body={texts.emptyBody} />
            )
          }
        </Loaded>
      </main>
    </PrintPage>
  );
};
