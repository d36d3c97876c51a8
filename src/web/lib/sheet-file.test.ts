import { expect, it } from 'vitest';
import { readText } from './read-sheet.ts';
import { csvOf } from './sheet-file.ts';

it('what is downloaded reads back, and no cell runs as a formula', async () => {
  const rows = [
    ['السؤال', 'المصدر'],
    ['قال: "نعم"، ثم سكت', 'سطر, بفاصلة'],
    ['=1+1', '-'],
  ];
  const csv = await csvOf(rows);
  expect(csv.startsWith('\ufeff')).toBe(true);
  expect(csv).toContain(`"'=1+1"`);
  const limits = { rows: 10, columns: 10, cell: 100, oursIn: () => new Set([0, 1]) };
  expect(await readText(csv.slice(1), limits)).toMatchObject({
    rows: [rows[0], rows[1], ["'=1+1", "'-"]],
  });
});
