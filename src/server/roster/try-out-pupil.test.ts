import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_STUDENT_ID } from '#domain/access/actors';
import { provideFirstTerm } from '#server/calendar/service';
import { provideCurricula } from '#server/curriculum/service';
import { provideQuran } from '#server/quran/service';
import type { Agent } from '#tests/agent';
import { startWorld, type World } from '#tests/world';

/** The text that grade 4 recites, and a word in it. */
const TEXT = 4;
const WORD = 3;

let world: World;
let staff: Agent;

/** Somebody who would stand in every list and count in every total, if only they were a pupil. */
const live = async (studentId: number): Promise<void> => {
  const points = { studentId, type: 'points', amount: 50, note: 'تجربة', requestKey: randomUUID() };
  expect((await staff.call('POST /api/admin/ledger', { body: points })).status).toBe(200);
  const incident = { type: 'absent' };
  const log = { studentIds: [studentId], incident, logDate: '2026-02-01', requestKey: randomUUID() };
  expect((await staff.call('POST /api/admin/penalties/logs', { body: log })).status).toBe(200);
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
  for (const id of [DEMO_STUDENT_ID, (await world.pupil()).id, (await world.student()).id]) await live(id);
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

const archive = (archived_at: string | null) =>
  world.deps.db.updateTable('students').set({ archived_at }).where('id', '=', DEMO_STUDENT_ID).execute();

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
