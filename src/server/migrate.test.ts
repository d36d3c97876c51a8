import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SPECIFIED } from '#domain/exams/paper';
import { openFreshDatabase } from '#tests/databases';
import { dropAll, noteSteps } from '#tests/old-school';
import { OLD_STEPS } from '#tests/old-steps';
import { isMigrated, isTooOld, knowsMigrations, makeTables, migrate } from './migrate.ts';
import type { Database } from './platform/db/database.ts';

let database: Database;
beforeEach(async () => {
  database = await openFreshDatabase({ gifts: [], now: new Date() });
});
afterEach(() => database.db.destroy());

const steps = async (): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database.db);
  return rows.map(({ name }) => name);
};

const setSteps = (names: readonly string[]) => noteSteps(database, names);

const LAST_OF_ONE_SCHEMA = '083-guardians';

it('a school made in the steps of before is known as one of today, once', async () => {
  const { db, engine } = database;
  const today = await steps();
  const later = today.filter((name) => name > LAST_OF_ONE_SCHEMA);
  await dropAll(database);
  await db.transaction().execute((trx) => makeTables(trx, engine, OLD_STEPS));
  await setSteps(OLD_STEPS);
  expect(await isMigrated(db, engine)).toBe(false);
  expect(await migrate(db, engine)).toEqual(later);
  expect(await isMigrated(db, engine)).toBe(true);
  expect(await steps()).toEqual(today);
  expect(await migrate(db, engine)).toEqual([]);
});

it('exams of twenty questions and their results are after it what they were, and take papers of another shape', async () => {
  const { db, engine } = database;
  const before = (await steps()).filter((name) => name < '100-exam-shapes');
  await dropAll(database);
  await db.transaction().execute((trx) => makeTables(trx, engine, before));
  await setSteps(before);
  const at = '2026-02-01T08:00:00.000Z';
  await sql`insert into exams (id, request_key, title, grade, exam_date, matching_options, questions, reviews, published_at,
    created_at) values (7, 'key', 'قديم', 4, '2026-02-01', '[]', '[]', '[]', ${at}, ${at})`.execute(db);
  const answers = `${'1'.repeat(19)}2`;
  await sql`insert into exam_corrections (correction_id, exam_id, student_id, grade, answers, versions, is_complete,
    total_score, truefalse_score, multiplechoice_score, matching_score, wrong_answers, graded_at, coins_sent, points_sent)
    select 5, 7, min(id), 4, ${answers}, '[]', 1, 38, 20, 10, 8, '[]', ${at}, 38, 57 from students`.execute(db);
  expect(await migrate(db, engine)).toContain('100-exam-shapes');
  const rows = await db.selectFrom('exam_corrections').selectAll().execute();
  expect(rows).toMatchObject([
    { correctionId: 5, answers, totalScore: 38, matchingScore: 8, coinsSent: 38, makeupAt: null, releasedAt: null },
  ]);
  const exam = await db.selectFrom('exams').selectAll().executeTakeFirstOrThrow();
  expect([JSON.parse(exam.shape), exam.maxScore, exam.weight]).toEqual([SPECIFIED, 40, null]);
  expect(exam.shape).toBe(JSON.stringify(SPECIFIED));
  await db
    .updateTable('exam_corrections')
    .set({ answers: '12x', totalScore: 18.5, matchingScore: 0, truefalseScore: 8.5 })
    .execute();
  expect(await db.selectFrom('exam_corrections').select('totalScore').execute()).toEqual([{ totalScore: 18.5 }]);
});

it.each([
  ['that stopped on the way', OLD_STEPS.slice(0, 20)],
  ['that lacks the last', OLD_STEPS.slice(0, -1)],
  ['that lacks one', OLD_STEPS.toSpliced(10, 1)],
  ['with others beside them', [...OLD_STEPS, '050-staff']],
])('a school %s is refused, and stays as it is', async (_, names) => {
  const { db, engine } = database;
  await setSteps(names);
  await expect(migrate(db, engine)).rejects.toThrow(/Start that one once, and then this one/u);
  expect(await steps()).toEqual(names);
});

it('a school that a newer version has brought up to date is refused, and says what to start', async () => {
  const { db, engine } = database;
  await setSteps([...(await steps()), '999-later']);
  await expect(migrate(db, engine)).rejects.toThrow(/brought up to date by a newer version.*restore the backup/su);
});

it('a backup is known in the steps of before, all of them, and in those of today', async () => {
  const today = await steps();
  for (const names of [OLD_STEPS, today, today.slice(0, 3)])
    expect([isTooOld(names), knowsMigrations(names)]).toEqual([false, true]);
  expect([isTooOld(OLD_STEPS.slice(0, 20)), knowsMigrations(OLD_STEPS.slice(0, 20))]).toEqual([true, false]);
  expect([isTooOld([...today, '999-later']), knowsMigrations([...today, '999-later'])]).toEqual([false, false]);
});
