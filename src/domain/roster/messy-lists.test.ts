import fc from 'fast-check';
import { expect, it } from 'vitest';
import { GRADES, type Grade } from './grades.ts';
import { type ImportPlan, planImport } from './import.ts';
import { likenessKey } from './import-likeness.ts';
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
});

type ValueOf<A> = A extends fc.Arbitrary<infer Value> ? Value : never;
type School = ValueOf<typeof school>;

const listOf = ({ people, titles }: School) => {
  const listed = people.filter(({ isListed }) => isListed);
  return [
    ...TITLES.slice(0, titles),
    ['م', 'اســم الطالب', 'الهوية', 'الصف', 'الشعبة'],
    ...listed.map((each, at) => [
      String(at + 1),
      each.mess2(each.mess(each.name)),
      '',
      GRADE_WORDS[each.movesTo ?? each.grade][each.word] ?? '',
      each.asSection(each.section),
    ]),
  ];
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
  planImport(
    listOf(of),
    rosterOf(of),
    plan.likenesses.map(({ row, like }) => ({ row, studentId: like.studentId, is: 'renamed' as const })),
  );

const carriedOut = (plan: ImportPlan, before: readonly RosterPupil[]): RosterPupil[] => {
  const changed = new Map(plan.changes.map(({ after }) => [after.id, after]));
  return [
    ...before.map((pupil) => changed.get(pupil.id) ?? pupil),
    ...plan.additions.map(({ row, ...pupil }) => ({ id: 2000 + row, ...pupil })),
  ];
};

it('a messy list names everybody right or asks, doubles nobody and loses nobody', () => {
  fc.assert(
    fc.property(school, (of) => {
      const roster = rosterOf(of);
      const head = of.titles + 1;
      const listed = of.people.map((each, at) => ({ ...each, id: 1000 + at })).filter(({ isListed }) => isListed);
      fc.pre(listed.length > 0);
      const plan = planImport(listOf(of), roster);
      expect(plan.errors).toEqual([]);

      const newcomers = new Set(plan.additions.map(({ row }) => row));
      const asked = new Map(plan.likenesses.map(({ row, like }) => [row, like.studentId]));
      for (const [at, each] of listed.entries()) {
        const row = head + 1 + at;
        expect(newcomers.has(row)).toBe(!each.isKnown);
        if (asked.has(row)) expect(asked.get(row)).toBe(each.id);
      }

      const done = answered(of, plan);
      expect(done.errors).toEqual([]);
      const after = carriedOut(done, roster);
      expect(after).toHaveLength(roster.length + listed.filter(({ isKnown }) => !isKnown).length);
      for (const each of listed) {
        const [found, another] = after.filter((pupil) => likenessKey(pupil.name) === likenessKey(each.name));
        expect(another).toBeUndefined();
        expect(found?.grade).toBe(each.movesTo ?? each.grade);
        expect(sectionKey(found?.classId ?? '')).toBe(sectionKey(each.section));
      }
      expect(planImport(listOf(of), after)).toMatchObject({
        ...{ additions: [], changes: [], likenesses: [], errors: [] },
        unchanged: listed.length,
      });
    }),
    { numRuns: 200 },
  );
});
