import { DOOR_BOARDS, PERIOD_BOARDS, PERIODS, type PupilBoard } from '#domain/glory/boards';
import {
  boardTitles,
  boardValues,
  championWords,
  doorsName,
  gradeBoards,
  gradeBoardTitles,
  monthText,
  periodNames,
  weekText,
} from '#strings/glory/words';
import { moneyText } from '#strings/money';
import { percent } from '#strings/plural';
import { gradeNames } from '#strings/widgets';
import type { Board, Champion, ClassRow, GloryBoards } from '#wire/glory';
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

const pupils = (of: PupilBoard, { rows }: Board): WallBoard => ({
  title: boardTitles[of],
  ink: VALUE_INK[of],
  rows: rows.map(({ place, name, grade, value }) => ({
    place,
    name,
    note: gradeNames[grade],
    value: boardValues[of](value),
  })),
});

type GradeRows = readonly { readonly grade: 4 | 5 | 6; readonly place: number | null; readonly value: number }[];

/** Only those that have a place: a wall says nothing of who has too little. */
const grades = (of: keyof typeof gradeBoardTitles, rows: GradeRows, say: (value: number) => string): WallBoard => ({
  title: gradeBoardTitles[of],
  ink: of === 'grades' ? VALUE_INK.points : '',
  rows: rows
    .filter(({ place }) => place !== null)
    .map(({ grade, place, value }) => ({ place, name: gradeNames[grade], note: '', value: say(value) })),
});

const champions = (title: string, all: readonly Champion[], say: (days: Champion) => string): WallBoard => ({
  title,
  ink: VALUE_INK.points,
  rows: all.slice(0, 5).map((champion) => ({
    place: null,
    name: champion.names.map(({ name }) => name).join(' · '),
    note: say(champion),
    value: moneyText('points', champion.value),
  })),
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

export const slidesOf = (glory: GloryBoards): Slide[] => {
  const notes = { week: weekText(glory.weekDays), month: monthText(glory.monthDays), all: '' };
  return [
    ...PERIODS.flatMap((period) =>
      deal({ title: periodNames[period], note: notes[period], lead: leadOf(glory[period].classes) }, [
        ...PERIOD_BOARDS.map((of) => pupils(of, glory[period][of])),
        grades('classes', glory[period].classes, percent),
        grades('exams', glory[period].exams, percent),
      ]),
    ),
    ...deal({ title: doorsName, note: '', lead: null }, [
      ...DOOR_BOARDS.map((of) => pupils(of, glory.doors[of])),
      grades('grades', glory.doors.grades, gradeBoards.earned),
      champions(championWords.weeks, glory.champions.weeks, weekText),
      champions(championWords.months, glory.champions.months, monthText),
    ]),
  ];
};
