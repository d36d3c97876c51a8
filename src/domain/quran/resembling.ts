import { lazily } from '../lazily.ts';
import type { PlacedVerse } from './locating.ts';
import type { Place } from './nearest.ts';
import { skeletonOf } from './quoting.ts';
import { wordsOf } from './words.ts';

/** Fewer words in a row stand in many texts: «لا إله إلا الله». */
export const RESEMBLING_WORDS = 5;
/** So many words in a row may be others, or missing; more make another sentence. */
const SLIP = 2;
/** Of what says that all of it is a verse, so many words must be right where one is not, and where more are not. */
const QUOTED_WORDS = 4;
const QUOTED_WORDS_OF_MORE = 6;
/** Within a longer quote so many, these on each side: fewer are in prayers and prose. */
const WITHIN_WORDS = 7;
const BEGUN_WORDS = 6;
const SIDE_WORDS = 2;
/**
 * Of words that nothing marks, where they are all that is said, and where more is said; and where one is only missing or
 * added, as when somebody retells a verse.
 */
const RUNNING = { whole: 5, part: 8, wholeRetold: 8, partRetold: 10 } as const;
/** A word in more places belongs to no verse: «من», «الله», «شيء». */
const COMMON_FROM = 120;
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

/** What the Prophet ﷺ said or prayed in the words of a verse but for some of them. */
const PRAYERS = [
  'إن صلاتي ونسكي ومحياي ومماتي لله رب العالمين لا شريك له وبذلك أمرت وأنا من المسلمين',
  'لم ألد ولم أولد ولم يكن لي كفوا أحد',
  'اغفر لي ولوالدي وللمؤمنين والمؤمنات يوم يقوم الحساب',
].map((prayer) => prayer.split(' ').map(folded));

/** Of every word, by its position in the whole. */
interface Indexed {
  readonly skeletons: readonly string[];
  readonly verseAt: readonly number[];
  readonly surahAt: readonly number[];
  /** Among the words of its verse. */
  readonly wordAt: readonly number[];
  readonly positions: ReadonlyMap<string, readonly number[]>;
}

const indexWords = (verses: readonly PlacedVerse[]): Indexed => {
  const [skeletons, verseAt, surahAt, wordAt]: [string[], number[], number[], number[]] = [[], [], [], []];
  const positions = new Map<string, number[]>();
  for (const [verse, { surah, text }] of verses.entries())
    for (const [at, word] of wordsOf(text).entries()) {
      const skeleton = folded(word);
      if (skeleton === '') continue;
      const known = positions.get(skeleton);
      if (known) known.push(skeletons.length);
      else positions.set(skeleton, [skeletons.length]);
      skeletons.push(skeleton);
      verseAt.push(verse);
      surahAt.push(surah);
      wordAt.push(at);
    }
  return { skeletons, verseAt, surahAt, wordAt, positions };
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

type Beginning = Pick<Match, 'from' | 'position' | 'before'>;

const COUNTS = Array.from({ length: SLIP + 1 }, (_, count) => count);
const SLIPS = COUNTS.flatMap((slip) => COUNTS.map((publishedSlip) => ({ slip, publishedSlip }))).filter(
  ({ slip, publishedSlip }) => slip + publishedSlip > 0,
);

const agreeing = ({ before, after }: Match): number => before + after;
const side = ({ before, after }: Match): number => Math.min(before, after);
const slipped = ({ slip, publishedSlip }: Match): number => Math.max(slip, publishedSlip);

/** How words that are not the verse's differ from those that stand there. */
interface Slip {
  readonly others: readonly string[];
  readonly published: readonly string[];
}

const stemOf = (skeleton: string): string => skeleton.replace(/(?:[هك]م|[هكن])$/u, '');

/** One word in another person: «ذنبه» for «ذنبك», as a sentence asks that takes up a verse. */
const isInflected = ({ others, published }: Slip): boolean => {
  const [other, word] = [others.join(' '), published.join(' ')];
  if (others.length !== 1 || published.length !== 1) return false;
  return other.includes(word) || word.includes(other) || stemOf(other) === stemOf(word);
};

const isReordered = ({ others, published }: Slip): boolean =>
  others.length > 1 && others.toSorted().join(' ') === published.toSorted().join(' ');

const isWhole = ({ from, before, slip, after }: Match, length: number): boolean =>
  from === 0 && before + slip + after === length;

/** Whoever prays in the words of a verse calls upon Allah first. */
const CALL = folded('اللهم');

/** What is marked as a quote: its words agree up to the end, or all but the first or the last do, or many within it. */
const tellsQuote = (match: Match, slip: Slip, length: number): boolean => {
  if (!isWhole(match, length)) {
    if (slipped(match) > 1) return false;
    // Where it begins is told by the mark, where it ends may not be.
    const isBegun = match.from === 0 && side(match) > 0 && agreeing(match) >= BEGUN_WORDS && !isInflected(slip);
    return isBegun || (side(match) >= SIDE_WORDS && agreeing(match) >= WITHIN_WORDS);
  }
  if (side(match) === 0)
    return (
      match.slip === 1 && match.publishedSlip === 1 && agreeing(match) >= RESEMBLING_WORDS && slip.others[0] !== CALL
    );
  const isOne = (slipped(match) === 1 && !isInflected(slip)) || isReordered(slip);
  return agreeing(match) >= (isOne ? QUOTED_WORDS : QUOTED_WORDS_OF_MORE);
};

/** What nothing marks: who retells a verse in a sentence changes a word on purpose. */
const tellsRun = (match: Match, slip: Slip, length: number): boolean => {
  const whole = isWhole(match, length);
  if (isReordered(slip)) return whole && agreeing(match) >= RUNNING.whole;
  if (slipped(match) > 1 || isInflected(slip)) return false;
  const isRetold = match.slip !== match.publishedSlip;
  if (isRetold) return side(match) >= SIDE_WORDS && agreeing(match) >= RUNNING[whole ? 'wholeRetold' : 'partRetold'];
  return agreeing(match) >= RUNNING[whole ? 'whole' : 'part'] && side(match) >= (whole ? 1 : SIDE_WORDS);
};

/** Another verse may say just that. */
const isWithin = ({ from, before, slip, after }: Match, exact: readonly Span[]): boolean => {
  const first = from + before - Math.min(before, SIDE_WORDS);
  const last = from + before + slip + Math.min(after, SIDE_WORDS);
  return exact.some(([start, end]) => start <= first && end >= last);
};

type Span = readonly [start: number, end: number];

const prayersIn = (written: readonly Written[]): readonly Span[] =>
  PRAYERS.flatMap((prayer) =>
    written.flatMap((_, at): Span[] =>
      prayer.every((word, place) => written[at + place]?.skeleton === word) ? [[at, at + prayer.length]] : [],
    ),
  );

const isPartOf = ({ from, before, slip, after }: Match, [start, end]: Span): boolean =>
  from < end && from + before + slip + after > start;

/**
 * Finds words that are a verse but for one or two of them: whoever wrote those meant the verse. What only begins or ends
 * like a verse may be a prayer.
 */
export const resemblanceFinder = (verses: readonly PlacedVerse[]) => {
  const indexed = lazily(() => indexWords(verses));

  const agreeFrom = (written: readonly Written[], from: number, position: number): number => {
    const { skeletons, surahAt } = indexed();
    const surah = surahAt[position];
    let count = 0;
    while (
      from + count < written.length &&
      written[from + count]?.skeleton === skeletons[position + count] &&
      surahAt[position + count] === surah
    )
      count += 1;
    return count;
  };

  const slipOf = (written: readonly Written[], { from, position, before, slip, publishedSlip }: Match): Slip => ({
    others: written.slice(from + before, from + before + slip).map(({ skeleton }) => skeleton),
    published: indexed().skeletons.slice(position + before, position + before + publishedSlip),
  });

  /** Two words that are written as one are no other words. */
  const isSlip = ({ position, before, publishedSlip, after }: Match, { others, published }: Slip): boolean =>
    others.join('') !== published.join('') &&
    indexed().surahAt[position + before + publishedSlip + after - 1] === indexed().surahAt[position];

  /** «وإذا قال لا إله إلا الله» is made of words that stand everywhere. */
  const isTelling = (written: readonly Written[], { from, before, slip, after }: Match): boolean =>
    written
      .slice(from, from + before + slip + after)
      .toSpliced(before, slip)
      .some(({ skeleton }) => (indexed().positions.get(skeleton)?.length ?? 0) < COMMON_FROM);

  /** Where this word and the next stand, by a look at the rarer of the two: «من» and «الله» stand in thousands of places. */
  const pairsFrom = (written: readonly Written[], from: number): readonly number[] => {
    const { skeletons, positions } = indexed();
    const [word, next] = [written[from]?.skeleton ?? '', written[from + 1]?.skeleton ?? ''];
    const [own, following] = [positions.get(word) ?? [], positions.get(next) ?? []];
    return own.length <= following.length
      ? own.filter((position) => skeletons[position + 1] === next)
      : following.map((position) => position - 1).filter((position) => skeletons[position] === word);
  };

  /** Where words begin to agree, as far as they do. One alone tells at a quote's beginning only. */
  const beginnings = (written: readonly Written[], isQuote: boolean) => {
    const { skeletons, positions } = indexed();
    return written.flatMap(({ skeleton }, from) => {
      const starts =
        from === 0 && isQuote
          ? (positions.get(skeleton) ?? [])
          : pairsFrom(written, from).filter(
              (position) => from === 0 || written[from - 1]?.skeleton !== skeletons[position - 1],
            );
      return starts.map((position) => ({ from, position, before: agreeFrom(written, from, position) }));
    });
  };

  /** Where words agree again, or where all but the last have agreed; fewer in all tell nothing. */
  const slipsFrom = (written: readonly Written[], each: Beginning): Match[] => {
    const matches: Match[] = [];
    for (const { slip, publishedSlip } of SLIPS) {
      const at = each.from + each.before + slip;
      const after = agreeFrom(written, at, each.position + each.before + publishedSlip);
      if (each.before + after >= QUOTED_WORDS && (after > 0 || at === written.length))
        matches.push({ ...each, slip, publishedSlip, after });
    }
    return matches;
  };

  /** Whole verses but for their first word. */
  const firstOthers = (written: readonly Written[], { from, position, before }: Beginning): Match[] =>
    from === 1 && from + before === written.length && indexed().wordAt[position] === 1
      ? [{ from: 0, position: position - 1, before: 0, slip: 1, publishedSlip: 1, after: before }]
      : [];

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
    const tells = isQuote ? tellsQuote : tellsRun;
    const prayers = prayersIn(written);
    const begun = beginnings(written, isQuote);
    const exact = begun.map(({ from, before }) => [from, from + before] as const);
    const [best] = begun
      .flatMap((each) => [...slipsFrom(written, each), ...(isQuote ? firstOthers(written, each) : [])])
      .filter((match) => {
        const slip = slipOf(written, match);
        return tells(match, slip, written.length) && isSlip(match, slip) && isTelling(written, match);
      })
      .filter((match) => !isWithin(match, exact) && !prayers.some((said) => isPartOf(match, said)))
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
