import type { APIRequestContext } from '@playwright/test';
import { GRADES, type Grade } from '#domain/roster/grades';
import type { TeacherWeek } from '#wire/classroom';
import type { Board, GloryBoards, OwnGlory } from '#wire/glory';
import { expect } from './fixtures.ts';
import { lessonOf } from './lesson.ts';

const PERIODS = ['week', 'month', 'all'] as const;

interface Standings {
  /** By the pupil's id, as each sees it: the place in the class, and the places on the boards. */
  readonly own: ReadonlyMap<number, OwnGlory>;
  readonly boards: GloryBoards;
}

const read = async <Reply>(office: APIRequestContext, address: string): Promise<Reply> => {
  const answer = await office.get(address);
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
};

const allPupils = async (office: APIRequestContext): Promise<number[]> => {
  const { students } = await read<{ students: { id: number }[] }>(office, '/api/admin/students');
  return students.map(({ id }) => id);
};

/** Where everybody stands, read as each pupil in turn. */
export const standingsOf = async (office: APIRequestContext): Promise<Standings> => {
  const own = new Map<number, OwnGlory>();
  // Nobody enters as a pupil who has no card.
  for (const grade of GRADES)
    expect((await office.post('/api/admin/credentials/missing', { data: { grade } })).ok()).toBe(true);
  for (const id of await allPupils(office)) {
    const entered = await office.post(`/api/admin/students/${id}/enter`);
    expect(entered.ok(), await entered.text()).toBe(true);
    const glory = await read<{ own: OwnGlory }>(office, '/api/student/glory');
    const dashboard = await read<{ rank: OwnGlory['rank'] }>(office, '/api/student/dashboard');
    own.set(id, { ...glory.own, rank: dashboard.rank });
    expect((await office.post('/api/admin/leave-student')).ok()).toBe(true);
  }
  return { own, boards: await read<GloryBoards>(office, '/api/admin/glory') };
};

/** Equals share a place: 1, 2, 2, 4 (D-24). */
const placeAmong = (values: readonly number[], value: number): number =>
  1 + values.filter((each) => each > value).length;

type Earned = (id: number) => number;

interface Values {
  readonly points: number;
  readonly wealth: number;
}

/** What a pupil had, with the lesson's points added: ten points are worth a coin. */
const withPoints = ({ points, wealth }: Values, earned: number): Values => ({
  points: points + earned,
  wealth: wealth - Math.floor(points / 10) + Math.floor((points + earned) / 10),
});

const valuesIn = (own: OwnGlory, period: (typeof PERIODS)[number]): Values => ({
  points: own[period].points?.value ?? 0,
  wealth: own[period].wealth?.value ?? 0,
});

const expectBoard = (board: Board, values: readonly number[]): void => {
  const counted = values.filter((value) => value > 0).toSorted((a, b) => b - a);
  const top = counted.slice(0, 5).map((value) => ({ place: placeAmong(counted, value), value }));
  expect(board.rows.map(({ place, value }) => ({ place, value }))).toEqual(top);
};

/** Every place in the class, from what stood before and what the lesson gave. */
export const expectRanks = (before: Standings, after: Standings, earned: Earned): void => {
  const points = new Map(Array.from(before.own, ([id, own]) => [id, own.points + earned(id)]));
  for (const [id, own] of after.own) {
    const ofClass = [...points].filter(([each]) => before.own.get(each)?.grade === own.grade).map(([, value]) => value);
    const value = points.get(id) ?? 0;
    expect(own).toMatchObject({ points: value, rank: { place: placeAmong(ofClass, value), of: ofClass.length } });
  }
};

/** Staff leave some pupils out of all boards. */
const shownOf = ({ own }: Standings) => [...own].filter(([, { isLeftOut }]) => !isLeftOut);

/** Every place on the boards, likewise. */
export const expectBoards = (before: Standings, after: Standings, earned: Earned): void => {
  for (const period of PERIODS) {
    const values = new Map(
      Array.from(shownOf(before), ([id, own]) => [id, withPoints(valuesIn(own, period), earned(id))]),
    );
    for (const board of ['points', 'wealth'] as const) {
      const all = Array.from(values.values(), (each) => each[board]);
      expectBoard(after.boards[period][board], all);
      const places = Array.from(shownOf(after), ([id, own]) => [id, own[period][board]?.place]);
      const recounted = Array.from(values, ([id, each]) => [id, each[board] > 0 ? placeAmong(all, each[board]) : null]);
      expect(places, `${period} ${board}`).toEqual(recounted);
    }
    // Nobody helped, and nothing was shared.
    for (const board of ['helpers', 'generous', 'exams'] as const)
      expect(after.boards[period][board]).toEqual(before.boards[period][board]);
  }
};

/** The grade's sessions of the week, each with its share of positive marks. */
export const expectClassBoard = async (
  office: APIRequestContext,
  before: Standings,
  after: Standings,
  grade: Grade,
): Promise<void> => {
  const { lessons } = await read<TeacherWeek>(office, '/api/admin/classroom/week');
  const ended = lessons.filter((each) => each.grade === grade && each.state === 'ended');
  const written = await Promise.all(ended.map(async (at) => (await lessonOf(office, at)).written?.performance ?? null));
  const performances = written.filter((each) => each !== null);
  const rowOf = ({ boards }: Standings) => boards.week.classes.find((row) => row.grade === grade);
  expect(rowOf(after)).toMatchObject({
    value: Math.round(performances.reduce((sum, each) => sum + each, 0) / performances.length),
    best: Math.max(...performances),
    sessions: 1 + (rowOf(before)?.sessions ?? 0),
  });
};
