import { type Citation, citationReader, citedRange, type NamedSurah, QUOTE_PLACE } from './citing.ts';
import { compareWords } from './comparing.ts';
import type { PlacedVerse } from './locating.ts';
import { nearestFinder, type Place } from './nearest.ts';
import { type PublishedQuran, typedWords } from './quoting.ts';
import { RESEMBLING_WORDS, resemblanceFinder } from './resembling.ts';
import { ayahAt, piecesOf, wordsOf } from './words.ts';

/** A text that staff wrote, by the name of its field. */
export interface WrittenText {
  readonly field: string;
  readonly text: string;
  /** One of several, such as an option: it may be of another verse than the one that is cited. */
  readonly isOneOfSeveral: boolean;
}

/** Published words, with where they stand. */
export interface PublishedWords {
  readonly surahName: string;
  readonly fromAyah: number;
  readonly toAyah: number;
  readonly text: string;
}

export type ProofFault =
  | { readonly kind: 'no_surah'; readonly field: string; readonly written: string }
  | { readonly kind: 'no_verse'; readonly field: string; readonly surah: NamedSurah; readonly ayah: number }
  /** No verse says so. `differing` are the words that are not the verse's; none where only some are missing. */
  | {
      readonly kind: 'altered';
      readonly field: string;
      readonly quoted: string;
      readonly differing: readonly string[];
      readonly published: PublishedWords | null;
    }
  /** A verse says so, and not one of those that are cited for it. */
  | {
      readonly kind: 'misplaced';
      readonly field: string;
      readonly surah: NamedSurah;
      readonly ayah: number;
      readonly published: PublishedWords | null;
    };

const BRACKET = /[﴿﴾]/u;
const NUMBER = /[\d٠-٩۰-۹]/u;
/** «سورة» or a bracket, with which every citation begins or ends. */
const CITING = /س\p{Mn}*و\p{Mn}*ر\p{Mn}*[ةه]|[([]/u;

/** Where words are left out, for a pupil to say them. */
const GAP = /\.{2,}|…|_{2,}|\u0640{3,}/u;

/** Other marks between which people quote. */
const QUOTED = /«([^«»]*)»|"([^"]*)"|“([^“”]*)”|\(([^()]*)\)|\[([^[\]]*)\]|\{([^{}]*)\}/gu;
const SENTENCE_END = /[.!?؟:؛;\n…«»"“”()[\]{}﴿﴾]/u;

/** What says that a verse follows, as marks of quoting do: «قال تعالى», «قال الله», «في قوله سبحانه». */
const CLAIM =
  /(?<!\p{L})[وف]?(?:قال|يقول|(?:ل|ب)?قوله?)(?: الله(?: تعالى| سبحانه| عز وجل)?| تعالى| سبحانه| عز وجل)(?!\p{L})/u;
/** One sign for a blessing, which whoever takes up a verse puts between its words. */
const BLESSING = /[\ufdfa\ufdfb]/gu;

/** Words in a row, in quotes and outside. */
const runsIn = (written: string): { readonly words: readonly string[]; readonly isQuote: boolean }[] => {
  const text = written.replace(/\p{Mn}/gu, '').replace(BLESSING, '');
  const quotes = [...text.matchAll(QUOTED)].map(([, ...found]) => found.find((each) => each !== undefined) ?? '');
  const claims = text.split(CLAIM).map((said) => said.replace(/^[\s:،]+/u, '').split(SENTENCE_END));
  return [
    ...quotes.map((quote) => ({ words: GAP.test(quote) ? [] : typedWords(quote), isQuote: true })),
    ...claims.flatMap((runs, claim) =>
      runs.map((run, at) => ({ words: typedWords(run), isQuote: claim > 0 && at === 0 })),
    ),
  ];
};

/** Whether there can be anything to hold against the published text. */
export const mayHoldVerses = (text: string): boolean =>
  BRACKET.test(text) ||
  (NUMBER.test(text) && CITING.test(text)) ||
  runsIn(text).some(({ words }) => words.length >= RESEMBLING_WORDS);

/** What stands between brackets, whichever way round they are, and to the end where none closes; and the text without it. */
const apart = (text: string): { readonly quotes: readonly string[]; readonly rest: string } => {
  const parts = text.split(BRACKET);
  return {
    quotes: parts.filter((_, place) => place % 2 === 1),
    rest: parts.filter((_, place) => place % 2 === 0).join(` ${QUOTE_PLACE} `),
  };
};

/** Signs of pausing, which editions set or leave out, are no letter and no vowel of a word. */
const PAUSES = /[\u06d6-\u06db]/gu;
const spelled = (words: readonly string[]): string[] => words.map((word) => word.replace(PAUSES, '').normalize('NFC'));

interface Quote {
  readonly words: readonly string[];
  /** Between the gaps. */
  readonly parts: readonly (readonly string[])[];
}

const quoteOf = (written: string): Quote => {
  const parts = written
    .split(GAP)
    .map((part) => spelled(wordsOf(part.replace(/[^\p{L}\p{M}]+/gu, ' '))))
    .filter((words) => words.length > 0);
  return { words: parts.flat(), parts };
};

const inARow = (words: readonly string[]): string => ` ${words.join(' ')} `;

const rowOf = (verses: readonly PlacedVerse[]): string => inARow(spelled(verses.flatMap(({ text }) => wordsOf(text))));

/** Where its first part stands if all parts do, one after the other; -1 where not. */
const findIn = (row: string, { parts }: Quote): number => {
  const places: number[] = [];
  for (const part of parts) places.push(row.indexOf(inARow(part), places.at(-1)));
  return places.includes(-1) ? -1 : (places[0] ?? -1);
};

/** More would hide the message that it stands in. */
const SHOWN_WORDS_MAX = 60;

const differingWords = (published: readonly string[], words: readonly string[]): string[] =>
  compareWords(published, words).flatMap((word) =>
    word.kind === 'changed' || word.kind === 'extra' ? [word.pasted] : [],
  );

/**
 * Holds what staff write against the published text (D-87): the words between ﴿ and ﴾, words that are a verse but for
 * one or two of them, whatever they stand between, and every verse that is cited by
 * its number. Texts that are given together are of one thing: what one of them cites another may quote.
 */
export const proofreader = ({ surahs, verses }: PublishedQuran) => {
  const citationsIn = citationReader(surahs);
  const nearest = nearestFinder(verses);
  const resemblanceOf = resemblanceFinder(verses);
  const bySurah = surahs.map((surah) => {
    const own = verses.filter((verse) => verse.surah === surah.surah);
    return { surah, verses: own, row: rowOf(own) };
  });

  const publishedIn = (some: readonly PlacedVerse[], { from, to }: Pick<Place, 'from' | 'to'>): PublishedWords => ({
    surahName: surahs[(some[0]?.surah ?? 0) - 1]?.name ?? '',
    fromAyah: some[0]?.ayah ?? 0,
    toAyah: some.at(-1)?.ayah ?? 0,
    text: some
      .flatMap(({ text }) => piecesOf(text))
      .slice(from, to)
      .join(' '),
  });
  const shortOrNone = (some: readonly PlacedVerse[] | undefined): PublishedWords | null => {
    const count = some?.flatMap(({ text }) => wordsOf(text)).length ?? 0;
    return some && count <= SHOWN_WORDS_MAX ? publishedIn(some, { from: 0, to: count }) : null;
  };

  const citedBy = (citation: Citation): readonly PlacedVerse[] => {
    const { fromAyah, toAyah } = citedRange(citation);
    const own = bySurah.find(({ surah }) => surah === citation.surah)?.verses ?? [];
    return own.filter(({ ayah }) => ayah >= fromAyah && ayah <= toAyah);
  };
  const citationFault = (field: string, { surah, written, ayahs }: Citation): ProofFault | null => {
    if (!surah) return { kind: 'no_surah', field, written };
    const ayah = ayahs.find((each) => each < 1 || each > surah.verses);
    return ayah === undefined ? null : { kind: 'no_verse', field, surah, ayah };
  };

  type Cited = readonly (readonly PlacedVerse[])[];
  const alteredFault = (field: string, { words }: Quote, cited: Cited): ProofFault => {
    const place = nearest(words, cited.flat());
    const published = place ? publishedIn(verses.slice(place.first, place.last + 1), place) : shortOrNone(cited[0]);
    const differing = published ? differingWords(spelled(wordsOf(published.text)), words) : words;
    return { kind: 'altered', field, quoted: words.join(' '), differing, published };
  };
  const quoteFault = ({ field, isOneOfSeveral }: WrittenText, written: string, cited: Cited): ProofFault | null => {
    const quote = quoteOf(written);
    if (quote.words.length === 0 || cited.some((some) => findIn(rowOf(some), quote) >= 0)) return null;
    const of = bySurah.find(({ row }) => findIn(row, quote) >= 0);
    if (!of) return alteredFault(field, quote, cited);
    if (cited.length === 0 || isOneOfSeveral) return null;
    const before = wordsOf(of.row.slice(0, findIn(of.row, quote))).length;
    const ayah = ayahAt(of.verses, before) ?? 0;
    return { kind: 'misplaced', field, surah: of.surah, ayah, published: shortOrNone(cited[0]) };
  };

  /** Where nothing says that it is a verse, and it is one but for a word or two. */
  const resemblingFaults = (field: string, rest: string): ProofFault[] => {
    const faults = runsIn(rest).flatMap(({ words, isQuote }): ProofFault[] => {
      const found = resemblanceOf(words, isQuote);
      if (!found) return [];
      const { place, differing, written } = found;
      const published = publishedIn(verses.slice(place.first, place.last + 1), place);
      return [{ kind: 'altered', field, quoted: written.join(' '), differing, published }];
    });
    // A quote is a run too.
    return faults.slice(0, 1);
  };

  return (texts: readonly WrittenText[]): readonly ProofFault[] => {
    const read = texts.map((written) => ({ written, ...apart(written.text) }));
    const citations = read.flatMap(({ written, rest }) =>
      citationsIn(rest).map((citation) => ({ field: written.field, citation })),
    );
    const cited = citations.map(({ citation }) => citedBy(citation)).filter((some) => some.length > 0);
    return [
      ...citations.map(({ field, citation }) => citationFault(field, citation)),
      ...read.flatMap(({ written, quotes }) => quotes.map((quote) => quoteFault(written, quote, cited))),
      ...read.flatMap(({ written, rest }) => resemblingFaults(written.field, rest)),
    ].filter((fault) => fault !== null);
  };
};
