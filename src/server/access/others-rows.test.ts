import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Grade } from '#domain/roster/grades';
import { HOLDINGS } from '#server/privacy/registry';
import type { Agent } from '#tests/agent';
import { busyPupilOf } from '#tests/busy-pupil';
import { startDemoSchool } from '#tests/demo-school';
import { anyTable } from '#tests/erasing';
import { Finds } from '#tests/fuzz-finds';
import { makeChance, makeValues, type Shape } from '#tests/fuzz-values';
import { agreedPupil } from '#tests/rewards';
import type { World } from '#tests/world';
import { contract } from '#wire/contract';
import type { Endpoint } from '#wire/endpoint';

/** Whose rows the ids in the paths of pupils name. */
const ROWS = {
  '/api/students/': 'students',
  '/api/student/rewards/': 'rewards_tracking',
  '/api/student/messages/': 'teacher_messages',
  '/api/student/privileges/picks/': 'surprise_picks',
  '/api/student/store/orders/': 'store_orders',
  '/api/student/practice/sessions/': 'practice_sessions',
  '/api/student/races/': 'races',
  '/api/student/race/challenges/': 'race_challenges',
  '/api/student/duels/': 'duels',
  '/api/student/recordings/': 'quran_recordings',
} as const satisfies Readonly<Record<string, keyof typeof HOLDINGS>>;

/** These name what is everybody's: an offer, a contest, a text of the grade, an exam in which each has a result. */
const OF_ALL = [
  '/api/student/privileges/offers/',
  '/api/student/practice-results/',
  '/api/student/quran/texts/',
  '/api/student/results/',
];

const OF_PUPILS = new Set(['signed-in', 'pupil', 'pupil-self', 'own-student']);

const doors = Object.entries<Endpoint>(contract)
  .map(([key, endpoint]) => {
    const [method = '', path = ''] = key.split(' ');
    return { key, method, path, folder: path.split(':')[0] ?? '', ...endpoint };
  })
  .filter(({ path, access }) => path.includes(':') && OF_PUPILS.has(access));

const walked = doors.filter(({ folder }) => folder in ROWS);
type Door = (typeof walked)[number];

const tableOf = ({ folder }: Door) => ROWS[folder as keyof typeof ROWS];

const BODIES = 8;
const ROWS_EACH = 4;

/** Of the form that the endpoint asks for. */
const bodiesOf = ({ key, body }: Door): unknown[] => {
  if (!body) return [undefined];
  const { object } = makeValues(makeChance(key.length), new Finds());
  const shape = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Shape;
  return Array.from({ length: BODIES }, () => object(shape, ''));
};

let world: World;
let owner: { agent: Agent; id: number };
beforeAll(async () => {
  world = await startDemoSchool();
  const busy = await busyPupilOf(world);
  const { agent: staff } = await world.teacher();
  const params = { studentId: busy.id };
  const { body } = await staff.call('POST /api/admin/students/:studentId/credentials', { params });
  const agent = world.nobody();
  await agent.call('POST /api/login/student', { body: { ...body, loginId: String(body.loginId) } });
  await agent.call('PUT /api/student/agreement', { body: { agreed: true } });
  owner = { agent, id: busy.id };
}, 300_000);
afterAll(() => world.close());

const rowsOf = (door: Door) => {
  const { by = [] } = HOLDINGS[tableOf(door)];
  const columns = tableOf(door) === 'students' ? ['id'] : by;
  return anyTable(world.deps)
    .selectFrom(tableOf(door))
    .selectAll()
    .where((eb) => eb.or(columns.map((column) => eb(column, '=', owner.id))))
    .orderBy('id', 'desc')
    .limit(ROWS_EACH)
    .execute();
};

const ask = async (agent: Agent, { method, path }: Door, id: unknown, body: unknown): Promise<string> => {
  // A minute has room for twenty a second.
  world.forward(1);
  const url = path.replace(/:\w+/u, String(id));
  const answer = await agent.send<{ code?: string }>({
    method: method as 'GET',
    url,
    ...(body !== undefined && { payload: body as object }),
  });
  return `${answer.status} ${answer.body?.code ?? ''}`;
};

const unknownLike = (id: unknown): unknown => (typeof id === 'number' ? 2_000_000_000 : randomUUID());

it('knows of each id in a path of pupils whether it names a row of one of them', () => {
  const known = [...Object.keys(ROWS), ...OF_ALL];
  expect(doors.filter(({ folder }) => !known.includes(folder)).map(({ key }) => key)).toEqual([]);
  expect(known.filter((folder) => !doors.some((door) => door.folder === folder))).toEqual([]);
});

describe.each([4, 5] as const)('to a pupil of grade %i the rows of another', (grade: Grade) => {
  let other: Agent;
  beforeAll(async () => {
    other = (await agreedPupil(world, { grade })).agent;
  });

  it.each(walked.map((door) => [door.key, door] as const))('are not there: %s', async (_, door) => {
    const before = await rowsOf(door);
    expect(before.length).toBeGreaterThan(0);
    const said = new Set<string>();
    for (const { id } of before)
      for (const body of bodiesOf(door)) {
        const answer = await ask(other, door, id, body);
        // No sooner and no later than what nobody has.
        expect(answer).toBe(await ask(other, door, unknownLike(id), body));
        said.add(answer);
      }
    const [refusal] = [...said].filter((answer) => /^40[34] /u.test(answer));
    expect([...said].filter((answer) => answer < '400')).toEqual([]);
    expect(refusal).toBeDefined();
    expect(await rowsOf(door)).toEqual(before);
  });
});

it('whose they are comes through the same doors', async () => {
  const shut: string[] = [];
  for (const door of walked) {
    let isOpen = false;
    for (const { id } of await rowsOf(door))
      for (const body of bodiesOf(door)) {
        const toNobodys = await ask(owner.agent, door, unknownLike(id), body);
        isOpen ||= (await ask(owner.agent, door, id, body)) !== toNobodys;
      }
    if (!isOpen) shut.push(door.key);
  }
  expect(shut).toEqual([]);
});
