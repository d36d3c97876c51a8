import type { SchoolOf } from '#domain/staff/setup';

/** Both forms beside each other, the boys' school's first: `{اختر|اختاري}`. */
const PAIR = /\{(?<boys>[^{}|]+)\|(?<girls>[^{}|]+)\}/gu;

const SIDES = { boys: '$<boys>', girls: '$<girls>' } as const satisfies Record<SchoolOf, string>;

/** A page was told before its first script ran; a process is told by `setSchoolOf` when it knows. */
const { document } = globalThis as { document?: { documentElement: { dataset: { school?: string } } } };
let school: SchoolOf = document?.documentElement.dataset.school === 'girls' ? 'girls' : 'boys';

export const schoolOf = (): SchoolOf => school;

/** Of boys or of girls, as everybody is addressed from now on: a process serves one school. */
export const setSchoolOf = (of: SchoolOf): void => {
  school = of;
};

/** What is read in the words of such a school. */
export const inWordsOf = <Read>(of: SchoolOf, read: () => Read): Read => {
  const before = school;
  school = of;
  try {
    return read();
  } finally {
    school = before;
  }
};

/** With the forms of this school. Never of what people typed. */
export const inSchool = (text: string): string => (text.includes('{') ? text.replace(PAIR, SIDES[school]) : text);

const address = (words: object): void => {
  for (const [key, word] of Object.entries(words) as [string, unknown][]) {
    if (typeof word === 'object' && word !== null) address(word);
    else if (typeof word === 'string' && word.includes('{'))
      Object.defineProperty(words, key, { enumerable: true, get: () => inSchool(word) });
  }
};

/**
 * The same words; those with both forms are read anew each time, as the school is by then. Lists that a page does not use
 * must not come with it: to the build it is nothing but what it gives back. So it calls itself nowhere: the build would
 * leave that out.
 */
/* @__NO_SIDE_EFFECTS__ */
export const addressed = <const Words extends object>(words: Words): Words => {
  address(words);
  return words;
};

/** As a tag of a sentence with something in it, which stays as it is. */
export const say = (parts: TemplateStringsArray, ...values: readonly (string | number)[]): string =>
  String.raw({ raw: parts.map(inSchool) }, ...values);

/** Several lists of words as one. A copy of them would hold the forms of the moment in which it was made. */
export const together = <Words extends object>(...lists: readonly object[]): Words =>
  Object.defineProperties({}, Object.assign({}, ...lists.map(Object.getOwnPropertyDescriptors))) as Words;
