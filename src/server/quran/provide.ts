import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { contentOf } from '#domain/quran/content';
import type { PlacedVerse } from '#domain/quran/locating';
import type { Executor } from '#server/platform/db/database';
import { inChunks } from '#server/platform/db/in-chunks';
import type { Deps } from '#server/platform/deps';
import { Damaged } from '#server/platform/errors';
import { CONTENT_ROOT } from '#server/root';
import { grade } from '#wire/fields';
import { alteredSurah, readManifest, readPublished } from './published.ts';
import * as queries from './queries.ts';
import { textOf } from './text-of.ts';

const firstTexts = z.array(
  z.strictObject({
    /** Of those whose numbers the specification gives. */
    id: z.number().optional(),
    grade,
    title: z.string(),
    surah: z.number(),
    isFocused: z.boolean().default(false),
  }),
);

const RESTORE = 'Nothing of it is served. Restore the database from a backup, or install the packages again (npm ci).';

const altered = (where: string): Damaged =>
  new Damaged(`Himma cannot start: the text of the Quran in ${where} is not the published one. ${RESTORE}`);

const readFirstTexts = async () =>
  firstTexts.parse(JSON.parse(await readFile(join(CONTENT_ROOT, 'quran', 'texts.json'), 'utf8')));

const fillTexts = async (executor: Executor, now: string, verses: readonly PlacedVerse[]): Promise<void> => {
  const rows = (await readFirstTexts()).map(({ id, title, grade: gradeLevel, surah, isFocused }, position) => ({
    ...(id !== undefined && { id }),
    ...textOf(verses.filter((verse) => verse.surah === surah)),
    title,
    gradeLevel,
    isFocused: isFocused ? (1 as const) : (0 as const),
    position,
    createdAt: now,
  }));
  for (const row of rows) await queries.insertText(executor, row);
};

/** Every text is the verses it names, or none is served. */
const alteredText = async (deps: Deps, verses: readonly PlacedVerse[]): Promise<number | null> => {
  const texts = await queries.listContents(deps.db);
  const wrong = texts.find(({ content, surah, fromAyah, toAyah }) => {
    const own = verses.filter((verse) => verse.surah === surah && verse.ayah >= fromAyah && verse.ayah <= toAyah);
    return content !== contentOf(own);
  });
  return wrong?.id ?? null;
};

/**
 * At every start: the package is held against the manifest of checksums, the verses in the database and every text made
 * of them too, and where one letter differs Himma does not start (D-60). Where there are none yet they are put there.
 */
export const provideQuran = async (deps: Deps): Promise<void> => {
  const [published, manifest] = await Promise.all([readPublished(), readManifest()]);
  const inPackage = alteredSurah(published, manifest);
  if (inPackage) throw altered(`its package (${inPackage})`);
  // Together: killed in between, the next start would find verses and never make the texts.
  if (!(await queries.hasVerses(deps.db)))
    await deps.db.transaction().execute(async (trx) => {
      await inChunks(published, (verses) => queries.insertVerses(trx, verses));
      await fillTexts(trx, deps.clock().toISOString(), published);
    });
  const stored = alteredSurah(await queries.listAllVerses(deps.db), manifest);
  if (stored) throw altered(`the database (${stored})`);
  const text = await alteredText(deps, published);
  if (text !== null) throw altered(`the database (text ${text})`);
};
