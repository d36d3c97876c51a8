import { join } from 'node:path';
import { z } from 'zod';
import { OPTIONS_OF_PAIR, PAIRS_IN_SET, setOfDay, shownOptions } from '#domain/growth/word-association';
import type { SchoolOf } from '#domain/staff/setup';
import { readContentFile } from '#server/platform/content';
import { CONTENT_ROOT } from '#server/root';
import { schoolOf } from '#strings/addressed';
import { shortText } from '#wire/fields';

const WORD_MAX = 24;
const OPTION_MAX = 40;

const written = z.strictObject({
  sets: z
    .array(
      z.strictObject({
        key: z.string().regex(/^wa-\d\d$/u),
        pairs: z
          .array(
            z.strictObject({
              word: shortText(WORD_MAX),
              right: shortText(OPTION_MAX),
              wrong: z.array(shortText(OPTION_MAX)).length(OPTIONS_OF_PAIR - 1),
            }),
          )
          .length(PAIRS_IN_SET),
      }),
    )
    .min(1),
});

const readFromFile = async () =>
  (await readContentFile(join(CONTENT_ROOT, 'self-development.json'), written, 'sets of word pairs')).sets;

const sets: Partial<Record<SchoolOf, ReturnType<typeof readFromFile>>> = {};

/** Once for a process, in the forms of its school. */
export const readWordSets = () => {
  sets[schoolOf()] ??= readFromFile();
  return sets[schoolOf()] as ReturnType<typeof readFromFile>;
};

/** The pairs of a day as the pupil finds them, each with the place of its right option. */
export const pairsOf = async (day: string, studentId: number) => {
  const all = await readWordSets();
  return (all[setOfDay(day, all.length)]?.pairs ?? []).map(({ word, right, wrong }, place) => {
    const order = shownOptions(day, studentId, place);
    return { word, options: order.map((option) => [right, ...wrong][option] ?? ''), answer: order.indexOf(0) };
  });
};
