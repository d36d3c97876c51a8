import { afterEach, beforeEach, expect, it } from 'vitest';
import { startWorld, type World } from '#tests/world';
import { columnOf, fieldOf, keysAsColumns } from './columns.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const allColumns = async () => {
  const tables = await world.deps.db.introspection.getTables();
  return tables.filter(({ isView }) => !isView).flatMap(({ columns }) => columns);
};

it('every column has one name in the code, from which it is found again', async () => {
  const names = [...new Set((await allColumns()).map(({ name }) => name))];
  expect(names.length).toBeGreaterThan(300);
  expect(names.map(fieldOf).map(columnOf)).toEqual(names);
  expect(names.map(fieldOf).filter((field) => field.includes('_'))).toEqual([]);
});

it('what Kysely asks of the tables is told in the names that it reads', async () => {
  const columns = await allColumns();
  const ofSchool = (name: string) => columns.filter((column) => column.name === name);
  expect(ofSchool('has_parental_consent')).toMatchObject([{ isNullable: false, hasDefaultValue: true }]);
  expect(ofSchool('rejection_reason')).toMatchObject([{ isNullable: true, hasDefaultValue: false }]);
});

it('what is kept as JSON can be spelt as the columns are, at any depth', () => {
  const said = { classId: 'أ', students: [{ nameReading: null, login_id: 1 }] };
  expect(keysAsColumns(said)).toEqual({ class_id: 'أ', students: [{ name_reading: null, login_id: 1 }] });
});
