import { type PublishedQuran, type QuotingFault, quotingChecker } from '#domain/quran/quoting';
import { alteredSurah, readManifest, readPublished } from './published.ts';

const DESCRIBED: Record<QuotingFault['kind'], string> = {
  misnamed: 'verses are named as «سورة …، الآية …»',
  unknown: 'no surah has these verses',
  altered: 'not the words of the verses that are named',
  unmarked: 'a verse is quoted without ﴿ ﴾',
};

/** The published text, letter by letter as the manifest seals it. */
export const readSealed = async (): Promise<PublishedQuran> => {
  const [verses, manifest] = await Promise.all([readPublished(), readManifest()]);
  const altered = alteredSurah(verses, manifest);
  if (altered) throw new Error(`The Quran text differs from its manifest (${altered}): no quote can be checked by it`);
  return { verses, surahs: manifest.surahs };
};

/** Asks of a question's texts whether each verse in them is named and quoted as published; says what is not. */
export const readQuotingChecker = async (): Promise<(texts: readonly (string | null)[]) => readonly string[]> => {
  const faultsOf = quotingChecker(await readSealed());
  return (texts) =>
    faultsOf(texts.filter((text) => text !== null)).map(({ kind, text }) => `${DESCRIBED[kind]}: ${text}`);
};
