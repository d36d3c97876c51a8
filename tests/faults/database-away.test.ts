import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorTexts } from '#strings/errors';
import { startPostgres, type TestPostgres } from '#tests/postgres';
import { type DemoStudent, newDataDir, type Product, removeDataDir, startProduct } from '#tests/product';
import { runToRefusal } from './support/launch.ts';
import { foundSchool } from './support/small-school.ts';
import { enterAsPupil, Visitor } from './support/visitor.ts';
import { until } from './support/wait.ts';

const dataDir = newDataDir();
let postgres: TestPostgres;
let product: Product;
let student: DemoStudent;
let pupil: Visitor;

beforeAll(async () => {
  postgres = await startPostgres({ keepsCommits: true });
  const settings = { DATABASE_URL: postgres.url, DATA_DIR: dataDir };
  [student] = (await foundSchool(settings, ['سالم بن راشد'])) as [DemoStudent];
  product = await startProduct(dataDir, { ...settings, LOG_LEVEL: 'silent' });
  pupil = new Visitor(product.url);
  const { loginId, password } = student;
  await pupil.must('POST /api/login/student', { body: { loginId: String(loginId), password } });
});
afterAll(async () => {
  await product?.stop();
  await postgres?.stop();
  removeDataDir(dataDir);
});

const AWAY = { code: 'overloaded', message: expect.stringContaining(errorTexts.overloaded), retryAfter: 5 };

it.each([
  ['a database that is not there', 'nowhere', /the database that it names does not exist/u],
  ['a user whom it does not know', 'postgres', /its user or password is refused/u],
])('a start with %s ends with 78 and one sentence', async (_, database, says) => {
  const url = new URL(postgres.url);
  url.pathname = database;
  if (database === 'postgres') url.username = 'nobody';
  const elsewhere = newDataDir();
  const { code, said } = await runToRefusal(elsewhere, { DATABASE_URL: url.href });
  removeDataDir(elsewhere);
  expect(said).toMatch(/^Himma cannot start: DATABASE_URL: [^\n]+\.\n$/u);
  expect(said).toMatch(says);
  expect(code).toBe(78);
});

it('while PostgreSQL is away everything is told to come back, and does once it is there again', async () => {
  const statusOf = async (path: string) => (await fetch(new URL(path, product.url))).status;
  await postgres.kill();
  // A connection that nobody uses, one that is found broken, and those that are not taken.
  for (let times = 0; times < 12; times += 1)
    for (const answer of [await pupil.call('GET /api/student/dashboard'), await enterAsPupil(product.url, student)])
      expect(answer).toMatchObject({ status: 503, body: AWAY });
  const together = await Promise.all(Array.from({ length: 30 }, () => pupil.call('GET /api/student/dashboard')));
  expect(new Set(together.map(({ status }) => status))).toEqual(new Set([503]));
  expect([await statusOf('/health'), await statusOf('/ready'), await statusOf('/login')]).toEqual([200, 503, 200]);

  await postgres.restart();
  await until('it is ready again', async () => (await statusOf('/ready')) === 200);
  expect(await pupil.call('GET /api/student/dashboard')).toMatchObject({ status: 200 });
  expect(await enterAsPupil(product.url, student)).toMatchObject({ status: 200 });
  expect(product.process.exitCode).toBeNull();
});

it('a start waits for a PostgreSQL that comes up later, as after a power cut', async () => {
  await product.stop();
  await postgres.kill();
  const starting = startProduct(dataDir, { DATABASE_URL: postgres.url, LOG_LEVEL: 'silent' });
  await postgres.restart();
  product = await starting;
  expect((await fetch(new URL('/ready', product.url))).status).toBe(200);
});
