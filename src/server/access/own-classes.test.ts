import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Grade } from '#domain/roster/grades';
import type { Agent } from '#tests/agent';
import { busyPupilOf } from '#tests/busy-pupil';
import { startDemoSchool } from '#tests/demo-school';
import { anyTable } from '#tests/erasing';
import { examFields } from '#tests/exams';
import { Finds } from '#tests/fuzz-finds';
import { makeChance, makeValues, type Shape } from '#tests/fuzz-values';
import type { World } from '#tests/world';
import { contract } from '#wire/contract';
import type { Endpoint } from '#wire/endpoint';

const acts = Object.entries<Endpoint>(contract)
  .map(([key, endpoint]) => ({ key, ...endpoint }))
  .filter(({ key, access }) => /^(?!GET )\S+ \/api\/admin\//u.test(key) && /^(?:any-)?staff$/u.test(access));
type Act = (typeof acts)[number];

/** What all share; whoever adds to these says so here. */
const OF_SCHOOL =
  /^\S+ \/api\/admin\/(?:checklist|classroom\/presets|confirm|contests|glory\/boards|own-|penalties\/ways-back|privileges\/offers\/:id\/close|questions(?!\/(?:matching|:id\/lesson))|quran\/(?:audio|compare|reciters)|rewards\/presets$|school-terms|store\/(?!orders)|students\/import\/preview)/u;

let world: World;
let pupil: { id: number; grade: Grade };
let stranger: Agent;
let nobodys: Agent;
let own: Agent;
beforeAll(async () => {
  world = await startDemoSchool();
  const busy = await busyPupilOf(world);
  pupil = busy;
  const other: Grade = busy.grade === 4 ? 5 : 4;
  stranger = (await world.teacher([{ grade: other, section: null }])).agent;
  nobodys = (await world.teacher([])).agent;
  own = (await world.teacher([{ grade: busy.grade, section: null }])).agent;
}, 300_000);
afterAll(() => world.close());

const ownerOf = (table: string): string => {
  if (table === 'exams') return 'grade';
  return table === 'quran_texts' ? 'gradeLevel' : 'studentId';
};

const rowOf = async ({ touches }: Act): Promise<unknown> => {
  if (typeof touches !== 'object') return 1;
  const table = 'on' in touches ? touches.on : touches.gradeOf;
  const column = 'on' in touches ? (touches.by === 'batchId' ? 'batch_id' : 'id') : 'id';
  const row = await anyTable(world.deps)
    .selectFrom(table)
    .select(column)
    .where(ownerOf(table), '=', 'on' in touches ? pupil.id : pupil.grade)
    .where(column, 'is not', null)
    .executeTakeFirst();
  return Object.values(row ?? {})[0];
};

const urlOf = async (act: Act): Promise<string> => {
  const row = await rowOf(act);
  expect(row, `a row for ${act.key}`).toBeDefined();
  const places: Readonly<Record<string, unknown>> = {
    ':studentId': pupil.id,
    ':grade': pupil.grade,
    ':class': pupil.grade,
    ':day': '2026-02-01',
    ':period': 1,
    ':reciterId': 1,
    ':board': 'points',
  };
  return (act.key.split(' ')[1] ?? '').replace(/:\w+/gu, (place) => String(places[place] ?? row));
};

/** Whatever a generated body names is the pupil, the pupil's grade or a row of theirs. */
const aimed = (value: unknown, row: unknown): unknown => {
  if (Array.isArray(value)) return value.map((each) => aimed(each, row));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      if (key === 'studentId') return [key, pupil.id];
      if (key === 'studentIds' || key === 'ids') return [key, [pupil.id]];
      if (key === 'to' || key === 'recipients') return [key, { kind: 'students', ids: [pupil.id] }];
      if (key === 'grade') return [key, pupil.grade];
      if (key === 'orders') return [key, [{ id: row }]];
      return [key, aimed(each, row)];
    }),
  );
};

/** Those that nobody hits by chance. */
const written = (): Readonly<Record<string, object>> => ({
  'POST /api/admin/consents': {
    studentIds: [pupil.id],
    purposes: ['voice'],
    isGiven: true,
    way: 'paper',
    saidOn: '2026-02-01',
  },
  'POST /api/admin/exams': { ...examFields({ grade: pupil.grade }), requestKey: randomUUID() },
  'POST /api/admin/guardians/slips': { grade: pupil.grade, day: '2026-02-01' },
  'POST /api/admin/sections/rename': { grade: pupil.grade, section: 'أ', to: 'ب' },
});

const BODIES = 12;
const bodiesOf = async (act: Act): Promise<unknown[]> => {
  if (!act.body) return [undefined];
  const known = written()[act.key];
  if (known) return [known];
  const row = await rowOf(act);
  const { object } = makeValues(makeChance(act.key.length), new Finds());
  const shape = z.toJSONSchema(act.body, { io: 'input', unrepresentable: 'any' }) as Shape;
  return Array.from({ length: BODIES }, () => aimed(object(shape, ''), row));
};

/** What each of some bodies is answered with. */
const answers = async (agent: Agent, act: Act): Promise<string[]> => {
  const url = await urlOf(act);
  const said: string[] = [];
  for (const body of await bodiesOf(act)) {
    world.forward(1);
    const method = act.key.split(' ')[0] as 'POST';
    const answer = await agent.send<{ code?: string }>({
      method,
      url,
      ...(body !== undefined && { payload: body as object }),
    });
    said.push(`${answer.status} ${answer.body?.code ?? ''}`);
  }
  return said;
};

const isOfClasses = ({ touches }: Act): boolean => touches !== 'school';

it('says of each act of the staff whose pupils it touches', () => {
  expect(acts.length).toBeGreaterThan(100);
  expect(acts.filter(({ touches }) => touches === undefined).map(({ key }) => key)).toEqual([]);
  expect(acts.filter((act) => isOfClasses(act) === OF_SCHOOL.test(act.key)).map(({ key }) => key)).toEqual([]);
});

describe.each(acts.filter(isOfClasses).map((act) => [act.key, act] as const))('%s', (_, act) => {
  it('is refused to a teacher of another class, and to one without any', async () => {
    for (const agent of [stranger, nobodys]) {
      const said = await answers(agent, act);
      expect(said).toContain('403 not_own_class');
      expect(said.filter((answer) => answer < '400' || answer >= '500')).toEqual([]);
    }
  });
});

/** What went to the whole school is not one class's to take back. */
const isOfSeveral = ({ touches }: Act): boolean =>
  touches === 'everybody' || (typeof touches === 'object' && 'by' in touches);

it('none of them is refused so to the teacher of the class, but what touches pupils of several', async () => {
  const refused: string[] = [];
  for (const act of acts.filter((each) => !each.confirmed && !isOfSeveral(each)))
    if ((await answers(own, act)).every((answer) => answer === '403 not_own_class')) refused.push(act.key);
  expect(refused).toEqual([]);
}, 300_000);
