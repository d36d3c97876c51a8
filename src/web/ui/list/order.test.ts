import { describe, expect, it } from 'vitest';
import { nextSort, sorted } from './order.ts';

const COLUMNS = [
  { id: 'name', sortBy: ({ name }: { name: string; age: number }) => name },
  { id: 'age', sortBy: ({ age }: { name: string; age: number }) => age },
  { id: 'note' },
];

const ROWS = [
  { name: 'إياد', age: 10 },
  { name: 'بدر', age: 9 },
  { name: 'أحمد', age: 11 },
];

const namesBy = (sort: string | undefined) => sorted(ROWS, COLUMNS, sort).map(({ name }) => name);

const inOrder = <Key extends string | number>(keys: readonly Key[]): readonly Key[] =>
  sorted(keys, [{ id: 'key', sortBy: (key) => key }], 'key');

describe('the order of names', () => {
  it('is that of a class register: the forms of alef stand together', () => {
    const register = ['إبراهيم', 'أحمد', 'آدم', 'اسامة', 'أنس', 'إياد', 'بدر', 'ثامر', 'هشام', 'وائل', 'ياسر'];
    const byCodePoints = register.toSorted();
    expect(byCodePoints).not.toEqual(register);
    expect(byCodePoints.toSorted(new Intl.Collator('ar').compare)).not.toEqual(register);
    expect(inOrder(byCodePoints)).toEqual(register);
  });

  it('does not look at vowels', () => {
    expect(inOrder(['مُحمد ب', 'محمد ج', 'محمد أ'])).toEqual(['محمد أ', 'مُحمد ب', 'محمد ج']);
  });

  it('counts numbers', () => {
    expect(inOrder([10, 9, 100])).toEqual([9, 10, 100]);
    expect(inOrder(['فصل 10', 'فصل 9'])).toEqual(['فصل 9', 'فصل 10']);
  });
});

describe('sorting', () => {
  it('goes up, down, and back to the order the rows came in', () => {
    expect(nextSort(undefined, 'name')).toBe('name');
    expect(nextSort('name', 'name')).toBe('-name');
    expect(nextSort('-name', 'name')).toBeUndefined();
    expect(nextSort('-age', 'name')).toBe('name');
  });

  it('is by the column and in the direction the address says', () => {
    expect(namesBy('name')).toEqual(['أحمد', 'إياد', 'بدر']);
    expect(namesBy('-age')).toEqual(['أحمد', 'إياد', 'بدر']);
    expect(namesBy('age')).toEqual(['بدر', 'إياد', 'أحمد']);
  });

  it.each([undefined, 'nonsense', 'note'])('by %s keeps the order the rows came in', (sort) => {
    expect(namesBy(sort)).toEqual(['إياد', 'بدر', 'أحمد']);
  });

  it('keeps equal rows as they came, in both directions', () => {
    const equal = [
      { name: 'ب', age: 1 },
      { name: 'أ', age: 1 },
    ];
    for (const sort of ['age', '-age']) expect(sorted(equal, COLUMNS, sort)).toEqual(equal);
  });
});
