import { firstName, splitName } from './first-name.ts';
import { normaliseName } from './names.ts';

type Form = (name: string) => string;

const familyOf: Form = (name) => {
  const { first, rest } = splitName(name);
  return rest === '' ? first : familyOf(rest);
};
/** «ال» begins nearly all of them. */
const initialOf = (family: string): string => [...family.replace(/^ال(?=..)/u, '')][0] ?? '';

/** Who has one name alone has no family to add. */
const firstAnd =
  (added: Form): Form =>
  (name) => {
    const { first, rest } = splitName(name);
    return rest === '' ? first : `${first} ${added(familyOf(rest))}`;
  };

const withInitial = firstAnd((family) => `${initialOf(family)}.`);

/** Before everybody: no more than the letter of the family (D-69). */
export const IN_PUBLIC: readonly Form[] = [firstName, withInitial];

/** As a teacher calls them: of the family as much as it takes to tell two apart. */
export const IN_CLASS: readonly Form[] = [...IN_PUBLIC, firstAnd((family) => family), normaliseName];

/** Each by the first of the forms that no other has; whom none tells apart, by the last. */
export const shortNames = <Pupil extends { readonly name: string }>(
  pupils: readonly Pupil[],
  [form = normaliseName, ...longer]: readonly Form[],
): ReadonlyMap<Pupil, string> => {
  const said = pupils.map(({ name }) => form(name));
  const isShared = (short: string) => said.indexOf(short) !== said.lastIndexOf(short);
  const open = longer.length === 0 ? [] : pupils.filter(({ name }) => isShared(form(name)));
  const names = new Map(pupils.map((pupil, at) => [pupil, said[at] as string]));
  return open.length === 0 ? names : new Map([...names, ...shortNames(open, longer)]);
};
