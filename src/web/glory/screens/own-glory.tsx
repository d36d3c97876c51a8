import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DOOR_BOARDS, PERIOD_BOARDS, type Period } from '#domain/glory/boards';
import { formatTime } from '#strings/dates';
import { gloryScreen as texts } from '#strings/glory/pupil';
import * as words from '#strings/glory/words';
import { moneyText } from '#strings/money';
import { gradeNames } from '#strings/widgets';
import { BackLink } from '#web/ui/button-link.tsx';
import { CountUp } from '#web/ui/count-up.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { MoneyIcon } from '#web/ui/money.tsx';
import { Bones, Loaded } from '#web/ui/states.tsx';
import type { Champion, GloryBoards, OwnGlory as Own } from '#wire/glory';
import { BoardCard, GradeBoard } from '../components/board-card.tsx';
import { GlorySky } from '../components/glory-sky.tsx';
import { hasMetal, PlaceBadge } from '../components/place-badge.tsx';
import { ownGloryQuery } from '../queries.ts';

/** The first of each period that is over. */
const Champions = ({
  title,
  of,
  champions,
}: {
  title: string;
  of: 'week' | 'month';
  champions: readonly Champion[];
}) =>
  champions.length === 0 ? null : (
    <section aria-label={title} className="rounded-card bg-card p-4 shadow-card sm:p-5 lg:col-span-full">
      <h3 className="text-xl leading-tight font-black text-plum">{title}</h3>
      <ol className="mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
        {champions.map(({ first, last, value, names }) => (
          <li key={first} className="grid content-start border-s-4 border-gold ps-3 leading-tight">
            <span className="text-sm text-muted">
              {of === 'week' ? words.weekText({ first, last }) : words.monthText({ first, last })}
            </span>
            {[...names.entries()].map(([at, { name, grade }]) => (
              <span key={at} className="font-extrabold">
                {name} <span className="text-sm font-semibold text-muted">{gradeNames[grade]}</span>
              </span>
            ))}
            <span className="text-sm font-extrabold text-sky-ink">{moneyText('points', value)}</span>
          </li>
        ))}
      </ol>
    </section>
  );

const Fact = ({ name, note, children }: { name: string; note?: string; children: ReactNode }) => (
  <div className="grid content-start rounded-2xl bg-paper px-4 py-3">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="flex flex-wrap items-center gap-2 text-3xl leading-tight font-black">{children}</dd>
    {note && <dd className="text-sm text-muted">{note}</dd>}
  </div>
);

const OwnCard = ({ own: { points, coins, shoppingBalance, rank, isLeftOut } }: { own: Own }) => (
  <section aria-label={texts.card} className="grid gap-3 rounded-card bg-card p-4 shadow-card sm:p-5">
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Fact name={texts.points}>
        <MoneyIcon type="points" />
        <CountUp value={points} />
      </Fact>
      <Fact name={texts.coins}>
        <MoneyIcon type="coins" />
        <CountUp value={coins} />
      </Fact>
      <Fact name={texts.total} note={texts.totalNote}>
        <CountUp value={shoppingBalance} />
      </Fact>
      <Fact name={texts.rank}>
        {hasMetal(rank.place) && <PlaceBadge place={rank.place} />}
        <span className="text-xl whitespace-nowrap sm:text-2xl">{texts.rankOf(rank.place, rank.of)}</span>
      </Fact>
    </dl>
    {isLeftOut && <p className="font-extrabold text-plum">{texts.leftOut}</p>}
  </section>
);

interface FoldProps {
  title: string;
  note?: string;
  isOpen?: boolean;
  children: ReactNode;
}

const Fold = ({ title, note, isOpen = false, children }: FoldProps) => (
  <details open={isOpen} className="group/fold scroll-mt-4">
    <summary className="flex min-h-14 list-none items-center gap-x-3 rounded-card bg-[#7b3fa0] px-5 py-2 text-white [&::-webkit-details-marker]:hidden">
      <span className="flex flex-1 flex-wrap items-baseline gap-x-3">
        <h2 className="text-xl font-black">{title}</h2>
        {note && <span className="text-sm font-extrabold">{note}</span>}
      </span>
      <Icon name="down" className="size-5 shrink-0 transition group-open/fold:rotate-180" />
    </summary>
    <div className="mt-3 grid grid-cols-1 items-start gap-3 lg:grid-cols-2">{children}</div>
  </details>
);

const PeriodBoards = ({ glory, own, period }: { glory: GloryBoards; own: Own; period: Period }) => (
  <>
    {PERIOD_BOARDS.map((of) => (
      <BoardCard key={of} of={of} board={glory[period][of]} own={own[period][of]} me={own.firstName} />
    ))}
    <GradeBoard
      of="classes"
      rows={glory[period].classes}
      textOf={words.gradeBoards.positive}
      noteOf={({ sessions, best, bestDay }) => words.gradeBoards.sessions(sessions, best, bestDay)}
    />
    <GradeBoard
      of="exams"
      rows={glory[period].exams}
      textOf={words.gradeBoards.perfect}
      noteOf={({ perfect, papers, day }) => words.gradeBoards.papers(perfect, papers, day)}
    />
  </>
);

const Boards = ({ own, ...glory }: GloryBoards & { own: Own }) => (
  <div className="grid gap-3">
    <Fold title={words.periodNames.week} note={words.weekText(glory.weekDays)} isOpen>
      <PeriodBoards glory={glory} own={own} period="week" />
      <Champions title={words.championWords.weeks} of="week" champions={glory.champions.weeks} />
    </Fold>
    <Fold title={words.doorsName} note={texts.doorsIntro}>
      {DOOR_BOARDS.map((of) => (
        <BoardCard key={of} of={of} board={glory.doors[of]} own={own.doors[of]} me={own.firstName} />
      ))}
      <GradeBoard
        of="grades"
        rows={glory.doors.grades}
        most={Math.max(...glory.doors.grades.map(({ value }) => value))}
        textOf={words.gradeBoards.earned}
        noteOf={({ pupils }) => words.gradeBoards.among(pupils)}
      />
    </Fold>
    <Fold title={words.periodNames.month} note={words.monthText(glory.monthDays)}>
      <PeriodBoards glory={glory} own={own} period="month" />
      <Champions title={words.championWords.months} of="month" champions={glory.champions.months} />
    </Fold>
    <Fold title={words.periodNames.all}>
      <PeriodBoards glory={glory} own={own} period="all" />
    </Fold>
  </div>
);

const skeleton = (
  <div className="grid gap-3">
    <Bones layout="grid gap-3" look={['h-40 rounded-card!', 'h-14 rounded-card!']} />
    <Bones layout="grid gap-3 lg:grid-cols-2" look="h-80 rounded-card!" times={4} />
  </div>
);

export const OwnGlory = () => {
  const query = useQuery(ownGloryQuery);
  return (
    <div className="grid grid-cols-1 gap-4 pb-6">
      <header className="relative isolate -mx-4 overflow-hidden bg-(--glory-top) px-4 pt-6 pb-10 text-white lg:mx-0 lg:mt-4 lg:rounded-card lg:px-8">
        <GlorySky className="absolute inset-0 -z-10 size-full" />
        <BackLink to="/student/dashboard" look="sky">
          {texts.home}
        </BackLink>
        <h1 className="mt-3 text-4xl leading-tight font-black lg:text-5xl">{words.gloryTitle}</h1>
        {query.data && (
          <p className="font-extrabold">
            {query.data.own.firstName} · {gradeNames[query.data.own.grade]}
            <span className="block text-sm">{words.boardWords.asOf(formatTime(query.data.asOf))}</span>
          </p>
        )}
      </header>
      <Loaded query={query} skeleton={skeleton}>
        {(glory) => (
          <>
            <OwnCard own={glory.own} />
            <Boards {...glory} />
          </>
        )}
      </Loaded>
    </div>
  );
};
