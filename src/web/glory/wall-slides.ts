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
import { gradeNames } from '#strings/widgets';
import type { Board, Champion, GloryBoards } from '#wire/glory';

interface WallRow {
  readonly place: number | null;
  readonly name: string;
  /** Smaller, below the name. */
  readonly note: string;
  readonly value: string;
}

export interface WallBoard {
  readonly title: string;
  readonly rows: readonly WallRow[];
}

export interface Slide {
  readonly title: string;
  readonly note: string;
  readonly boards: readonly WallBoard[];
}

const pupils = (of: PupilBoard, { rows }: Board): WallBoard => ({
  title: boardTitles[of],
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
  rows: rows
    .filter(({ place }) => place !== null)
    .map(({ grade, place, value }) => ({ place, name: gradeNames[grade], note: '', value: say(value) })),
});

const champions = (title: string, all: readonly Champion[], say: (days: Champion) => string): WallBoard => ({
  title,
  rows: all.slice(0, 5).map((champion) => ({
    place: null,
    name: champion.names.map(({ name }) => name).join(' · '),
    note: say(champion),
    value: moneyText('points', champion.value),
  })),
});

const PER_SLIDE = 3;

/** Three boards at a time; what is empty is not shown, nor a slide of nothing. */
const inThrees = (title: string, note: string, boards: readonly WallBoard[]): Slide[] => {
  const filled = boards.filter(({ rows }) => rows.length > 0);
  return Array.from({ length: Math.ceil(filled.length / PER_SLIDE) }, (_, at) => ({
    title,
    note,
    boards: filled.slice(at * PER_SLIDE, (at + 1) * PER_SLIDE),
  }));
};

export const slidesOf = (glory: GloryBoards): Slide[] => {
  const notes = { week: weekText(glory.weekDays), month: monthText(glory.monthDays), all: '' };
  return [
    ...PERIODS.flatMap((period) =>
      inThrees(periodNames[period], notes[period], [
        ...PERIOD_BOARDS.map((of) => pupils(of, glory[period][of])),
        grades('classes', glory[period].classes, gradeBoards.positive),
        grades('exams', glory[period].exams, gradeBoards.perfect),
      ]),
    ),
    ...inThrees(doorsName, notes.week, [
      ...DOOR_BOARDS.map((of) => pupils(of, glory.doors[of])),
      grades('grades', glory.doors.grades, gradeBoards.earned),
      champions(championWords.weeks, glory.champions.weeks, weekText),
      champions(championWords.months, glory.champions.months, monthText),
    ]),
  ];
};
