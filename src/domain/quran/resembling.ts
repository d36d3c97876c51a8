import { lazily } from '../lazily.ts';
import type { PlacedVerse } from './locating.ts';
import type { Place } from './nearest.ts';
import { skeletonOf } from './quoting.ts';
import { wordsOf } from './words.ts';

/** Fewer words in a row stand in many texts: «لا إله إلا الله». */
export const RESEMBLING_WORDS = 5;
/** So many words in a row of a quote may be others, or missing; more make another sentence. */
const SLIP = 2;
/** Of a quote, which says that all of it is one, so many must be right. */
const QUOTED_WORDS = 4;
/** Of words that nothing marks as a quote, so many, these on each side of a single slip: fewer are in prayers and prose. */
const RUNNING_WORDS = 6;
const SIDE_WORDS = 2;
/** Of a long verse, so many words around those that were written. */
const AROUND = 12;

interface Resemblance {
  /** Written words that are not the verse's; none where only some are missing. */
  readonly differing: readonly string[];
  readonly written: readonly string[];
  readonly place: Place;
}

/** One lam where the mushaf has one («ٱلَّيْلِ») and a keyboard two. Nothing is left of «يا» and «أو», so they count for nothing. */
const folded = (word: string): string => skeletonOf(word).replace(/لل+/gu, 'ل');

interface Indexed {
  readonly skeletons: readonly string[];
  readonly verseAt: readonly number[];
  /** Among the words of its verse. */
  readonly wordAt: readonly number[];
  readonly positions: ReadonlyMap<string, readonly number[]>;
}

const indexWords = (verses: readonly PlacedVerse[]): Indexed => {
  const [skeletons, verseAt, wordAt]: [string[], number[], number[]] = [[], [], []];
  const positions = new Map<string, number[]>();
  for (const [verse, { text }] of verses.entries())
    for (const [at, word] of wordsOf(text).entries()) {
      const skeleton = folded(word);
      if (skeleton === '') continue;
      const known = positions.get(skeleton);
      if (known) known.push(skeletons.length);
      else positions.set(skeleton, [skeletons.length]);
      skeletons.push(skeleton);
      verseAt.push(verse);
      wordAt.push(at);
    }
  return { skeletons, verseAt, wordAt, positions };
};

interface Written {
  readonly word: string;
  readonly skeleton: string;
}

/** Words that agree, some others, and words that agree again; with where they begin. */
interface Match {
  readonly from: number;
  readonly position: number;
  readonly before: number;
  readonly slip: number;
  readonly publishedSlip: number;
  readonly after: number;
}

const COUNTS = Array.from({ length: SLIP + 1 }, (_, count) => count);
const SLIPS = COUNTS.flatMap((slip) => COUNTS.map((publishedSlip) => ({ slip, publishedSlip }))).filter(
  ({ slip, publishedSlip }) => slip + publishedSlip > 0,
);

const agreeing = ({ before, after }: Match): number => before + after;

/** Its words agree up to the end, or all but the last do. */
const tellsQuote = ({ from, before, slip, publishedSlip, after }: Match, length: number): boolean =>
  from === 0 &&
  before + slip + after === length &&
  (after > 0 ? before + after >= QUOTED_WORDS : slip === 1 && publishedSlip === 1 && before >= RESEMBLING_WORDS);

const tellsRun = (match: Match): boolean =>
  Math.max(match.slip, match.publishedSlip) === 1 &&
  Math.min(match.before, match.after) >= SIDE_WORDS &&
  agreeing(match) >= RUNNING_WORDS;

/** Another verse may say just that. */
const isWithin = ({ from, before, slip, after }: Match, exact: readonly (readonly [number, number])[]): boolean => {
  const first = from + before - Math.min(before, SIDE_WORDS);
  const last = from + before + slip + Math.min(after, SIDE_WORDS);
  return exact.some(([start, end]) => start <= first && end >= last);
};

/**
 * Finds words that are a verse but for one or two of them: whoever wrote those meant the verse. What only begins or ends
 * like a verse may be a prayer.
 */
export const resemblanceFinder = (verses: readonly PlacedVerse[]) => {
  const indexed = lazily(() => indexWords(verses));
  const surahAt = (position: number) => verses[indexed().verseAt[position] ?? -1]?.surah;

  const agreeFrom = (written: readonly Written[], from: number, position: number): number => {
    const { skeletons } = indexed();
    let count = 0;
    while (
      from + count < written.length &&
      written[from + count]?.skeleton === skeletons[position + count] &&
      surahAt(position + count) === surahAt(position)
    )
      count += 1;
    return count;
  };

  /** Two words that are written as one are no other words. */
  const isSlip = (written: readonly Written[], { from, position, before, slip, publishedSlip, after }: Match) => {
    const [at, stands] = [from + before, position + before];
    const others = written.slice(at, at + slip).map(({ skeleton }) => skeleton);
    const published = indexed().skeletons.slice(stands, stands + publishedSlip);
    return others.join('') !== published.join('') && surahAt(stands + publishedSlip + after - 1) === surahAt(position);
  };

  /** Where words begin to agree, as far as they do. One alone stands in thousands of places, and tells at a quote's beginning only. */
  const beginnings = (written: readonly Written[], isQuote: boolean) => {
    const { skeletons, positions } = indexed();
    const isBeginning = (from: number, position: number): boolean =>
      from === 0
        ? isQuote || written[1]?.skeleton === skeletons[position + 1]
        : written[from - 1]?.skeleton !== skeletons[position - 1] &&
          written[from + 1]?.skeleton === skeletons[position + 1];
    return written.flatMap(({ skeleton }, from) =>
      (positions.get(skeleton) ?? [])
        .filter((position) => isBeginning(from, position))
        .map((position) => ({ from, position, before: agreeFrom(written, from, position) })),
    );
  };

  const placeOf = ({ position, before, publishedSlip, after }: Match): Place => {
    const { verseAt, wordAt } = indexed();
    const end = position + before + publishedSlip + after - 1;
    const [first, last] = [verseAt[position] as number, verseAt[end] as number];
    const counts = verses.slice(first, last + 1).map(({ text }) => wordsOf(text).length);
    const total = counts.reduce((sum, count) => sum + count, 0);
    const high = total - (counts.at(-1) as number) + (wordAt[end] as number);
    const low = wordAt[position] as number;
    return { first, last, from: Math.max(0, low - AROUND), to: Math.min(total, high + 1 + AROUND) };
  };

  return (words: readonly string[], isQuote: boolean): Resemblance | null => {
    const written = words.map((word) => ({ word, skeleton: folded(word) })).filter(({ skeleton }) => skeleton !== '');
    if (written.length < RESEMBLING_WORDS) return null;
    const begun = beginnings(written, isQuote);
    const exact = begun.map(({ from, before }) => [from, from + before] as const);
    const [best] = begun
      .flatMap((each) =>
        SLIPS.map(({ slip, publishedSlip }): Match => {
          const [at, stands] = [each.from + each.before + slip, each.position + each.before + publishedSlip];
          return { ...each, slip, publishedSlip, after: agreeFrom(written, at, stands) };
        }),
      )
      .filter((match) => tellsRun(match) || (isQuote && tellsQuote(match, written.length)))
      .filter((match) => isSlip(written, match) && !isWithin(match, exact))
      .toSorted((a, b) => agreeing(b) - agreeing(a) || a.slip + a.publishedSlip - b.slip - b.publishedSlip);
    if (!best) return null;
    const { from, before, slip, after } = best;
    const typed = written.map(({ word }) => word);
    return {
      differing: typed.slice(from + before, from + before + slip),
      written: typed.slice(from, from + before + slip + after),
      place: placeOf(best),
    };
  };
};
