import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { PlacedVerse } from '#domain/quran/locating';
import { CONTENT_ROOT } from '#server/root';

/** The package that carries the text of the Tanzil Project; nothing else of it is used. */
const PACKAGE = dirname(dirname(createRequire(import.meta.url).resolve('quran-validator')));

const published = z.array(z.object({ surah: z.number(), ayah: z.number(), text: z.string() }));

const manifest = z.strictObject({
  source: z.string(),
  edition: z.string(),
  version: z.string(),
  verses: z.number(),
  words: z.number(),
  sha256: z.string(),
  surahs: z.array(
    z.strictObject({ surah: z.number(), name: z.string(), verses: z.number(), words: z.number(), sha256: z.string() }),
  ),
});
export type Manifest = z.infer<typeof manifest>;

export const readPublished = async (): Promise<PlacedVerse[]> =>
  published.parse(JSON.parse(await readFile(join(PACKAGE, 'data', 'quran-verses.min.json'), 'utf8')));

let manifestRead: Promise<Manifest> | undefined;

/** The names and numbers of the surahs, and where the text comes from. */
export const readManifest = (): Promise<Manifest> => {
  manifestRead ??= readFile(join(CONTENT_ROOT, 'quran', 'manifest.json'), 'utf8').then((written) =>
    manifest.parse(JSON.parse(written)),
  );
  return manifestRead;
};

/** Of verses in their order: the checksum that the manifest holds for each surah, and for all. */
export const checksumOf = (verses: readonly PlacedVerse[]): string => {
  const sum = createHash('sha256');
  for (const { surah, ayah, text } of verses) sum.update(`${surah}|${ayah}|${text}\n`);
  return sum.digest('hex');
};

/** The first surah that is not as the manifest says; null where every letter is. */
export const alteredSurah = (verses: readonly PlacedVerse[], { surahs, sha256 }: Manifest): string | null => {
  if (checksumOf(verses) === sha256) return null;
  const altered = surahs.find((each) => checksumOf(verses.filter(({ surah }) => surah === each.surah)) !== each.sha256);
  return altered?.name ?? 'the order of the surahs';
};
