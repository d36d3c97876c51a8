import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_STUDENT_ID } from '#domain/access/actors';
import { provideFirstTerm } from '#server/calendar/service';
import { provideCurricula } from '#server/curriculum/service';
import { provideQuran } from '#server/quran/service';
import type { Agent } from '#tests/agent';
import { madeExam } from '#tests/exams';
import { openContest } from '#tests/practice';
import { startWorld, type World } from '#tests/world';
import { contract } from '#wire/contract';
import type { Endpoint } from '#wire/endpoint';

/** The text that grade 4 recites, and a word in it. */
const TEXT = 4;
const WORD = 3;

const FIRST = { name: 'راشد من الشعبة الأولى' };
const SECOND = { name: 'أسامة مصطفى الهادي' };

/** Absences that bring a pupil near a penalty, and under one. */
const NEAR = 8;
const PENALISED = 10;

let world: World;
let staff: Agent;

/** Somebody who would stand in every list and count in every total, if only they were a pupil. */
const live = async (studentId: number, absences: number): Promise<void> => {
  const points = { studentId, type: 'points', amount: 50, note: 'تجربة', requestKey: randomUUID() };
  expect((await staff.call('POST /api/admin/ledger', { body: points })).status).toBe(200);
  const incident = { type: 'absent' };
  for (let days = 0; days < absences; days += 1) {
    const log = { studentIds: [studentId], incident, logDate: '2026-02-01', requestKey: randomUUID() };
    expect((await staff.call('POST /api/admin/penalties/logs', { body: log })).status).toBe(200);
  }
  const gift = { to: { kind: 'students', ids: [studentId] }, source: 'daily', type: 'coins', amount: 5 };
  const given = await staff.call('POST /api/admin/rewards', { body: { ...gift, requestKey: randomUUID() } });
  expect(given.status).toBe(200);
  const { body } = await staff.call('POST /api/admin/tracking/hearings', {
    body: { studentId, textId: TEXT, requestKey: randomUUID() },
  });
  const marks = [{ key: randomUUID(), position: WORD, action: 'incorrect' }];
  await staff.call('POST /api/admin/tracking/hearings/:id/marks', { params: { id: body.id }, body: { marks } });
  await staff.call('POST /api/admin/tracking/hearings/:id/finish', { params: { id: body.id } });
};

beforeAll(async () => {
  world = await startWorld();
  await provideFirstTerm(world.deps);
  await provideCurricula(world.deps);
  await provideQuran(world.deps);
  staff = (await world.admin()).agent;
  const params = { studentId: DEMO_STUDENT_ID };
  const { body } = await staff.call('POST /api/admin/students/:studentId/credentials', { params });
  const login = { loginId: String(body.loginId), password: body.password };
  await world.nobody().call('POST /api/login/student', { body: login });
  await live(DEMO_STUDENT_ID, NEAR);
  await live((await world.pupil(FIRST)).id, NEAR);
  await live((await world.student(SECOND)).id, PENALISED);
  const { body: roster } = await staff.call('GET /api/admin/students');
  for (const { id, name } of roster.students)
    await staff.call('PATCH /api/admin/students/:studentId', {
      params: { studentId: id },
      body: { classId: name === FIRST.name ? 'أ' : 'ب' },
    });
});
afterAll(() => world.close());

/** What is not asked by its grade alone. */
const ASKED: Readonly<Record<string, string>> = {
  '/api/admin/tracking/heat': `textId=${TEXT}`,
  '/api/admin/tracking/heat/pupils': `textId=${TEXT}&position=${WORD}`,
};

/** What was done stays written down, whoever it was done to. */
const LOGS = ['/api/admin/audit', '/api/admin/audit.csv'];

const readAll = async (): Promise<Map<string, string>> => {
  const read = new Map<string, string>();
  const routes = world.app.declaredRoutes.filter(
    ({ method, url, access }) =>
      method === 'GET' && (access === 'staff' || access === 'admin') && !url.includes(':') && !LOGS.includes(url),
  );
  for (const { url } of routes)
    for (const query of [ASKED[url] ?? 'grade=4', '']) {
      const { status, text } = await staff.send({ method: 'GET', url: `${url}?${query}` });
      if (status === 200) read.set(`${url} ${query}`, text);
    }
  return read;
};

const archive = (archivedAt: string | null) =>
  world.deps.db.updateTable('students').set({ archivedAt }).where('id', '=', DEMO_STUDENT_ID).execute();

describe('a section', () => {
  it('is what a list leaves the others out of, wherever it can be asked for', async () => {
    const asked = Object.entries<Endpoint>(contract).filter(([, { query }]) => query && 'section' in query.shape);
    expect(asked.length).toBeGreaterThan(20);
    const found: string[] = [];
    /** Of what a list is, where it is of one thing. */
    const ids: Readonly<Record<string, number>> = {
      '/api/admin/contests/:id/shares.csv': await openContest(world),
      '/api/admin/exams/:id/grid': await madeExam({ agent: staff }),
    };
    for (const [key] of asked) {
      const url = key.split(' ')[1] ?? '';
      const query = new URLSearchParams(`${ASKED[url] ?? 'grade=4'}&section=ب`);
      const path = url.replace(':id', String(ids[url]));
      const { status, text } = await staff.send({ method: 'GET', url: `${path}?${query}` });
      expect(status, key).toBe(200);
      expect(text.includes(FIRST.name), key).toBe(false);
      if (text.includes(SECOND.name)) found.push(url);
    }
    expect(found.toSorted()).toEqual([
      '/api/admin/consents',
      '/api/admin/credentials',
      '/api/admin/exams/:id/grid',
      '/api/admin/guardians/consents',
      '/api/admin/penalties',
      '/api/admin/penalties/logs',
      '/api/admin/rewards',
      '/api/admin/rewards/students',
      '/api/admin/store/affordability',
      '/api/admin/students',
      '/api/admin/students.csv',
      '/api/admin/tracking/heat/pupils',
      '/api/admin/tracking/next',
      '/api/admin/tracking/standing.csv',
    ]);
  });

  it('is named once for each grade that has it, and none where none is set', async () => {
    const sections = async () => (await staff.call('GET /api/admin/waiting')).body.sections;
    expect(await sections()).toEqual([
      { grade: 4, section: 'أ' },
      { grade: 4, section: 'ب' },
    ]);
    const bare = await startWorld();
    const { agent } = await bare.teacher();
    await bare.student();
    expect((await agent.call('GET /api/admin/waiting')).body.sections).toEqual([]);
    await bare.close();
  });

  it('has its own cards printed, and its own login data made', async () => {
    const of = (section: string) => ({ grade: 4, section });
    const print = (section: string) =>
      staff.call('POST /api/admin/cards', { body: { format: 'small', ...of(section) } });
    expect((await print('أ')).body.cards.map(({ name }) => name)).toEqual([FIRST.name]);
    expect((await print('ب')).error.code).toBe('no_students_with_credentials');
    const { body } = await staff.call('POST /api/admin/credentials/missing', { body: of('أ') });
    expect(body.created).toBe(0);
  });
});

describe('a name', () => {
  const PLACES = [
    '/api/admin/students',
    '/api/admin/rewards',
    '/api/admin/rewards/students',
    '/api/admin/penalties',
    '/api/admin/audit',
  ];

  it.each(PLACES)('is found in %s however it is typed, and by nothing else', async (url) => {
    const finds = async (search: string) =>
      (await staff.send({ method: 'GET', url: `${url}?${new URLSearchParams({ search })}` })).text.includes(
        SECOND.name,
      );
    for (const typed of ['اسامه', 'أُسَامَة مصطفي', 'مصطفى', 'الهادى', 'Osama', 'usamah mostafa', 'mustafa al-hadi'])
      expect(await finds(typed), typed).toBe(true);
    for (const typed of ['خالد', 'khalid', 'osama khalid', 'مصطفى أسامة'])
      expect(await finds(typed), typed).toBe(false);
  });
});

describe('the try-out pupil', () => {
  it('changes nothing of what staff are shown, whether there or not', async () => {
    const there = await readAll();
    await archive(world.deps.clock().toISOString());
    const gone = await readAll();
    await archive(null);
    expect(there.size).toBeGreaterThan(60);
    for (const [place, text] of there) expect(gone.get(place), place).toBe(text);
  });

  it('gets no card, neither by name nor with the grade', async () => {
    const print = (which: object) => staff.call('POST /api/admin/cards', { body: { format: 'one', ...which } });
    expect((await print({ studentId: DEMO_STUDENT_ID })).error.code).toBe('card_information_missing');
    expect((await print({ grade: 4 })).body.cards).toHaveLength(1);
    const { body } = await staff.call('POST /api/admin/credentials/missing', { body: { grade: 4 } });
    expect(body.created).toBe(1);
  });

  it.each([
    ['all', { kind: 'all' }, 2],
    ['the grade', { kind: 'grade', grade: 4 }, 2],
    ['nobody but them', { kind: 'students', ids: [DEMO_STUDENT_ID] }, 1],
  ])('is not among those whom a message goes to, unless they are named: %s', async (_, to, recipients) => {
    const { body } = await staff.call('POST /api/admin/messages', {
      body: { to, text: 'السلام عليكم', requestKey: randomUUID() },
    });
    expect(body.recipients).toBe(recipients);
  });
});
