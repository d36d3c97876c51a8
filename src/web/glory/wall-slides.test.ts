import { expect, it } from 'vitest';
import { wall } from '#strings/glory/staff';
import { boardTitles, championWords } from '#strings/glory/words';
import type { GloryWall, WallBoard } from '#wire/glory';
import { slidesOf } from './wall-slides.ts';

const EMPTY: WallBoard = { rows: [], more: 0, firsts: [] };
const NO_BOARDS = { points: EMPTY, wealth: EMPTY, helpers: EMPTY, generous: EMPTY, classes: [], exams: [] };
const WEEK = { first: '2026-11-15', last: '2026-11-21' };

const wallOf = (part: Partial<GloryWall>): GloryWall => ({
  asOf: '2026-11-15T06:00:00.000Z',
  weekDays: WEEK,
  monthDays: { first: '2026-11-01', last: '2026-11-30' },
  week: NO_BOARDS,
  month: NO_BOARDS,
  all: NO_BOARDS,
  doors: { improved: EMPTY, regular: EMPTY, helpful: EMPTY, grades: [] },
  champions: { weeks: [], months: [] },
  ...part,
});

const sharedBy = (count: number): WallBoard => {
  const firsts = Array.from({ length: count }, (_, at) => ({ name: `ط${at}`, grade: 4 as const }));
  const rows = firsts.slice(0, 5).map((each) => ({ ...each, place: 1, value: 100 }));
  return { rows, more: count - rows.length, firsts };
};

const regularOf = (count: number, asOf?: string) => {
  const doors = { improved: EMPTY, regular: sharedBy(count), helpful: EMPTY, grades: [] };
  const [slide] = slidesOf(wallOf({ doors, ...(asOf && { asOf }) }));
  return slide?.boards.find(({ title }) => title === boardTitles.regular)?.rows ?? [];
};

it('all who share a first place are named, beyond the rows of a board too', () => {
  expect(regularOf(5).map(({ name }) => name)).toEqual(['ط0', 'ط1', 'ط2', 'ط3', 'ط4']);
  const [row, ...others] = regularOf(7);
  expect([row?.place, row?.name, others]).toEqual([1, 'ط0 · ط1 · ط2 · ط3 · ط4 · ط5 · ط6', []]);
});

it('of eighty five stand there, others each day, and how many are with them', () => {
  const namesOn = (day: number) => {
    const [row] = regularOf(80, new Date(Date.UTC(2026, 10, 15 + day, 6)).toISOString());
    expect(row?.note).toBe(wall.others(75));
    return row?.name.split(' · ') ?? [];
  };
  const days = Array.from({ length: 16 }, (_, day) => namesOn(day));
  expect(new Set(days.map((names) => names.length))).toEqual(new Set([5]));
  expect(new Set(days.flat()).size).toBe(80);
});

it('while nobody has earned anything this week the last champions stand there', () => {
  const champions = {
    weeks: [{ first: '2026-11-08', last: '2026-11-14', value: 40, names: [{ name: 'سعد', grade: 4 as const }] }],
    months: [],
  };
  const first = (part: Partial<GloryWall>) => slidesOf(wallOf({ champions, ...part }))[0]?.boards[0];
  expect(first({})).toMatchObject({ title: championWords.last, rows: [{ name: 'سعد' }] });
  expect(first({ week: { ...NO_BOARDS, points: sharedBy(1) } })?.title).toBe(boardTitles.points);
});

it('and of eighty champions of a week five stand there, with how many are with them', () => {
  const weeks = [{ first: '2026-11-08', last: '2026-11-14', value: 40, names: sharedBy(80).firsts }];
  const slides = slidesOf(wallOf({ champions: { weeks, months: [] } }));
  for (const { rows } of slides.flatMap(({ boards }) => boards)) {
    expect(rows[0]?.name.split(' · ')).toHaveLength(5);
    expect(rows[0]?.note).toContain(wall.others(75));
  }
});
