import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FileSheet } from '#domain/files/sheet-problems';
import { GRADES, type Grade } from './grades.ts';
import { type ImportPlan, planImport } from './import.ts';
import { type ChosenColumns, layOut } from './list-layout.ts';
import { likenessKey } from './names.ts';
import { type KnownNumbers, nationalNumberOf } from './national-number.ts';
import type { RosterPupil } from './pupils.ts';
import { sectionKey } from './sections.ts';

/* Lists as schools have them, made of pupils who are known: whatever the list spells, nobody is lost or doubled. */

const FIRST = ['أحمد', 'إبراهيم', 'عبد الله', 'يحيى', 'حمزة', 'رائد', 'نور الدين', 'آدم'];
const FATHER = ['علي', 'فؤاد', 'مصطفى', 'أسامة', 'عبد الرحمن'];
const FAMILY = ['الغامدي', 'العُمري', 'آل سعيد', 'أبو زيد', 'هوساوي'];

const GRADE_WORDS: Record<Grade, readonly string[]> = {
  4: ['4', '٤', 'الرابع', 'الصف الرابع الابتدائي', 'رابع'],
  5: ['5', '٥', 'الخامس', 'خامس ابتدائي', 'Grade 5'],
  6: ['6', '٦', 'السادس', 'الصف السادس', 'ســادس'],
};

const GRADE_TITLES: Record<Grade, string> = { 4: 'الرابع', 5: 'الخامس', 6: 'السادس' };

/** What lists do to a name without meaning another. */
const MESSES: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name.replace(/[أإآ]/gu, 'ا'),
  (name) => name.replace(/ي(?= |$)/gu, 'ى'),
  (name) => name.replace(/ى/gu, 'ي'),
  (name) => name.replace(/ة/gu, 'ه'),
  (name) => name.replaceAll('عبد ال', 'عبدال'),
  (name) => name.replace(/(\p{L})(?=\p{L}{2})/u, '$1ـــ'),
  (name) => `\u200f${name.replaceAll(' ', '  ')}\u200e `,
  (name) => name.replace(' ', '\u00a0').normalize('NFD'),
  (name) => name.replace(/\u064f/gu, ''),
  (name) => name.replace(' ', ' بن '),
];

const grade = fc.constantFrom(...GRADES);
const name = fc
  .tuple(fc.constantFrom(...FIRST), fc.constantFrom(...FATHER), fc.constantFrom(...FAMILY))
  .map((parts) => parts.join(' '));
const section = fc.constantFrom('أ', 'ب', '4/1');
const mess = fc.constantFrom(...MESSES);

const person = fc.record({
  ...{ name, grade, section, mess, mess2: mess },
  isKnown: fc.boolean(),
  isListed: fc.boolean(),
  movesTo: fc.option(grade, { freq: 5 }),
  word: fc.nat({ max: 4 }),
  hasNumber: fc.constantFrom('nowhere', 'in the school', 'in the list', 'in both'),
  inArabic: fc.boolean(),
  hasNewName: fc.boolean(),
  asSection: fc.constantFrom(
    (letter: string) => letter,
    (letter: string) => `الشعبة ${letter}`,
    (letter: string) => letter.replace('أ', 'ا').replace('4/1', '٤-١'),
  ),
});

const TITLES = [
  ['مدرسة الأمل الابتدائية'],
  ['العام الدراسي', '١٤٤٨'],
  [],
  ['\u200fقائمة الطلاب', '', '', 'الفصل الأول'],
];

const school = fc.record({
  people: fc.uniqueArray(person, { selector: (each) => likenessKey(each.name), minLength: 1, maxLength: 25 }),
  titles: fc.nat({ max: TITLES.length }),
  shape: fc.constantFrom('known', 'unknown', 'wide', 'sheets'),
});

type ValueOf<A> = A extends fc.Arbitrary<infer Value> ? Value : never;
type School = ValueOf<typeof school>;

/** Of the one who stands there among the people. */
const numberOf = (at: number): string =>
  Array.from('0123456789', (last) => `1${String(at * 7919 + 10_000_000)}${last}`).find(nationalNumberOf) ?? '';

const arabic = (number: string): string => number.replace(/\d/gu, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');

type Person = School['people'][number];

const isNumbered = ({ isKnown, hasNumber }: Person): boolean =>
  isKnown && (hasNumber === 'in the school' || hasNumber === 'in both');

/** Whom the number alone tells may have a name that nobody ever had. */
const nameNow = (each: Person, at: number): string =>
  each.hasNewName && each.isKnown && each.hasNumber === 'in both'
    ? `${each.name.split(' ').slice(0, -1).join(' ')} آل ${'ابتثجحخدذرزسشصضطظعغفقكلمن'[at]}`
    : each.name;

const numberCell = ({ hasNumber, inArabic }: Person, at: number): string => {
  if (hasNumber === 'nowhere' || hasNumber === 'in the school') return '';
  return inArabic ? arabic(numberOf(at)) : numberOf(at);
};

const asIs = (number: string): string => number;

const numbersOf = ({ people }: School): KnownNumbers => ({
  keyOf: asIs,
  pupils: new Map(people.flatMap((each, at) => (isNumbered(each) ? [[numberOf(at), 1000 + at]] : []))),
});

const listedIn = ({ people }: School) =>
  people
    .map((each, at) => ({ ...each, at, id: 1000 + at, now: nameNow(each, at), gradeNow: each.movesTo ?? each.grade }))
    .filter(({ isListed }) => isListed);

type Listed = ReturnType<typeof listedIn>[number];

/** Who they are, without their class. */
const cellsOf = (each: Listed, place: number): string[] => [
  String(place + 1),
  each.mess2(each.mess(each.now)),
  numberCell(each, each.at),
];

const classCells = (each: Listed): string[] => [
  GRADE_WORDS[each.gradeNow][each.word] ?? '',
  each.asSection(each.section),
];

const WIDE = Array.from({ length: 30 }, (_, at) => `بيان ${at}`);

interface MessyFile {
  readonly file: readonly FileSheet[];
  readonly listed: readonly Listed[];
  readonly chosen?: ChosenColumns;
}

const table = (of: School, head: string[], rows: string[][]): FileSheet[] => [
  { name: null, rows: [...TITLES.slice(0, of.titles), head, ...rows] },
];

const inRows = (of: School) => listedIn(of).map((each, place) => [...cellsOf(each, place), ...classCells(each)]);

/** A sheet for each class, which stands above it alone. */
const bySheets = (of: School): MessyFile => {
  const classes = new Map<string, Listed[]>();
  for (const each of listedIn(of)) {
    const key = `${each.gradeNow} ${each.section}`;
    classes.set(key, [...(classes.get(key) ?? []), each]);
  }
  const file = [...classes.values()].map((each, at) => ({
    name: `Sheet${at + 1}`,
    rows: [
      ...TITLES.slice(0, of.titles),
      [`الصف ${GRADE_TITLES[each[0]?.gradeNow ?? 4]} الابتدائي – فصل ${each[0]?.section}`],
      ['م', 'اســم الطالب', 'الهوية'],
      ...each.map(cellsOf),
    ],
  }));
  return { file, listed: [...classes.values()].flat() };
};

/** As the lists of schools are made: the heads known, of another program, among thirty others, or above each class. */
const SHAPES: Record<School['shape'], (of: School) => MessyFile> = {
  known: (of) => ({
    file: table(of, ['م', 'اســم الطالب', 'الهوية', 'الصف', 'الشعبة'], inRows(of)),
    listed: listedIn(of),
  }),
  unknown: (of) => ({
    file: table(of, ['رمز', 'المتعلم', 'وثيقة', 'المستوى', 'المجموعة'], inRows(of)),
    listed: listedIn(of),
    chosen: {
      head: of.titles,
      ...{ hasHeads: true, grade: null },
      fields: [null, 'name', 'nationalNumber', 'grade', 'classId'],
    },
  }),
  wide: (of) => ({
    file: table(
      of,
      [...WIDE, 'م', 'اســم الطالب', 'الهوية', 'الصف', 'الشعبة'],
      inRows(of).map((cells) => [...WIDE, ...cells]),
    ),
    listed: listedIn(of),
  }),
  sheets: bySheets,
};

const fileOf = (of: School): MessyFile => SHAPES[of.shape](of);

const listOf = (of: School): string[][] => {
  const { file, chosen = null } = fileOf(of);
  if (chosen) expect(layOut(file)).toHaveProperty('asked');
  const layout = layOut(file, [], chosen);
  if (!('rows' in layout)) throw new Error(JSON.stringify(layout));
  // What was said of the columns is known from then on.
  if (layout.learned) expect(layOut(file, [layout.learned])).toHaveProperty('rows', layout.rows);
  return layout.rows;
};

const rosterOf = ({ people }: School): RosterPupil[] =>
  people.flatMap((each, at) =>
    each.isKnown
      ? [
          {
            id: 1000 + at,
            name: each.name,
            grade: each.grade,
            classId: each.section,
            nameReading: null,
            calledAs: null,
          },
        ]
      : [],
  );

const answered = (of: School, plan: ImportPlan) =>
  planImport(listOf(of), rosterOf(of), {
    numbers: numbersOf(of),
    choices: plan.likenesses.map(({ row, like }) => ({ row, studentId: like.studentId, is: 'renamed' as const })),
  });

/** As the school knows them when it has taken the list. */
const numbersAfter = (of: School, plan: ImportPlan): KnownNumbers => ({
  keyOf: asIs,
  pupils: new Map([
    ...numbersOf(of).pupils,
    ...plan.changes.flatMap(({ before, nationalNumber }) =>
      nationalNumber ? [[nationalNumber, before.id] as const] : [],
    ),
    ...plan.additions.flatMap(({ row, nationalNumber }) =>
      nationalNumber ? [[nationalNumber, 2000 + row] as const] : [],
    ),
  ]),
});

const carriedOut = (plan: ImportPlan, before: readonly RosterPupil[]): RosterPupil[] => {
  const changed = new Map(plan.changes.map(({ after }) => [after.id, after]));
  return [
    ...before.map((pupil) => changed.get(pupil.id) ?? pupil),
    ...plan.additions.map(({ row, nationalNumber, ...pupil }) => ({ id: 2000 + row, ...pupil })),
  ];
};

const expectRight = (each: Listed, after: RosterPupil[], numbers: KnownNumbers) => {
  const [found, another] = after.filter((pupil) => likenessKey(pupil.name) === likenessKey(each.now));
  expect(another).toBeUndefined();
  if (each.isKnown) expect(found?.id).toBe(each.id);
  if (numberCell(each, each.at) !== '') expect(numbers.pupils.get(numberOf(each.at))).toBe(found?.id);
  expect(found?.grade).toBe(each.gradeNow);
  expect(sectionKey(found?.classId ?? '')).toBe(sectionKey(each.section));
};

it('a messy list names everybody right or asks, doubles nobody and loses nobody', () => {
  fc.assert(
    fc.property(school, (of) => {
      const roster = rosterOf(of);
      const { listed } = fileOf(of);
      fc.pre(listed.length > 0);
      const plan = planImport(listOf(of), roster, { numbers: numbersOf(of) });
      expect(plan.errors).toEqual([]);

      const newcomers = new Set(plan.additions.map(({ row }) => row));
      const asked = new Map(plan.likenesses.map(({ row, like }) => [row, like.studentId]));
      for (const [at, each] of listed.entries()) {
        const row = 2 + at;
        expect(newcomers.has(row)).toBe(!each.isKnown);
        if (asked.has(row)) expect(asked.get(row)).toBe(each.id);
      }

      const done = answered(of, plan);
      expect(done.errors).toEqual([]);
      const after = carriedOut(done, roster);
      const numbers = numbersAfter(of, done);
      expect(after).toHaveLength(roster.length + listed.filter(({ isKnown }) => !isKnown).length);
      for (const each of listed) expectRight(each, after, numbers);
      expect(planImport(listOf(of), after, { numbers })).toMatchObject({
        ...{ additions: [], changes: [], likenesses: [], errors: [] },
        unchanged: listed.length,
      });
    }),
    { numRuns: 200 },
  );
});
