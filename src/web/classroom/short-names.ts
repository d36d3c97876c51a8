import { firstWord, normaliseName } from '#domain/roster/names';

interface Named {
  readonly id: number;
  readonly name: string;
}

const familyOf = (name: string): string => normaliseName(name).split(/\s+/u).at(-1) ?? '';
/** «ال» begins nearly all of them. */
const initialOf = (family: string): string => family.replace(/^ال(?=..)/u, '').slice(0, 1);

const FORMS: readonly ((name: string) => string)[] = [
  firstWord,
  (name) => `${firstWord(name)} ${initialOf(familyOf(name))}.`,
  (name) => `${firstWord(name)} ${familyOf(name)}`,
];

/** As a teacher calls them: the first name, and of the family as much as it takes to tell two apart. */
export const shortNames = (pupils: readonly Named[]): ReadonlyMap<number, string> => {
  const names = new Map<number, string>();
  for (const form of FORMS) {
    const open = pupils.filter(({ id }) => !names.has(id));
    const said = open.map(({ name }) => form(name));
    for (const [at, { id }] of open.entries()) {
      const short = said[at] as string;
      if (said.indexOf(short) === said.lastIndexOf(short)) names.set(id, short);
    }
  }
  for (const { id, name } of pupils) if (!names.has(id)) names.set(id, name);
  return names;
};
