import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { isHard } from '#domain/questions/hardest';
import { GRADES, type Grade, isGrade } from '#domain/roster/grades';
import { formatNumber, loneNumber } from '#strings/plural';
import { hardest as texts } from '#strings/questions/sheet';
import { optionNames } from '#strings/questions/words';
import { gradeNames } from '#strings/widgets';
import { sessionQuery } from '#web/access/queries.ts';
import { SelfCheck } from '#web/practice/components/self-check.tsx';
import { Button } from '#web/ui/button.tsx';
import { BackLink, ButtonLink } from '#web/ui/button-link.tsx';
import { GamesPage } from '#web/ui/games-page.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Rate } from '#web/ui/rate.tsx';
import { Said } from '#web/ui/said.tsx';
import { Bones, EmptyState, Loaded } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import type { HardestQuestions } from '#wire/questions';
import { hardestQuery } from '../queries.ts';

type Attempted = HardestQuestions['questions'][number];

const route = getRouteApi('/educational-games/difficult-test');

const ROW = 'h-16 rounded-button!';
const skeleton = <Bones layout="grid gap-2" look={['h-8 w-56', ROW, ROW, ROW, ROW, ROW, ROW]} />;

const HEAD = 'px-3 py-2.5 first:ps-4 text-start text-sm font-extrabold whitespace-nowrap text-muted';
const CELL = 'border-t border-line px-3 py-3 align-middle';
const WIDE = 'max-md:hidden';
const COLUMNS = ['text', 'number', 'attempts', 'correct', 'rate'] as const;
const WIDE_COLUMNS: ReadonlySet<string> = new Set(['number', 'attempts', 'correct', 'rate']);

/** With every question what is right: a false sentence never stands alone. */
const RightAnswer = ({ question }: { question: Attempted }) => (
  <span className="mt-1 flex items-start gap-2 font-semibold text-correct">
    <Icon name="check" className="mt-1 size-5 shrink-0" />
    <span>
      <Said
        text={
          question.correction
            ? `${texts.isFalse} ${question.correction}`
            : (optionNames(question)[question.answer] ?? '')
        }
      />
    </span>
  </span>
);

/** Under 70 % it is marked at its edge too, for eyes that do not tell the colours apart. */
const Row = ({ question }: { question: Attempted }) => {
  const { number, text, attempts, correctAnswers, successRate } = question;
  const isMarked = isHard(successRate);
  return (
    <tr data-hard={isMarked} className={isMarked ? 'bg-coral-soft' : ''}>
      <th
        scope="row"
        className={`${CELL} border-s-4 text-start leading-snug font-extrabold ${isMarked ? 'border-s-coral' : 'border-s-transparent'}`}
      >
        <Said text={text} />
        <RightAnswer question={question} />
        <span className="mt-1 flex flex-wrap items-center justify-between gap-x-3 text-sm font-semibold text-muted md:hidden">
          <span>{texts.numbered(number)}</span>
          <span>{texts.ofAttempts(correctAnswers, attempts)}</span>
          <Rate rate={successRate} />
        </span>
      </th>
      <td className={`${CELL} ${WIDE}`}>{formatNumber(number)}</td>
      <td className={`${CELL} ${WIDE}`}>{loneNumber(attempts)}</td>
      <td className={`${CELL} ${WIDE}`}>{loneNumber(correctAnswers)}</td>
      <td className={`${CELL} ${WIDE} w-px`}>
        <Rate rate={successRate} />
      </td>
    </tr>
  );
};

const hardOf = (questions: readonly Attempted[]) => questions.filter(({ successRate }) => isHard(successRate));

/** As many as a child looks through at once; the hardest come first. */
const AT_ONCE = 10;

const Table = ({ questions, grade }: { questions: readonly Attempted[]; grade: Grade }) => {
  const [shown, setShown] = useState(AT_ONCE);
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="font-black text-coral-ink">{texts.hard(hardOf(questions).length)}</p>
        {hardOf(questions).length > 0 && (
          <ButtonLink look="gold" icon="play" to="/educational-games/difficult-test" search={{ grade, practise: true }}>
            {texts.practiseThese}
          </ButtonLink>
        )}
      </div>
      <div className="overflow-hidden rounded-card bg-card shadow-card">
        <table className="w-full border-collapse">
          <caption className="sr-only">{texts.table}</caption>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col" className={`${HEAD} ${WIDE_COLUMNS.has(column) ? WIDE : ''}`}>
                  {texts[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {questions.slice(0, shown).map((question) => (
              <Row key={question.id} question={question} />
            ))}
          </tbody>
        </table>
      </div>
      {shown < questions.length && (
        <div className="mt-3 grid justify-items-center">
          <Button look="plain" onClick={() => setShown(shown + AT_ONCE)}>
            {texts.more}
          </Button>
        </div>
      )}
    </>
  );
};

const OfGrade = ({ grade }: { grade: Grade }) => (
  <Loaded query={useQuery(hardestQuery(grade))} skeleton={skeleton}>
    {(questions) =>
      questions.length > 0 ? (
        <Table questions={questions} grade={grade} />
      ) : (
        <EmptyState
          icon="target"
          title={texts.empty}
          body={texts.emptyBody}
          action={
            <ButtonLink look="coral" to="/educational-games/practice">
              {texts.practise}
            </ButtonLink>
          }
        />
      )
    }
  </Loaded>
);

/** The hard ones, one after the other, until each was right; nothing of it counts. */
const Practice = ({ grade }: { grade: Grade }) => (
  <Loaded query={useQuery(hardestQuery(grade))} skeleton={skeleton}>
    {(questions) => (
      <SelfCheck
        questions={hardOf(questions)}
        back={
          <BackLink to="/educational-games/difficult-test" search={{ grade }}>
            {texts.toList}
          </BackLink>
        }
      />
    )}
  </Loaded>
);

const TABS = GRADES.map((grade) => ({ id: String(grade), title: gradeNames[grade] }));

/** Begins with the pupil's own grade. */
export const Hardest = () => {
  const { grade: chosen, practise } = route.useSearch();
  const navigate = route.useNavigate();
  const { data: session } = useQuery(sessionQuery);
  const grade = chosen ?? (session?.kind === 'pupil' ? session.grade : undefined);
  if (grade && practise) return <Practice grade={grade} />;
  return (
    <GamesPage
      title={texts.title}
      intro={texts.intro}
      back={{ to: '/educational-games/practice', text: texts.back }}
      layout="z-10 pb-2"
    >
      {grade && (
        <Tabs
          label={texts.grades}
          tabs={TABS}
          selected={String(grade)}
          onSelect={(id) => {
            const picked = Number(id);
            if (isGrade(picked)) void navigate({ search: { grade: picked }, replace: true });
          }}
        >
          <OfGrade key={grade} grade={grade} />
        </Tabs>
      )}
    </GamesPage>
  );
};
