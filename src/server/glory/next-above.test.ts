import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { agreedPupil } from '#tests/rewards';
import { listenToStatements } from '#tests/statements';
import { startWorld, type World } from '#tests/world';
import { pupilAheadOf } from './service.ts';

const PUPILS = 5000;

let statements: ReturnType<typeof listenToStatements>;
let world: World;
beforeEach(async () => {
  statements = listenToStatements();
  world = await startWorld();
});
afterEach(async () => {
  await world.close();
  statements.stop();
});

/** A grade in which many have the same points, as at the beginning of a term. */
const fillGrade = async (): Promise<void> => {
  const rows = Array.from({ length: PUPILS }, (_, at) => ({
    name: `طالب ${at}`,
    firstName: 'طالب',
    searchKey: `طالب ${at}`,
    grade: at % 5 === 0 ? (5 as const) : (4 as const),
    points: at % 100,
    createdAt: '2026-02-01T00:00:00.000Z',
  }));
  for (let from = 0; from < PUPILS; from += 1000)
    await world.deps.db
      .insertInto('students')
      .values(rows.slice(from, from + 1000))
      .execute();
  await sql`analyze`.execute(world.deps.db);
};

/** How the engine would answer; both write parameters in the order of the values. */
const planOf = async (text: string, values: readonly unknown[]): Promise<string> => {
  const rest = [...values];
  const given = text.replace(/\?|\$\d+/gu, () => String(rest.shift()));
  const { db, engine } = world.deps;
  // As a select, for SQLite's driver has whatever else it is sent explained itself.
  const asSelect = db.selectFrom('students').select('id').compile();
  const explain = engine === 'postgres' ? 'explain' : 'explain query plan';
  const { rows } = await db.executeQuery<object>({ ...asSelect, sql: `${explain} ${given}`, parameters: [] });
  return rows.flatMap((row) => Object.values(row)).join('\n');
};

it('the next above in a large grade is found beside the pupil in an index, and no other pupil is read', async () => {
  await fillGrade();
  const pupil = await agreedPupil(world);
  const named = { studentId: pupil.id, name: '', firstName: '', grade: 4 } as const;
  const actor = { kind: 'pupil', sessionId: 0, ...named, section: null, enteredBy: null } as const;
  const [asked, ...others] = await statements.during(async () => {
    expect(await pupilAheadOf(world.deps.db, actor)).toMatchObject({ points: 1 });
  });
  expect(others).toEqual([]);
  const plan = await planOf(asked?.text ?? '', [pupil.id, 4, pupil.id, pupil.id]);
  expect(plan).toContain('students_next_above');
  expect(plan).not.toMatch(/Seq Scan on students|\bSCAN s\b|Sort|B-TREE/u);
});
