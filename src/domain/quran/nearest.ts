import { lazily } from '../lazily.ts';
import type { PlacedVerse } from './locating.ts';
import { skeletonOf } from './quoting.ts';
import { wordsOf } from './words.ts';

/** Verses in a row, and which of their words are meant. */
export interface Place {
  /** Places in the list of verses. */
  readonly first: number;
  readonly last: number;
  /** Among the words of these verses; the one at `to` is no longer meant. */
  readonly from: number;
  readonly to: number;
}

/** So many words may be added or left out before the rest is taken for another place. */
const SLIP = 2;
/** Of a long verse, so many words around those that were quoted. */
const AROUND = 12;
/** Fewer words stand in many places. */
const TELLING_WORDS = 2;
/** Of words for which a verse is cited, fewer must be right to see that it is meant. */
const CITED_PART = 1 / 3;
const NOWHERE = '-';
const RAREST_WORDS = 8;

interface Indexed {
  readonly verseAt: readonly number[];
  readonly startOf: readonly number[];
  readonly positions: ReadonlyMap<string, readonly number[]>;
}

const gather = <Key, Value>(groups: Map<Key, Value[]>, key: Key, value: Value): void => {
  const known = groups.get(key);
  if (known) known.push(value);
  else groups.set(key, [value]);
};

const indexWords = (verses: readonly PlacedVerse[]): Indexed => {
  const verseAt: number[] = [];
  const startOf: number[] = [];
  const positions = new Map<string, number[]>();
  for (const [index, { text }] of verses.entries()) {
    startOf.push(verseAt.length);
    for (const word of wordsOf(text)) {
      gather(positions, skeletonOf(word), verseAt.length);
      verseAt.push(index);
    }
  }
  startOf.push(verseAt.length);
  return { verseAt, startOf, positions };
};

interface Quoted {
  readonly word: number;
  readonly written: string;
}

/** A word of the quote, by its place there, and where it stands in the whole. */
interface Found {
  readonly word: number;
  readonly position: number;
}

/** By how far into the whole a quote would begin: the words of it that then stand there. */
type Shifts = ReadonlyMap<number, readonly Found[]>;

const countWords = (found: readonly Found[]): number => new Set(found.map(({ word }) => word)).size;

/** Around the beginning that explains most words, all that stand there. */
const mostAt = (shifts: Shifts): readonly Found[] => {
  let [best, most, exactly] = [0, 0, 0];
  for (const [shift, { length }] of shifts) {
    let sum = 0;
    for (let step = -SLIP; step <= SLIP; step += 1) sum += shifts.get(shift + step)?.length ?? 0;
    if (sum > most || (sum === most && length > exactly)) [best, most, exactly] = [shift, sum, length];
  }
  return Array.from({ length: 2 * SLIP + 1 }, (_, step) => shifts.get(best - SLIP + step) ?? []).flat();
};

/**
 * Where a wrong quote was meant to be from: most of its words stand there in this order, among the cited verses if a part
 * of them does. Null where nowhere.
 */
export const nearestFinder = (verses: readonly PlacedVerse[]) => {
  const indexed = lazily(() => indexWords(verses));

  /** A verse before or after that has only words which the others have as well is not meant. */
  const withoutNeighbours = (found: readonly Found[]): readonly Found[] => {
    const { verseAt } = indexed();
    const own = [...new Set(found.map(({ position }) => verseAt[position]))].toSorted((a, b) => Number(a) - Number(b));
    for (const outer of [own.at(-1), own[0]]) {
      const others = found.filter(({ position }) => verseAt[position] !== outer);
      if (others.length > 0 && countWords(others) === countWords(found)) return withoutNeighbours(others);
    }
    return found;
  };

  /** Of some words nothing is left, and those are not alike. */
  const standing = (word: string): readonly number[] => indexed().positions.get(skeletonOf(word) || NOWHERE) ?? [];

  const search = (words: readonly Quoted[], isAllowed: (verse: number) => boolean): readonly Found[] => {
    const { verseAt } = indexed();
    const shifts = new Map<number, Found[]>();
    for (const { word, written } of words)
      for (const position of standing(written).filter((each) => isAllowed(verseAt[each] as number)))
        gather(shifts, position - word, { word, position });
    const found = mostAt(shifts);
    const surahAt = ({ position }: Found) => verses[verseAt[position] as number]?.surah;
    return withoutNeighbours(found.filter((each) => surahAt(each) === surahAt(found[0] as Found)));
  };

  /** The rarest words tell the verses, without a look at all that have «من»; then all words count there. */
  const searchAnywhere = (words: readonly Quoted[]): readonly Found[] => {
    const { verseAt } = indexed();
    const rarest = words
      .filter(({ written }) => standing(written).length > 0)
      .toSorted((a, b) => standing(a.written).length - standing(b.written).length)
      .slice(0, RAREST_WORDS);
    const around = search(rarest, () => true).map(({ position }) => verseAt[position] as number);
    const [first, last] = [Math.min(...around) - words.length, Math.max(...around) + words.length];
    return search(words, (verse) => verse >= first && verse <= last);
  };

  const placeOf = (found: readonly Found[]): Place => {
    const { verseAt, startOf } = indexed();
    const at = found.map(({ position }) => position);
    const [low, high] = [Math.min(...at), Math.max(...at)];
    const [first, last] = [verseAt[low] as number, verseAt[high] as number];
    const [start, end] = [startOf[first] as number, startOf[last + 1] as number];
    return {
      first,
      last,
      from: low - start > AROUND ? low - start - AROUND : 0,
      to: end - high > AROUND ? high - start + AROUND : end - start,
    };
  };

  return (written: readonly string[], cited: readonly PlacedVerse[]): Place | null => {
    const words = [...written.entries()].map(([word, each]) => ({ word, written: each }));
    if (cited.length > 0) {
      const isCited = new Set(cited);
      const found = search(words, (verse) => isCited.has(verses[verse] as PlacedVerse));
      if (found.length > 0 && countWords(found) >= words.length * CITED_PART) return placeOf(found);
    }
    const found = searchAnywhere(words);
    return countWords(found) >= Math.max(TELLING_WORDS, words.length / 2) ? placeOf(found) : null;
  };
};
