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
import { shoppingBalance } from '#domain/ledger/shopping-balance';
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
  readonly values: ReadonlyMap<number, number>;
}

interface Pupil {
  readonly studentId: number;
  readonly firstName: string;
  readonly name: string;
  readonly grade: Grade;
  readonly value: number;
}

const standingsOf = (pupils: readonly Pupil[]): Standings => {
  const counted = pupils
    .filter(({ value }) => value > 0)
    .toSorted((a, b) => b.value - a.value || a.grade - b.grade || a.studentId - b.studentId);
  const ladder = makeLadder(
    counted.map(({ value, firstName, grade }) => ({ value, pupils: 1, someone: { name: firstName, grade } })),
  );
  const top = counted.slice(0, BOARD_ROWS);
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
    values: new Map(counted.map(({ studentId, value }) => [studentId, value])),
  };
};

const listBy = <Row extends Omit<Pupil, 'value'>>(rows: readonly Row[], measure: (row: Row) => number): Standings =>
  standingsOf(rows.map((row) => ({ ...row, value: measure(row) })));

const ratedAs = (sum: number, count: number): number => (count === 0 ? 0 : averageRating(sum, count));

type RowsOf<Read extends (...args: never) => Promise<{ rows: readonly unknown[] }>> = Awaited<ReturnType<Read>>['rows'];

/** What a period's points and coins make; the same rows make the same boards. */
const earnedFrom = onceFor((rows: RowsOf<typeof queries.listCounted>) => ({
  week: {
    points: listBy(rows, ({ weekPoints }) => weekPoints ?? 0),
    wealth: listBy(rows, ({ weekWealth }) => weekWealth ?? 0),
  },
  month: {
    points: listBy(rows, ({ monthPoints }) => monthPoints ?? 0),
    wealth: listBy(rows, ({ monthWealth }) => monthWealth ?? 0),
  },
  all: {
    points: listBy(rows, ({ points }) => points),
    wealth: listBy(rows, ({ points, balance }) => shoppingBalance(balance, points)),
  },
  improved: listBy(rows, ({ weekGain }) => weekGain ?? 0),
  pointsOf: (grade: Grade): number =>
    rows.reduce((sum, row) => sum + (row.grade === grade ? Math.max(0, row.weekPoints ?? 0) : 0), 0),
}));

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
    const { rows } = await queries.readTop(executor, { period: key });
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
  readonly standings: Readonly<Record<Period, Readonly<Record<PeriodBoard, Standings>>>>;
  readonly doors: Readonly<Record<'improved' | 'regular' | 'helpful', Standings>>;
  readonly topOnly: readonly PupilBoard[];
}

/** All boards at once. Some dozen reads, none of which grows with the ledger. */
export const readGlory = async (executor: Executor, now: Date): Promise<Glory> => {
  const today = schoolDay(now);
  const [week, month] = [weekKey(today), monthKey(today)];
  const since = { week: daysOf(week).first, month: daysOf(month).first, recent: dayBefore(today, DOOR_DAYS - 1) };

  const { rows: counted } = await queries.listCounted(executor, { week, month });
  const { rows: rated } = await queries.listRated(executor, since);
  const { rows: given } = await queries.listGenerous(executor, since);
  const { rows: attended } = await queries.listAttended(executor, since);
  const { rows: sessions } = await listMarksOfLessons(executor, {});
  const exams = await readExams(executor, { ...since, all: '' });
  const pupils = await queries.countPupils(executor);

  const [earned, helpers, generous] = [earnedFrom(counted), helpersFrom(rated), generousFrom(given)];
  const standingsIn = (period: Period) => ({
    ...earned[period],
    helpers: helpers[period],
    generous: generous[period],
  });
  const standings = { week: standingsIn('week'), month: standingsIn('month'), all: standingsIn('all') };
  const doors = { improved: earned.improved, regular: regularFrom(attended), helpful: helpers.helpful };
  const classes = {
    week: rankClasses(sessions.filter(({ day }) => day >= since.week)),
    month: rankClasses(sessions.filter(({ day }) => day >= since.month)),
    all: rankClasses(sessions),
  };
  const boardsOf = (period: Period) => ({
    points: standings[period].points.board,
    wealth: standings[period].wealth.board,
    helpers: standings[period].helpers.board,
    generous: standings[period].generous.board,
    classes: classes[period],
    exams: exams[period],
  });
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
        improved: doors.improved.board,
        regular: doors.regular.board,
        helpful: doors.helpful.board,
        grades: rankEarnings(pupils.map((row) => ({ ...row, points: earned.pointsOf(row.grade) }))),
      },
      champions: {
        weeks: await readChampions(executor, periodsBefore(week, PAST_WEEKS)),
        months: await readChampions(executor, periodsBefore(month, PAST_MONTHS)),
      },
    },
    standings,
    doors,
    topOnly: await queries.listTopOnly(executor),
  };
};
