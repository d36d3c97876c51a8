import { dayBefore, schoolDay } from '#domain/calendar/school-day';
import {
  averageRating,
  BOARD_ROWS,
  DOOR_DAYS,
  inEachPeriod,
  PAST_MONTHS,
  PAST_WEEKS,
  PERIODS,
  type Period,
  type PeriodBoard,
  type PupilBoard,
  regularity,
} from '#domain/glory/boards';
import { rankClasses, rankEarnings, rankExams } from '#domain/glory/grades';
import { type Ladder, makeLadder, moreOf, placeOn } from '#domain/glory/ladder';
import { boardNames } from '#domain/glory/names';
import { daysOf, monthKey, type PeriodKey, periodsBefore, weekKey } from '#domain/glory/periods';
import { shoppingBalance } from '#domain/ledger/shopping-balance';
import type { Grade } from '#domain/roster/grades';
import { listMarksOfLessons } from '#server/classroom/service';
import { countFullMarks, listPublishedExams } from '#server/exams/service';
import type { Executor } from '#server/platform/db/database';
import type { RowOf } from '#server/platform/db/prepared';
import { onceFor } from '#server/platform/once-for';
import type { Champion, GloryWall, WallBoard } from '#wire/glory';
import * as queries from './queries.ts';

interface Pupil {
  readonly studentId: number;
  readonly firstName: string;
  readonly name: string;
  readonly grade: Grade;
}

interface Ranked extends Pupil {
  readonly value: number;
}

/** A board, and what is needed to say where anybody stands on it. */
export interface Standings extends WallBoard {
  /** Of the rows shown, in their order. */
  readonly ids: readonly number[];
  readonly ladder: Ladder<Ranked>;
  readonly values: ReadonlyMap<number, number>;
}

/** As a board shows them, by first names. */
const named = (rows: readonly Pick<Pupil, 'name' | 'firstName' | 'grade'>[]) => {
  const names = boardNames(rows);
  return rows.map(({ grade }, at) => ({ name: names[at] as string, grade }));
};

const listBy = <Row extends Pupil>(pupils: readonly Row[], measure: (row: Row) => number): Standings => {
  const ladder = makeLadder(
    pupils
      // Spelt, so that all are of one shape: each place on a board is looked for among them.
      .map((row): Ranked => {
        const { studentId, firstName, name, grade } = row;
        return { studentId, firstName, name, grade, value: measure(row) };
      })
      .filter(({ value }) => value > 0)
      .toSorted((a, b) => a.grade - b.grade || a.studentId - b.studentId),
  );
  const top = ladder.slice(0, BOARD_ROWS);
  const names = boardNames(top);
  return {
    rows: top.map(({ grade, value }, at) => ({
      place: placeOn(ladder, value),
      name: names[at] as string,
      grade,
      value,
    })),
    firsts: named(ladder.filter(({ value }) => value === ladder[0]?.value)),
    more: moreOf(ladder, top.length),
    ids: top.map(({ studentId }) => studentId),
    ladder,
    values: new Map(ladder.map(({ studentId, value }) => [studentId, value])),
  };
};

const ratedAs = (sum: number, count: number): number => (count === 0 ? 0 : averageRating(sum, count));

/** What a period's points and coins make; the same rows make the same boards. */
const earnedFrom = onceFor((rows: readonly RowOf<typeof queries.listCounted>[]) => ({
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

const helpersFrom = onceFor((rows: readonly RowOf<typeof queries.listRated>[]) => ({
  week: listBy(rows, (row) => ratedAs(row.weekSum, row.weekCount)),
  month: listBy(rows, (row) => ratedAs(row.monthSum, row.monthCount)),
  all: listBy(rows, (row) => ratedAs(row.allSum, row.allCount)),
  helpful: listBy(rows, ({ recentSum }) => recentSum),
}));

const generousFrom = onceFor((rows: readonly RowOf<typeof queries.listGenerous>[]) =>
  inEachPeriod((period) => listBy(rows, (row) => row[period])),
);

const regularFrom = onceFor((rows: readonly RowOf<typeof queries.listAttended>[]) =>
  listBy(rows, ({ attended, held }) => regularity(attended, held) ?? 0),
);

/** The latest of each grade among those that the period holds. */
const latestOf = <Exam extends { readonly grade: Grade }>(exams: readonly Exam[]): Exam[] =>
  exams.filter((exam, at) => exams.findIndex(({ grade }) => grade === exam.grade) === at);

const readExams = async (executor: Executor, since: Readonly<Record<Period, string>>) => {
  const exams = await listPublishedExams(executor);
  const latest = inEachPeriod((period) => latestOf(exams.filter(({ examDate }) => examDate >= since[period])));
  const ids = PERIODS.flatMap((period) => latest[period].map(({ id }) => id));
  const counts = await countFullMarks(executor, [...new Set(ids)]);
  return inEachPeriod((period) =>
    rankExams(
      latest[period].map(({ id, grade, examDate }) => {
        const { papers = 0, perfect = 0 } = counts.find(({ examId }) => examId === id) ?? {};
        return { grade, day: examDate, papers, perfect };
      }),
    ),
  );
};

const readChampions = async (executor: Executor, keys: readonly PeriodKey[]): Promise<Champion[]> => {
  const champions: Champion[] = [];
  for (const key of keys) {
    const { rows } = await queries.readTop(executor, { period: key });
    const first = rows.filter(({ value }) => value === rows[0]?.value);
    if (first[0]) champions.push({ ...daysOf(key), value: first[0].value, names: named(first) });
  }
  return champions;
};

export interface Glory {
  readonly week: PeriodKey;
  readonly month: PeriodKey;
  /** What everybody sees alike. */
  readonly shared: GloryWall;
  readonly standings: Readonly<Record<Period, Readonly<Record<PeriodBoard, Standings>>>>;
  readonly doors: Readonly<Record<'improved' | 'regular' | 'helpful', Standings>>;
  readonly topOnly: readonly PupilBoard[];
}

/** All boards at once. Some dozen reads, none of which grows with the ledger. */
export const readGlory = async (executor: Executor, now: Date): Promise<Glory> => {
  const today = schoolDay(now);
  const [week, month] = [weekKey(today), monthKey(today)];
  const weekDays = daysOf(week);
  const monthDays = daysOf(month);
  const since = { week: weekDays.first, month: monthDays.first, all: '', recent: dayBefore(today, DOOR_DAYS - 1) };

  const { rows: counted } = await queries.listCounted(executor, { week, month });
  const { rows: rated } = await queries.listRated(executor, since);
  const { rows: given } = await queries.listGenerous(executor, since);
  const { rows: attended } = await queries.listAttended(executor, since);
  const { rows: sessions } = await listMarksOfLessons(executor, {});
  const exams = await readExams(executor, since);
  const pupils = await queries.countPupils(executor);

  const [earned, helpers, generous] = [earnedFrom(counted), helpersFrom(rated), generousFrom(given)];
  const standings = inEachPeriod((period) => ({
    ...earned[period],
    helpers: helpers[period],
    generous: generous[period],
    classes: rankClasses(sessions.filter(({ day }) => day >= since[period])),
    exams: exams[period],
  }));
  const doors = { improved: earned.improved, regular: regularFrom(attended), helpful: helpers.helpful };
  return {
    week,
    month,
    shared: {
      asOf: now.toISOString(),
      weekDays,
      monthDays,
      ...standings,
      doors: {
        ...doors,
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
