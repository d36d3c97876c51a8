import { afterEach, beforeEach, expect, it } from 'vitest';
import { provideFormerStudent } from '#server/roster/service';
import { formerStudent } from '#strings/privacy/words';
import { demoStudentName } from '#strings/roster/words';
import { startWorld, type World } from '#tests/world';
import { keepWholeFirstNames } from './migrations/045-whole-first-names.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const PUPILS = 2000;

/** As pupils were kept while a first name was the first word. */
const keptAsBefore = (name: string, archivedAt: string | null = null) => ({
  name,
  firstName: name.split(' ')[0] as string,
  searchKey: name,
  grade: 5 as const,
  archivedAt,
  createdAt: '2026-01-01T00:00:00.000Z',
});

const firstNames = async () => {
  const rows = await world.deps.db.selectFrom('students').select(['name', 'firstName']).execute();
  return new Map(rows.map(({ name, firstName }) => [name, firstName]));
};

it('who was kept as «عبد» is called by the whole first name, also who has left, and nobody else changes', async () => {
  const { db } = world.deps;
  const rows = [
    keptAsBefore('عبد الرحمن فواز الشراري'),
    keptAsBefore('أبو بكر سعد الغامدي', '2026-01-02T00:00:00.000Z'),
    keptAsBefore('خالد عبد الله'),
    ...Array.from({ length: PUPILS }, (_, at) => keptAsBefore(`نور الدين حمد ${at}`)),
  ];
  for (let from = 0; from < rows.length; from += 500)
    await db
      .insertInto('students')
      .values(rows.slice(from, from + 500))
      .execute();
  await provideFormerStudent(db, '2026-01-03T00:00:00.000Z');
  const before = await firstNames();
  expect(before.get('عبد الرحمن فواز الشراري')).toBe('عبد');

  await db.transaction().execute((trx) => keepWholeFirstNames.up(trx));

  const after = await firstNames();
  expect(after.get('عبد الرحمن فواز الشراري')).toBe('عبد الرحمن');
  expect(after.get('أبو بكر سعد الغامدي')).toBe('أبو بكر');
  expect([...after].filter(([, first]) => first === 'نور الدين')).toHaveLength(PUPILS);
  for (const same of ['خالد عبد الله', formerStudent, demoStudentName]) expect(after.get(same)).toBe(before.get(same));
});
