import { schoolDay } from '#domain/calendar/school-day';
import { BOARD_ROWS, DOOR_BOARDS, PERIOD_BOARDS, PERIODS, type PupilBoard } from '#domain/glory/boards';
import { wall } from '#strings/glory/staff';
import * as words from '#strings/glory/words';
import { moneyText } from '#strings/money';
import { percent } from '#strings/plural';
import { gradeNames } from '#strings/widgets';
import type { WallBoard as Board, Champion, ClassRow, GloryWall } from '#wire/glory';
import { VALUE_INK } from './value-ink.ts';

interface WallRow {
  readonly place: number | null;
  readonly name: string;
  /** Smaller, below the name. */
  readonly note: string;
  readonly value: string;
}

export interface WallBoard {
  readonly title: string;
  /** The colour of its values. */
  readonly ink: string;
  readonly rows: readonly WallRow[];
}

export interface Slide {
  readonly title: string;
  readonly note: string;
  readonly boards: readonly WallBoard[];
  /** The grade that leads in the lessons of the period. */
  readonly lead: ClassRow | null;
}

/** So many names are read from the last row. */
const MOST_NAMES = 12;

const DAY_MS = 24 * 60 * 60 * 1000;

const joined = (names: readonly { readonly name: string }[]): string => names.map(({ name }) => name).join(' · ');

/** Those of today, where more share a place than can be read; tomorrow the next, so that everybody has a day. */
const ofToday = <One>(all: readonly One[], asOf: string): One[] => {
  const day = Date.parse(schoolDay(new Date(asOf))) / DAY_MS;
  const start = (day * BOARD_ROWS) % all.length;
  return [...all, ...all].slice(start, start + BOARD_ROWS);
};

/** Who stands in one place, and how many are with those who can be read. */
const sharing = (names: readonly { readonly name: string }[], asOf: string) =>
  names.length <= MOST_NAMES
    ? { name: joined(names), others: '' }
    : { name: joined(ofToday(names, asOf)), others: wall.others(names.length - BOARD_ROWS) };

const pupils = (of: PupilBoard, { rows, firsts }: Board, asOf: string): WallBoard => {
  const [first] = rows;
  const board = { title: words.boardTitles[of], ink: VALUE_INK[of] };
  const say = words.boardValues[of];
  if (!first || firsts.length <= BOARD_ROWS)
    return {
      ...board,
      rows: rows.map(({ place, name, grade, value }) => ({
        place,
        name,
        note: gradeNames[grade],
        value: say(value),
      })),
    };
  const { name, others } = sharing(firsts, asOf);
  return { ...board, rows: [{ place: first.place, name, note: others, value: say(first.value) }] };
};

type GradeRows = readonly Pick<ClassRow, 'grade' | 'place' | 'value'>[];

/** Only those that have a place: a wall says nothing of who has too little. */
const grades = (
  of: keyof typeof words.gradeBoardTitles,
  rows: GradeRows,
  say: (value: number) => string,
): WallBoard => ({
  title: words.gradeBoardTitles[of],
  ink: of === 'grades' ? VALUE_INK.points : '',
  rows: rows
    .filter(({ place }) => place !== null)
    .map(({ grade, place, value }) => ({ place, name: gradeNames[grade], note: '', value: say(value) })),
});

const champions = (
  title: string,
  all: readonly Champion[],
  asOf: string,
  say: (days: Champion) => string,
): WallBoard => ({
  title,
  ink: VALUE_INK.points,
  rows: all.slice(0, 5).map((champion) => {
    const { name, others } = sharing(champion.names, asOf);
    const note = [say(champion), others].filter(Boolean).join(' · ');
    return { place: null, name, note, value: moneyText('points', champion.value) };
  }),
});

const MOST_BOARDS = 3;

/** Up to three boards at a time, evenly; what is empty is not shown, nor a slide of nothing. */
const deal = (slide: Omit<Slide, 'boards'>, boards: readonly WallBoard[]): Slide[] => {
  const filled = boards.filter(({ rows }) => rows.length > 0);
  const slides = Math.ceil(filled.length / MOST_BOARDS);
  const each = Math.ceil(filled.length / slides);
  return Array.from({ length: slides }, (_, at) => ({ ...slide, boards: filled.slice(at * each, (at + 1) * each) }));
};

const leadOf = (rows: readonly ClassRow[]): ClassRow | null => rows.find(({ place }) => place === 1) ?? null;

/** In the place of those that nobody has earned yet. */
const lastChampions = ({ week, champions: { weeks }, asOf }: GloryWall): WallBoard[] =>
  week.points.rows.length > 0 ? [] : [champions(words.championWords.last, weeks.slice(0, 1), asOf, words.weekText)];

export const slidesOf = (glory: GloryWall): Slide[] => {
  const notes = { week: words.weekText(glory.weekDays), month: words.monthText(glory.monthDays), all: '' };
  return [
    ...PERIODS.flatMap((period) =>
      deal({ title: words.periodNames[period], note: notes[period], lead: leadOf(glory[period].classes) }, [
        ...(period === 'week' ? lastChampions(glory) : []),
        ...PERIOD_BOARDS.map((of) => pupils(of, glory[period][of], glory.asOf)),
        grades('classes', glory[period].classes, percent),
        grades('exams', glory[period].exams, percent),
      ]),
    ),
    ...deal({ title: words.doorsName, note: '', lead: null }, [
      ...DOOR_BOARDS.map((of) => pupils(of, glory.doors[of], glory.asOf)),
      grades('grades', glory.doors.grades, words.gradeBoards.earned),
      champions(words.championWords.weeks, glory.champions.weeks, glory.asOf, words.weekText),
      champions(words.championWords.months, glory.champions.months, glory.asOf, words.monthText),
    ]),
  ];
};
