import { DEMO_STUDENT_ID } from '#domain/access/actors';
import type { SheetRow } from './import-rows.ts';
import { tidyName } from './names.ts';
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
  /** `asked`: staff have not said yet who is meant. `repeated`: another row is about the same pupil. */
  readonly pupil: RosterPupil | 'nobody' | 'ambiguous' | 'asked' | 'repeated';
  /** The name is written anew as well. */
  readonly isRenamed?: boolean;
}

/**
 * Rows and pupils of one name. The pupil of the same grade is meant. Without one, the only pupil of that name has
 * moved, unless another row speaks of them; where more than one pupil or row could be meant, nobody guesses.
 */
const matchNamesakes = (rows: readonly SheetRow[], pupils: readonly RosterPupil[]): Matched[] => {
  const sameGrade = rows.map((row) => pupils.filter((pupil) => pupil.grade === row.grade));
  const claimed = new Set(sameGrade.flat());
  const withoutPupil = sameGrade.filter((found) => found.length === 0).length;
  const [mover] = pupils.length === 1 && withoutPupil === 1 ? pupils : [];
  const everyoneClaimed = pupils.every((pupil) => claimed.has(pupil));
  const elsewhere = everyoneClaimed ? 'nobody' : (mover ?? 'ambiguous');
  return rows.map((row, index) => {
    const [pupil, another] = sameGrade[index] ?? [];
    if (another) return { row, pupil: 'ambiguous' };
    return { row, pupil: pupil ?? elsewhere };
  });
};

const nameOf = ({ name }: { readonly name: string }): string => tidyName(name);

export const matchRows = (rows: readonly SheetRow[], existing: readonly RosterPupil[]): Matched[] => {
  const pupils = groupBy(
    existing.filter(({ id }) => id !== DEMO_STUDENT_ID),
    nameOf,
  );
  return [...groupBy(rows, nameOf)].flatMap(([name, namesakes]) => matchNamesakes(namesakes, pupils.get(name) ?? []));
};
