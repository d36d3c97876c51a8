import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { termFields } from '#tests/calendar';
import { startWorld, type World } from '#tests/world';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

/** Whatever takes a day from staff, on one day. */
const statusesOn = async (day: string): Promise<number[]> => {
  const [{ agent }, { id: studentId }] = [await world.admin(), await world.student()];
  const incident = { type: 'late', minutesLate: 5 };
  const logged = { studentIds: [studentId], incident, logDate: day, note: null, requestKey: randomUUID() };
  const term = { ...termFields(), start: day, end: day, requestKey: randomUUID() };
  const answers = [
    await agent.call('POST /api/admin/guardians/slips', { body: { grade: 4, day } }),
    await agent.call('GET /api/admin/classroom/week', { query: { day } }),
    await agent.call('GET /api/admin/classroom/lessons/:day/:period/:class', {
      params: { day, period: 1, class: '4' },
    }),
    await agent.call('GET /api/admin/audit', { query: { from: day } }),
    await agent.call('GET /api/admin/audit', { query: { to: day } }),
    await agent.call('GET /api/admin/students/:studentId/timeline', {
      params: { studentId },
      query: { before: `${day}T09:00:00Z` },
    }),
    await agent.call('POST /api/admin/penalties/logs', { body: logged }),
    await agent.call('POST /api/admin/school-terms', { body: term }),
  ];
  return answers.map(({ status }) => status);
};

it.each(['0000-01-01', '0000-12-31', '9999-01-01', '9999-12-31'])('%s is no day of the school', async (day) => {
  expect(new Set(await statusesOn(day))).toEqual(new Set([400]));
});

it.each(['2000-01-01', '2076-12-31'])('%s, the last of those that are, breaks nothing', async (day) => {
  for (const status of await statusesOn(day)) expect(status).toBeLessThan(500);
});
