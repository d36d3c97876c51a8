import { DEMO_STUDENT_ID } from '#domain/access/actors';
import type { Grade } from './grades.ts';
import { groupBy, type IsNear, type Matched } from './import-match.ts';
import { likenessKey } from './names.ts';
import type { Numbers } from './national-number.ts';
import type { RosterPupil } from './pupils.ts';

/** What staff say of two names that are almost one: the same pupil, the same and written as in the sheet, or another. */
export const SAMENESS = ['same', 'renamed', 'other'] as const;
export type Sameness = (typeof SAMENESS)[number];

/** A name that is almost another; a number of somebody who is called otherwise; a name of somebody with another number. */
export const DOUBTS = ['spelling', 'other_name', 'other_number'] as const;

/** A row whose name differs from another by no more than hamza, ya, ta marbuta, «بن» or a space; or that is in doubt. */
export interface Likeness {
  readonly row: number;
  readonly name: string;
  readonly grade: Grade;
  readonly why: (typeof DOUBTS)[number];
  /** A pupil of the school, or another row of the sheet. */
  readonly like: {
    readonly studentId: number | null;
    readonly row: number | null;
    readonly name: string;
    readonly grade: Grade;
  };
  /** Null as long as nobody said it. */
  readonly is: Sameness | null;
}

/** What was said, with whom the row was shown beside: of anybody else it says nothing. */
export interface LikenessChoice {
  readonly row: number;
  readonly studentId: number | null;
  readonly is: Sameness;
}

interface School {
  /** Those whom no row names. */
  readonly free: ReadonlyMap<string, readonly RosterPupil[]>;
  readonly matched: ReadonlyMap<string, readonly Matched[]>;
  /** A pupil is asked about once. */
  readonly asked: Set<RosterPupil>;
  readonly numbers: Numbers;
  readonly isNear: IsNear;
}

const rowKey = ({ row }: Matched): string => `${row.grade} ${likenessKey(row.name)}`;

const candidatesFor = ({ row }: Matched, { free, asked, isNear }: School): readonly RosterPupil[] => {
  const all = (free.get(likenessKey(row.name)) ?? []).filter((pupil) => !asked.has(pupil));
  const ofGrade = all.filter(({ grade }) => isNear(grade, row.grade));
  return ofGrade.length > 0 ? ofGrade : all;
};

/** Two numbers are two people, however alike they are called. */
const areTwo = (one: Matched, other: Matched): boolean =>
  Boolean(one.row.nationalNumber && other.row.nationalNumber) && one.row.nationalNumber !== other.row.nationalNumber;

const earlierRow = (match: Matched, { matched }: School) =>
  matched
    .get(rowKey(match))
    ?.find(
      (other) =>
        other !== match && !areTwo(match, other) && (other.pupil !== 'nobody' || other.row.row < match.row.row),
    )?.row;

const saidOf = (row: number, studentId: number | null, choices: readonly LikenessChoice[]): Sameness | null =>
  choices.find((choice) => choice.row === row && choice.studentId === studentId)?.is ?? null;

/** Of somebody whom name and number do not name alike. */
const resolveDoubt = (match: Matched, choices: readonly LikenessChoice[]): [Matched, Likeness?] => {
  const { row, pupil, doubt } = match;
  if (typeof pupil === 'string' || !doubt) return [match];
  const is = saidOf(row.row, pupil.id, choices);
  const like = { studentId: pupil.id, row: null, name: pupil.name, grade: pupil.grade };
  const likeness = { row: row.row, name: row.name, grade: row.grade, why: doubt, like, is };
  if (is === null) return [{ row, pupil: 'asked' }, likeness];
  if (is === 'other') return [{ row, pupil: doubt === 'other_name' ? 'taken' : 'nobody' }, likeness];
  return [{ row, pupil, isRenamed: is === 'renamed' }, likeness];
};

const resolve = (match: Matched, school: School, choices: readonly LikenessChoice[]): [Matched, Likeness?] => {
  const { row } = match;
  const [pupil, another] = candidatesFor(match, school);
  if (another) return [{ row, pupil: 'ambiguous' }];
  const twin = pupil ? undefined : earlierRow(match, school);
  const found = pupil ?? twin;
  if (!found) return [match];
  if (pupil) school.asked.add(pupil);
  const studentId = pupil?.id ?? null;
  const is = saidOf(row.row, studentId, choices);
  const like = { studentId, row: twin?.row ?? null, name: found.name, grade: found.grade };
  const why = pupil && school.numbers.hasAnother(pupil, row.nationalNumber) ? 'other_number' : 'spelling';
  const likeness = { row: row.row, name: row.name, grade: row.grade, why, like, is } as const;
  if (is === null) return [{ row, pupil: 'asked' }, likeness];
  if (is === 'other') return [match, likeness];
  return [pupil ? { row, pupil, isRenamed: is === 'renamed' } : { row, pupil: 'repeated' }, likeness];
};

/** Who of those whom nobody knows by this name may all the same be known, and what staff said of it. */
export const resolveLikenesses = (
  matched: readonly Matched[],
  existing: readonly RosterPupil[],
  { choices, numbers, isNear }: Pick<School, 'numbers' | 'isNear'> & { readonly choices: readonly LikenessChoice[] },
): { readonly matched: readonly Matched[]; readonly likenesses: readonly Likeness[] } => {
  const claimed = new Set(matched.map(({ pupil }) => pupil));
  const inOrder = matched.toSorted((a, b) => a.row.row - b.row.row);
  const school: School = {
    free: groupBy(
      existing.filter((pupil) => pupil.id !== DEMO_STUDENT_ID && !claimed.has(pupil)),
      ({ name }) => likenessKey(name),
    ),
    matched: groupBy(inOrder, rowKey),
    asked: new Set(),
    numbers,
    isNear,
  };
  const isOfOwnGrade = (match: Matched): boolean =>
    candidatesFor(match, school).some(({ grade }) => isNear(grade, match.row.grade));
  const newcomers = inOrder.filter(({ pupil }) => pupil === 'nobody');
  // Whoever stays in the grade before whoever would have moved.
  const resolved = [...newcomers.filter(isOfOwnGrade), ...newcomers.filter((match) => !isOfOwnGrade(match))].map(
    (match) => resolve(match, school, choices),
  );
  const known = matched.filter(({ pupil }) => pupil !== 'nobody').map((match) => resolveDoubt(match, choices));
  const all = [...known, ...resolved];
  return {
    matched: all.map(([match]) => match),
    likenesses: all.flatMap(([, likeness]) => likeness ?? []).toSorted((a, b) => a.row - b.row),
  };
};
