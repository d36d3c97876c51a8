import { furtherNames } from './first-name.ts';
import { normaliseName } from './names.ts';

/** A pupil with the name that they are called by (D-90). */
export interface Named {
  readonly name: string;
  readonly firstName: string;
}

type Form = (pupil: Named) => string;

const familyIn = (names: string): string => {
  const further = furtherNames(names);
  return further === '' ? names : familyIn(further);
};

/** «ال» begins nearly all of them. */
const initialOf = (family: string): string => [...family.replace(/^(?:[آا]ل |ال(?=..))/u, '')][0] ?? '';

/** Who has one name alone has no family to add. */
const firstAnd =
  (added: (family: string) => string): Form =>
  ({ name, firstName }) => {
    const further = furtherNames(name);
    return further === '' ? firstName : `${firstName} ${added(familyIn(further))}`;
  };

const first: Form = ({ firstName }) => firstName;
const withInitial = firstAnd((family) => `${initialOf(family)}.`);
const whole: Form = ({ name }) => normaliseName(name);

/** Before everybody: no more than the letter of the family (D-69). */
export const IN_PUBLIC: readonly Form[] = [first, withInitial];

/** As a teacher calls them: of the family as much as it takes to tell two apart. */
export const IN_CLASS: readonly Form[] = [...IN_PUBLIC, firstAnd((family) => family), whole];

/** Each by the first of the forms that no other is called by; whom none tells apart, by the last. */
export const shortNames = <Pupil extends Named>(
  pupils: readonly Pupil[],
  forms: readonly Form[],
): ReadonlyMap<Pupil, string> => {
  const names = new Map<Pupil, string>();
  const tried = new Map<Pupil, number>();
  for (let open = pupils; open.length > 0; ) {
    for (const pupil of open) {
      const form = tried.get(pupil) ?? 0;
      names.set(pupil, forms[form]?.(pupil) ?? '');
      tried.set(pupil, form + 1);
    }
    const times = new Map<string, number>();
    for (const name of names.values()) times.set(name, (times.get(name) ?? 0) + 1);
    open = pupils.filter((pupil) => times.get(names.get(pupil) ?? '') !== 1 && (tried.get(pupil) ?? 0) < forms.length);
  }
  return names;
};
