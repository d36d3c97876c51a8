import { mayHoldVerses, proofreader, type WrittenText } from '#domain/quran/proofreading';
import { type PublishedQuran, type QuotingFault, quotingChecker } from '#domain/quran/quoting';
import { Refusal } from '#server/platform/errors';
import { proofText } from '#strings/quran/proofreading';
import { alteredSurah, readManifest, readPublished } from './published.ts';

const DESCRIBED: Record<QuotingFault['kind'], string> = {
  misnamed: 'verses are named as «سورة …، الآية …»',
  unknown: 'no surah has these verses',
  altered: 'not the words of the verses that are named',
  unmarked: 'a verse is quoted without ﴿ ﴾',
};

/** The published text, letter by letter as the manifest seals it. */
const readSealed = async (): Promise<PublishedQuran> => {
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

let kept: Promise<ReturnType<typeof proofreader>> | undefined;

/** Some megabytes and half a second, and only where staff write as many words as could be a verse. */
const readProofreader = () => {
  kept ??= readSealed().then(proofreader);
  return kept;
};

/** The texts of one thing, by their fields; what has fields of its own, such as a question of an exam, is another. */
const thingsIn = (given: object, path: readonly string[] = []): WrittenText[][] => {
  const own: WrittenText[] = [];
  const others: WrittenText[][] = [];
  const isOneOfSeveral = Array.isArray(given);
  for (const [name, value] of Object.entries(given)) {
    const at = [...path, name];
    if (typeof value === 'string') own.push({ field: at.join('/'), text: value, isOneOfSeveral });
    else if (Array.isArray(value)) {
      const [first = [], ...rest] = thingsIn(value, at);
      own.push(...first);
      others.push(...rest);
    } else if (typeof value === 'object' && value !== null) others.push(...thingsIn(value, at));
  }
  return [own, ...others];
};

/** What of some texts is not as published, by field and in words that say what is. */
export const falseVersesIn = async (given: object): Promise<Readonly<Record<string, string>>> => {
  const said: Record<string, string> = {};
  for (const texts of thingsIn(given)) {
    if (!texts.some(({ text }) => mayHoldVerses(text))) continue;
    for (const fault of (await readProofreader())(texts))
      said[fault.field] = [said[fault.field], proofText(fault)].filter(Boolean).join(' ');
  }
  return said;
};

/** No verse that is not in the Quran, whatever it is written in (D-87). */
export const refuseFalseVerses = async (given: unknown): Promise<void> => {
  if (typeof given !== 'object' || given === null) return;
  const fields = await falseVersesIn(given);
  if (Object.keys(fields).length > 0) throw new Refusal('verse_not_published', { fields });
};
