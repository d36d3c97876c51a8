import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { readManifest } from '#server/quran/service';
import type { Agent } from '#tests/agent';
import { busyPupilOf } from '#tests/busy-pupil';
import { startDemoSchool } from '#tests/demo-school';
import { anyTable } from '#tests/erasing';
import { listenToStatements } from '#tests/statements';
import { STAFF_PASSWORD, type World } from '#tests/world';
import { contract } from '#wire/contract';
import type { Endpoint } from '#wire/endpoint';

/** With the one that finds the session. SQLite answers in this process, each part of a screen by itself. */
const MOST = process.env.TEST_ENGINE === 'postgres' ? 8 : 28;
/** As often as there are grades: whatever asks for each row of a list asks more often. */
const MOST_OF_ONE = 3;

/** These read what stands in many tables, or a long one piece by piece, and are asked for once in a while. */
const MAY_ASK_MORE: Readonly<Record<string, string>> = {
  'GET /api/admin/students/:studentId/holdings': 'counts the rows of each table',
  'GET /api/admin/students/:studentId/export': 'writes out the rows of each table',
};

/** Of which table the id in a path is, where it is no pupil's. */
const ID_OF: readonly (readonly [folder: string, table: string])[] = [
  ['/api/admin/exams/', 'exams'],
  ['/api/admin/contests/', 'contests'],
  ['/api/admin/messages/', 'message_batches'],
  ['/api/admin/quran/texts/', 'quran_texts'],
  ['/api/admin/races/', 'race_results'],
  ['/api/admin/store/orders/', 'store_orders'],
  ['/api/admin/tracking/hearings/', 'quran_hearings'],
  ['/api/student/practice/sessions/', 'practice_sessions'],
  ['/api/student/races/', 'race_results'],
  ['/api/student/duels/', 'duels'],
  ['/api/student/quran/texts/', 'quran_texts'],
  ['/api/student/store/orders/', 'store_orders'],
];

const screens = Object.entries<Endpoint>(contract).flatMap(([key, { query }]) => {
  const [method, path = ''] = key.split(' ');
  // Of a backup nothing is read but the file.
  return method === 'GET' && !path.endsWith('/file') ? [{ key, path, query }] : [];
});

let statements: ReturnType<typeof listenToStatements>;
let world: World;
let staff: Agent;
let pupil: Agent;
let own: { readonly id: number; readonly grade: number };
beforeAll(async () => {
  statements = listenToStatements();
  world = await startDemoSchool();
  own = await busyPupilOf(world);
  const params = { studentId: own.id };
  staff = (await world.admin()).agent;
  const { body } = await staff.call('POST /api/admin/students/:studentId/credentials', { params });
  pupil = world.nobody();
  await pupil.call('POST /api/login/student', { body: { ...body, loginId: String(body.loginId) } });
  await pupil.call('PUT /api/student/agreement', { body: { agreed: true } });
}, 300_000);
afterAll(async () => {
  await world.close();
  statements.stop();
});

const idFor = async (path: string): Promise<unknown> => {
  const [, table] = ID_OF.find(([folder]) => path.startsWith(folder)) ?? [];
  if (table === undefined) return own.id;
  const rows: Record<string, unknown>[] = await anyTable(world.deps)
    .selectFrom(table as never)
    .selectAll()
    .execute();
  // The pupil's own race is one that only fills its tables.
  const named = table === 'race_results' ? rows[0] : rows.find((row) => Object.values(row).includes(own.id));
  const found = named ?? rows.find(({ gradeLevel = own.grade }) => gradeLevel === own.grade);
  expect(found, `a row of ${table}`).toBeDefined();
  return found?.raceId ?? found?.id;
};

const urlOf = async (path: string, query: Endpoint['query']): Promise<string> => {
  const [lesson] = await anyTable(world.deps)
    .selectFrom('class_sessions' as never)
    .selectAll()
    .execute();
  const { day, period, grade } = lesson as unknown as { day: string; period: number; grade: number };
  const places: Readonly<Record<string, unknown>> = { studentId: own.id, grade: own.grade, day, period, class: grade };
  const id = await idFor(path);
  const { surahs } = await readManifest();
  const values: Readonly<Record<string, unknown>> = {
    ...{ grade: own.grade, student: own.id, studentId: own.id, textId: await idFor('/api/admin/quran/texts/') },
    ...{ week: 1, position: 1, less: 0, points: 0, before: world.deps.clock().toISOString() },
    ...{ surah: 2, surahName: surahs[1]?.name, fromAyah: 1, toAyah: 2 },
  };
  const { required = [] } = query
    ? (z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }) as z.core.JSONSchema.ObjectSchema)
    : {};
  const asked = new URLSearchParams(required.map((name) => [name, String(values[name])])).toString();
  return `${path.replace(/:(\w+)/gu, (_, name: string) => String(places[name] ?? id))}${asked && `?${asked}`}`;
};

it.each(screens)(`$key asks at most ${MOST} times, and not for each row`, async ({ key, path, query }) => {
  const url = await urlOf(path, query);
  const agent = path.startsWith('/api/admin') ? staff : pupil;
  world.forward(5);
  if (/export$|breaks$/u.test(path))
    await staff.call('POST /api/admin/confirm', { body: { password: STAFF_PASSWORD } });
  // What is kept between requests is kept by the second.
  await agent.send({ method: 'GET', url });
  let answer = { status: 0, text: '' };
  const heard = await statements.during(async () => {
    answer = await agent.send({ method: 'GET', url });
  });
  // The pupil's own game may be over, and of a race there may be none.
  expect([200, ...(path.startsWith('/api/student/') ? [404, 409] : [])], answer.text.slice(0, 300)).toContain(
    answer.status,
  );
  const texts = heard.map(({ text }) => text.replaceAll(/\s+/gu, ' '));
  const most = Math.max(0, ...texts.map((text) => texts.filter((other) => other === text).length));
  if (key in MAY_ASK_MORE) return;
  expect(most, texts.join('\n')).toBeLessThanOrEqual(MOST_OF_ONE);
  expect(texts.length, texts.join('\n')).toBeLessThanOrEqual(MOST);
});
