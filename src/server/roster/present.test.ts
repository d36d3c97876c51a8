import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { GRADES } from '#domain/roster/grades';
import { planImport } from '#domain/roster/import';
import { hasUnsafeCharacters, normaliseName, tidyName } from '#domain/roster/names';
import { presentRosterCsv, presentTemplateCsv } from '#server/roster/present';

const text = fc
  .tuple(fc.constantFrom('', "'", '=', "'=", '-', '@', '"'), fc.string({ unit: 'grapheme', maxLength: 15 }))
  .map(([start, rest]) => normaliseName(start + rest))
  .filter((value) => tidyName(value) !== '' && value.length <= 20 && !hasUnsafeCharacters(value));

const roster = fc.uniqueArray(
  fc.record({
    name: text,
    grade: fc.constantFrom(...GRADES),
    classId: fc.option(text),
    nameReading: fc.option(text),
    calledAs: fc.option(text),
  }),
  { selector: (pupil) => `${pupil.grade} ${tidyName(pupil.name)}`, maxLength: 10 },
);

const rowsOf = (csv: string): string[][] => Papa.parse<string[]>(csv).data;

describe('the roster file', () => {
  it('is imported again unchanged, whatever the names begin with', () => {
    fc.assert(
      fc.property(roster, (pupils) => {
        const existing = pupils.map((pupil, index) => ({ id: 1000 + index, ...pupil }));
        const { touched, ...plan } = planImport(rowsOf(presentRosterCsv(pupils)), existing);
        expect(touched.map(({ before }) => before.id)).toEqual(existing.map(({ id }) => id));
        expect(plan).toEqual({
          additions: [],
          changes: [],
          unchanged: pupils.length,
          likenesses: [],
          errors: [],
          ignoredColumns: [],
          isStrange: false,
          leaving: [],
        });
      }),
    );
  });

  it('has a template that can be imported as it is', () => {
    const plan = planImport(rowsOf(presentTemplateCsv()), []);
    expect(plan.errors).toEqual([]);
    expect(plan.additions).toHaveLength(2);
  });
});
