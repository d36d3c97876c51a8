import { setImmediate } from 'node:timers/promises';
import { dayBefore, schoolDay } from '#domain/calendar/school-day';
import {
  BOARD_ROWS,
  DOOR_DAYS,
  PAST_MONTHS,
  PAST_WEEKS,
  PERIODS,
  type Period,
  type PeriodBoard,
  type PupilBoard,
} from '#domain/glory/boards';
import { rankClasses, rankEarnings, rankExams } from '#domain/glory/grades';
import { type Ladder, makeLadder, moreOf, placeOn } from '#domain/glory/ladder';
import { averageRating, regularity } from '#domain/glory/measures';
import { boardNames } from '#domain/glory/names';
import { daysOf, monthKey, type PeriodKey, periodsBefore, weekKey } from '#domain/glory/periods';
import type { Grade } from '#domain/roster/grades';
import { listMarksOfLessons } from '#server/classroom/service';
import { countFullMarks, listPublishedExams } from '#server/exams/service';
import type { Executor } from '#server/platform/db/database';
import { onceFor } from '#server/platform/once-for';
import type { Board, Champion, GloryBoards } from '#wire/glory';
import * as queries from './queries.ts';

interface Shown {
  readonly name: string;
  readonly grade: Grade;
}

/** A board, and what is needed to say where anybody stands on it. */
export interface Standings {
  readonly board: Board;
  /** Of the rows shown, in their order. */
  readonly ids: readonly number[];
  readonly ladder: Ladder<Shown>;
}

interface Pupil {
  readonly studentId: number;
  readonly firstName: string;
  readonly name: string;
  readonly grade: Grade;
  readonly value: number;
}

const standingsOf = (top: readonly Pupil[], ladder: Ladder<Shown>): Standings => {
  const names = boardNames(top);
  return {
    board: {
      rows: top.map(({ grade, value }, at) => ({
        place: placeOn(ladder, value),
        name: names[at] as string,
        grade,
        value,
      })),
      more: moreOf(
        ladder,
        top.map(({ value }) => value),
      ),
    },
    ids: top.map(({ studentId }) => studentId),
    ladder,
  };
};

/** Where nothing was earned since, the rungs are the same ones. */
const ladderFrom = onceFor((rungs: readonly queries.RungRow[]) =>
  makeLadder(rungs.map((rung) => ({ ...rung, someone: { name: rung.firstName, grade: rung.someonesGrade } }))),
);

/** Of the ledger: only the first are read, and the others counted. In a large school others have their turn in between. */
const readStandings = async (executor: Executor, source: queries.SourceName, period: PeriodKey) => {
  const { rows: top } = await queries.readTop[source](executor, { period });
  const { rows: rungs } = await queries.readRungs[source](executor, { period });
  await setImmediate();
  return { ...standingsOf(top, ladderFrom(rungs)), rungs };
};

/** Of a list that holds everybody. */
interface Listed extends Standings {
  readonly values: ReadonlyMap<number, number>;
}

const listStandings = (pupils: readonly Pupil[]): Listed => {
  const counted = pupils
    .filter(({ value }) => value > 0)
    .toSorted((a, b) => b.value - a.value || a.grade - b.grade || a.studentId - b.studentId);
  const rungs = counted.map(({ value, firstName, grade }) => ({
    value,
    pupils: 1,
    someone: { name: firstName, grade },
  }));
  return {
    ...standingsOf(counted.slice(0, BOARD_ROWS), makeLadder(rungs)),
    values: new Map(counted.map(({ studentId, value }) => [studentId, value])),
  };
};

const listBy = <Row extends Omit<Pupil, 'value'>>(rows: readonly Row[], measure: (row: Row) => number): Listed =>
  listStandings(rows.map((row) => ({ ...row, value: measure(row) })));

const ratedAs = (sum: number, count: number): number => (count === 0 ? 0 : averageRating(sum, count));

type RowsOf<Read extends (...args: never) => Promise<{ rows: readonly unknown[] }>> = Awaited<ReturnType<Read>>['rows'];

const helpersFrom = onceFor((rows: RowsOf<typeof queries.listRated>) => ({
  week: listBy(rows, (row) => ratedAs(row.weekSum, row.weekCount)),
  month: listBy(rows, (row) => ratedAs(row.monthSum, row.monthCount)),
  all: listBy(rows, (row) => ratedAs(row.allSum, row.allCount)),
  helpful: listBy(rows, ({ recentSum }) => recentSum),
}));

const generousFrom = onceFor((rows: RowsOf<typeof queries.listGenerous>) => ({
  week: listBy(rows, ({ week }) => week),
  month: listBy(rows, ({ month }) => month),
  all: listBy(rows, ({ all }) => all),
}));

const regularFrom = onceFor((rows: RowsOf<typeof queries.listAttended>) =>
  listBy(rows, ({ attended, held }) => regularity(attended, held) ?? 0),
);

/** The latest of each grade among those that the period holds. */
const latestOf = <Exam extends { readonly grade: Grade }>(exams: readonly Exam[]): Exam[] =>
  exams.filter((exam, at) => exams.findIndex(({ grade }) => grade === exam.grade) === at);

const readExams = async (executor: Executor, since: Readonly<Record<Period, string>>) => {
  const exams = await listPublishedExams(executor);
  const latest = PERIODS.map((period) => latestOf(exams.filter(({ examDate }) => examDate >= since[period])));
  const counts = await countFullMarks(executor, [...new Set(latest.flat().map(({ id }) => id))]);
  const ranked = latest.map((each) =>
    rankExams(
      each.map(({ id, grade, examDate }) => {
        const { papers = 0, perfect = 0 } = counts.find(({ examId }) => examId === id) ?? {};
        return { grade, day: examDate, papers, perfect };
      }),
    ),
  );
  return { week: ranked[0] ?? [], month: ranked[1] ?? [], all: ranked[2] ?? [] };
};

const readChampions = async (executor: Executor, keys: readonly PeriodKey[]): Promise<Champion[]> => {
  const champions: Champion[] = [];
  for (const key of keys) {
    const { rows } = await queries.readTop.points(executor, { period: key });
    const first = rows.filter(({ value }) => value === rows[0]?.value);
    const names = boardNames(first);
    if (first[0])
      champions.push({
        ...daysOf(key),
        value: first[0].value,
        names: first.map(({ grade }, at) => ({ name: names[at] as string, grade })),
      });
  }
  return champions;
};

export interface Glory {
  readonly week: PeriodKey;
  readonly month: PeriodKey;
  /** What everybody sees alike. */
  readonly shared: GloryBoards;
  readonly standings: Readonly<Record<Period, Readonly<Record<PeriodBoard, Standings>>>> & {
    readonly improved: Standings;
  };
  readonly listed: Readonly<Record<Period, Readonly<Record<'helpers' | 'generous', Listed>>>> & {
    readonly regular: Listed;
    readonly helpful: Listed;
  };
  readonly topOnly: readonly PupilBoard[];
}

/** All boards at once. Some twenty small reads, none of which grows with the ledger. */
export const readGlory = async (executor: Executor, now: Date): Promise<Glory> => {
  const today = schoolDay(now);
  const [week, month] = [weekKey(today), monthKey(today)];
  const since = { week: daysOf(week).first, month: daysOf(month).first, recent: dayBefore(today, DOOR_DAYS - 1) };

  const earned = {
    week: await readStandings(executor, 'points', week),
    month: await readStandings(executor, 'points', month),
    all: await readStandings(executor, 'allPoints', week),
  };
  const wealth = {
    week: await readStandings(executor, 'wealth', week),
    month: await readStandings(executor, 'wealth', month),
    all: await readStandings(executor, 'allWealth', week),
  };
  const improved = await readStandings(executor, 'gain', week);

  const { rows: rated } = await queries.listRated(executor, since);
  const { rows: generous } = await queries.listGenerous(executor, since);
  const { rows: attended } = await queries.listAttended(executor, since);
  const { rows: sessions } = await listMarksOfLessons(executor, {});
  const exams = await readExams(executor, { ...since, all: '' });
  const pupils = await queries.countPupils(executor);

  const helpers = helpersFrom(rated);
  const givers = generousFrom(generous);
  const listed = {
    week: { helpers: helpers.week, generous: givers.week },
    month: { helpers: helpers.month, generous: givers.month },
    all: { helpers: helpers.all, generous: givers.all },
    regular: regularFrom(attended),
    helpful: helpers.helpful,
  };
  const classes = {
    week: rankClasses(sessions.filter(({ day }) => day >= since.week)),
    month: rankClasses(sessions.filter(({ day }) => day >= since.month)),
    all: rankClasses(sessions),
  };
  const boardsOf = (period: Period) => ({
    points: earned[period].board,
    wealth: wealth[period].board,
    helpers: listed[period].helpers.board,
    generous: listed[period].generous.board,
    classes: classes[period],
    exams: exams[period],
  });
  const standingsIn = (period: Period) => ({ points: earned[period], wealth: wealth[period], ...listed[period] });
  const pointsOf = (grade: Grade): number =>
    earned.week.rungs.reduce((sum, rung) => sum + (rung.grade === grade ? rung.value * rung.pupils : 0), 0);
  return {
    week,
    month,
    shared: {
      asOf: now.toISOString(),
      weekDays: daysOf(week),
      monthDays: daysOf(month),
      week: boardsOf('week'),
      month: boardsOf('month'),
      all: boardsOf('all'),
      doors: {
        improved: improved.board,
        regular: listed.regular.board,
        helpful: listed.helpful.board,
        grades: rankEarnings(pupils.map((row) => ({ ...row, points: pointsOf(row.grade) }))),
      },
      champions: {
        weeks: await readChampions(executor, periodsBefore(week, PAST_WEEKS)),
        months: await readChampions(executor, periodsBefore(month, PAST_MONTHS)),
      },
    },
    standings: { week: standingsIn('week'), month: standingsIn('month'), all: standingsIn('all'), improved },
    listed,
    topOnly: await queries.listTopOnly(executor),
  };
};
