import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedFields, type ImportPlan, planImport } from '#domain/roster/import';
import {
  CALLED_AS_MAX_LENGTH,
  CLASS_MAX_LENGTH,
  NAME_READING_MAX_LENGTH,
  type RosterPupil,
} from '#domain/roster/pupils';
import { rosterTable } from '#domain/roster/table';
import { GRADES } from './grades.ts';
import { isFormula } from './import-rows.ts';
import { hasUnsafeCharacters, NAME_MAX_LENGTH, normaliseName, tidyName } from './names.ts';
import { sectionKey } from './sections.ts';

const HEADERS = { name: 'الاسم', grade: 'الصف', classId: 'الشعبة', nameReading: 'قراءة الاسم', calledAs: 'يُنادى' };

/** What the roster can hold: normalised, safe, not empty. Beginnings that spreadsheets treat specially are frequent. */
const text = (maxLength: number) =>
  fc
    .tuple(
      fc.constantFrom('', '', "'", "''", '=', "'=", '+', '-', "'-", '@'),
      fc.string({ unit: 'grapheme', maxLength }),
    )
    .map(([start, rest]) => normaliseName(start + rest))
    .filter(
      (value) =>
        value !== '' &&
        value.length <= maxLength &&
        tidyName(value) !== '' &&
        !hasUnsafeCharacters(value) &&
        !isFormula(value),
    );

const fewNames = fc.constantFrom('سالم', 'ياسر', 'عمر');
const grade = fc.constantFrom(...GRADES);
const detail = (maxLength: number) => fc.option(text(maxLength));

const rosterOf = (name: fc.Arbitrary<string>) =>
  fc
    .uniqueArray(
      fc.record({
        ...{ name, grade, classId: detail(CLASS_MAX_LENGTH), nameReading: detail(NAME_READING_MAX_LENGTH) },
        calledAs: detail(CALLED_AS_MAX_LENGTH),
      }),
      { selector: (pupil) => `${pupil.grade} ${tidyName(pupil.name)}`, maxLength: 12 },
    )
    .map((pupils) => pupils.map((pupil, index): RosterPupil => ({ id: 1000 + index, ...pupil })));

const anyRoster = fc.oneof(rosterOf(text(NAME_MAX_LENGTH)), rosterOf(fewNames));

/** Sheets about few names, right and wrong, so that matches, moves, twins and errors all occur. */
const anySheet = fc
  .array(
    fc.tuple(
      fc.oneof({ weight: 9, arbitrary: fewNames }, { weight: 1, arbitrary: fc.constantFrom('', 'س'.repeat(81)) }),
      fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom('4', '٥', 'السادس') },
        { weight: 1, arbitrary: fc.constant('7') },
      ),
      fc.constantFrom('', 'أ', 'ب'),
    ),
    { maxLength: 6 },
  )
  .map((rows) => [['الاسم', 'الصف', 'الشعبة'], ...rows]);

const apply = (plan: ImportPlan, existing: readonly RosterPupil[]): RosterPupil[] => {
  const changed = new Map(plan.changes.map(({ after }) => [after.id, after]));
  return [
    ...existing.map((pupil) => changed.get(pupil.id) ?? pupil),
    ...plan.additions.map(({ row, nationalNumber, ...pupil }) => ({ id: 2000 + row, ...pupil })),
  ];
};

/** As two lists mean the same. */
const asRead = <Line extends Omit<RosterPupil, 'id'>>(line: Line) => ({
  ...line,
  name: tidyName(line.name),
  calledAs: line.calledAs && (tidyName(line.calledAs) || null),
  classId: line.classId && sectionKey(line.classId),
});

describe('planImport', () => {
  it('finds an exported roster unchanged', () => {
    fc.assert(
      fc.property(anyRoster, (roster) => {
        const plan = planImport(rosterTable(HEADERS, roster), roster);
        expect(plan).toMatchObject({
          additions: [],
          changes: [],
          unchanged: roster.length,
          likenesses: [],
          errors: [],
          ignoredColumns: [],
        });
      }),
    );
  });

  it('brings an exported roster back as it was into an empty school', () => {
    fc.assert(
      fc.property(anyRoster, (roster) => {
        const { additions } = planImport(rosterTable(HEADERS, roster), []);
        expect(additions.map(({ nationalNumber, ...line }) => asRead(line))).toEqual(
          roster.map(({ id, ...pupil }, index) => asRead({ row: index + 2, ...pupil })),
        );
      }),
    );
  });

  it('speaks of each row and each pupil at most once', () => {
    fc.assert(
      fc.property(anySheet, rosterOf(fewNames), (sheet, roster) => {
        const { additions, changes, unchanged, errors } = planImport(sheet, roster);
        const rows = [...additions, ...changes].map(({ row }) => row);
        const pupils = changes.map(({ before }) => before.id);
        expect(new Set(rows).size).toBe(rows.length);
        expect(new Set(pupils).size).toBe(pupils.length);
        expect(changes.every((change) => changedFields(change).length > 0)).toBe(true);
        if (errors.length === 0) expect(rows.length + unchanged).toBe(sheet.length - 1);
      }),
    );
  });

  it('plans nothing where there is an error', () => {
    fc.assert(
      fc.property(anySheet, rosterOf(fewNames), (sheet, roster) => {
        const { additions, changes, unchanged, errors } = planImport(sheet, roster);
        fc.pre(errors.length > 0);
        expect({ additions, changes, unchanged }).toEqual({ additions: [], changes: [], unchanged: 0 });
      }),
    );
  });

  it('has nothing left to do the second time, and never makes two of one name in a grade', () => {
    fc.assert(
      fc.property(anySheet, rosterOf(fewNames), (sheet, roster) => {
        const plan = planImport(sheet, roster);
        fc.pre(plan.errors.length === 0);
        const imported = apply(plan, roster);
        expect(planImport(sheet, imported)).toMatchObject({
          additions: [],
          changes: [],
          unchanged: sheet.length - 1,
          errors: [],
        });
        expect(new Set(imported.map((pupil) => `${pupil.grade} ${pupil.name}`)).size).toBe(imported.length);
      }),
    );
  });
});
