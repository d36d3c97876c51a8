import { DEMO_STUDENT_ID } from '#domain/access/actors';
import type { Grade } from './grades.ts';
import type { SheetRow } from './import-rows.ts';
import { isNameKept, likenessKey, tidyName } from './names.ts';
import type { Numbers } from './national-number.ts';
import type { RosterPupil } from './pupils.ts';

export const groupBy = <T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
};

export interface Matched {
  readonly row: SheetRow;
  /**
   * `asked`: staff have not said yet who is meant. `repeated`: another row is about the same pupil. `archived` and `taken`:
   * the number is of somebody who left, or of another.
   */
  readonly pupil: RosterPupil | 'nobody' | 'ambiguous' | 'asked' | 'repeated' | 'archived' | 'taken';
  /** The name is written anew as well. */
  readonly isRenamed?: boolean;
  /** Name and number do not speak of one person. */
  readonly doubt?: 'other_name' | 'other_number';
}

/** Whether a pupil of a grade is whom a list looks for in another, before anybody of a further grade. */
export type IsNear = (was: Grade, now: Grade) => boolean;

export const inSameGrade: IsNear = (was, now) => was === now;

/** In the list of a new year: who moved up, or stayed down. */
export const inNewYear: IsNear = (was, now) => was === now || was === now - 1;

/**
 * Rows and pupils of one name. The pupil of a near grade is meant. Without one, the only pupil of that name has
 * moved, unless another row speaks of them; where more than one pupil or row could be meant, nobody guesses.
 */
const matchNamesakes = (rows: readonly SheetRow[], pupils: readonly RosterPupil[], isNear: IsNear): Matched[] => {
  const near = rows.map((row) => pupils.filter((pupil) => isNear(pupil.grade, row.grade)));
  const claimed = new Set(near.flat());
  const isWanted = (pupil: RosterPupil | undefined) =>
    near.filter((found) => pupil && found.includes(pupil)).length > 1;
  const withoutPupil = near.filter((found) => found.length === 0).length;
  const [mover] = pupils.length === 1 && withoutPupil === 1 ? pupils : [];
  const everyoneClaimed = pupils.every((pupil) => claimed.has(pupil));
  const elsewhere = everyoneClaimed ? 'nobody' : (mover ?? 'ambiguous');
  return rows.map((row, index) => {
    const [pupil, another] = near[index] ?? [];
    if (another || isWanted(pupil)) return { row, pupil: 'ambiguous' };
    return { row, pupil: pupil ?? elsewhere };
  });
};

const nameOf = ({ name }: { readonly name: string }): string => tidyName(name);

/** Whose number it is stays the same pupil by another name; of a name spelt otherwise the school's own spelling stays. */
const matchByNumber = (row: SheetRow, numbers: Numbers): Matched | null => {
  const owner = numbers.ownerOf(row.nationalNumber);
  if (owner === 'nobody') return null;
  if (owner === 'away') return { row, pupil: 'archived' };
  const isSpeltOtherwise = likenessKey(owner.name) === likenessKey(row.name);
  if (isSpeltOtherwise) return { row, pupil: owner };
  return isNameKept(owner.name, row.name)
    ? { row, pupil: owner, isRenamed: true }
    : { row, pupil: owner, doubt: 'other_name' };
};

/** Numbers first, then names among those whom no number named. */
export const matchRows = (
  rows: readonly SheetRow[],
  existing: readonly RosterPupil[],
  numbers: Numbers,
  isNear: IsNear,
): readonly Matched[] => {
  const byNumber = rows.flatMap((row) => matchByNumber(row, numbers) ?? []);
  const named = new Set(byNumber.map(({ row }) => row));
  const claimed = new Set(byNumber.map(({ pupil }) => pupil));
  const pupils = groupBy(
    existing.filter((pupil) => pupil.id !== DEMO_STUDENT_ID && !claimed.has(pupil)),
    nameOf,
  );
  const others = groupBy(
    rows.filter((row) => !named.has(row)),
    nameOf,
  );
  const byName = [...others].flatMap(([name, namesakes]) => matchNamesakes(namesakes, pupils.get(name) ?? [], isNear));
  const isDoubtful = ({ row, pupil }: Matched): boolean =>
    typeof pupil !== 'string' && numbers.hasAnother(pupil, row.nationalNumber);
  return [
    ...byNumber,
    ...byName.map((match) => (isDoubtful(match) ? { ...match, doubt: 'other_number' as const } : match)),
  ];
};
