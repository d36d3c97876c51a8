import { westernDigits } from '#domain/digits';

export interface NamedSurah {
  readonly surah: number;
  readonly name: string;
  readonly verses: number;
}

/** Verses as somebody cites them, in whichever form: the surah under the name that was written, null where none has it. */
export interface Citation {
  readonly written: string;
  readonly surah: NamedSurah | null;
  readonly ayahs: readonly number[];
}

/** Where the words of a verse stood: what is cited right after them is cited for them. */
export const QUOTE_PLACE = '﴿﴾';

/** Names that are as well known as those the mushaf prints above the surahs. */
const ALSO_CALLED: Readonly<Record<string, string>> = {
  براءة: 'التوبة',
  'بني إسرائيل': 'الإسراء',
  ياسين: 'يس',
  المؤمن: 'غافر',
  الدهر: 'الإنسان',
  الانشراح: 'الشرح',
  الزلزال: 'الزلزلة',
  اللهب: 'المسد',
};

/** Spelling as people variously type it, for names alone: hamzas, the last letter, and the case of a plural. */
const foldedName = (name: string): string =>
  name
    .replace(/[أإآٱ]/gu, 'ا')
    .replace(/ى/gu, 'ي')
    .replace(/ة/gu, 'ه')
    .replace(/[ءؤئ]/gu, '')
    .replace(/ين$/u, 'ون')
    .trim();

const plainly = (text: string): string =>
  westernDigits(text)
    .normalize('NFC')
    .replace(/[\p{Mn}\u0640]/gu, '')
    .replace(/\s+/gu, ' ');

const NOT_IN_A_WORD = '(?<!\\p{L})';
const WORD = '\\p{L}+';
const SURAH = `${NOT_IN_A_WORD}[وفبلك]?سور[ةه] `;
const AYAH = '(?:ال)?[آا]ي(?:ة|ه|ات|تان|تين)(?: رقم)?';
const JOINED = ' ?(?:-|–|—|،|,|و|إلى|الى|حتى) ?';
const NUMBERS = `(\\d{1,4}(?:${JOINED}\\d{1,4})*)(?!\\d)`;
const SEPARATED = ' ?[،,:؛/([–-] ?[([]?';
/** «سورة الكوثر، 3 آيات» counts and cites nothing. */
const COUNTS_NOTHING = '(?! ?(?!و|إلى|الى|حتى)\\p{L})';
const HONOURED = '(?: (?:عليه السلام|عليها السلام|صلى الله عليه وسلم|الكريمة|المباركة))?';
/** A number of verses that says so may stand after a space; another after a sign, or alone. */
const AFTER_NAME = `${HONOURED}(?:(?:${SEPARATED}|,? )${AYAH} ?[(:[]? ?${NUMBERS}|(?:${SEPARATED}| )${NUMBERS}${COUNTS_NOTHING})`;
/** After words that are no surah's name only what can be nothing but a citation. */
const AFTER_WORDS = `(?:(?:${SEPARATED}| )${AYAH} ?[(:[]? ?${NUMBERS}|${SEPARATED}${NUMBERS}${COUNTS_NOTHING})`;
const WORDS = `${WORD}(?: ${WORD}){0,2}?`;
const BETWEEN = `(?:${SEPARATED}| )(?:${AYAH} ?[(:]? ?)?${NUMBERS} ?[\\])]`;

const numbersIn = (written: string): number[] => (written.match(/\d+/gu) ?? []).map(Number);

/** From the first to the last: what stands between them is cited too. */
export const citedRange = ({ ayahs }: Citation) => ({ fromAyah: Math.min(...ayahs), toAyah: Math.max(...ayahs) });

interface Form {
  readonly found: RegExp;
  /** Words that are no surah's name are none here: the form means other things as well. */
  readonly isOfKnownOnly: boolean;
  readonly isReversed?: true;
}

const NAME = `(${WORDS})(?!\\p{L})`;
const form = (source: string, isOfKnownOnly: boolean): Form => ({ found: new RegExp(source, 'gu'), isOfKnownOnly });

const FORMS: readonly Form[] = [
  form(`${SURAH}${NAME}${AFTER_NAME}`, true),
  form(`${SURAH}${NAME}${AFTER_WORDS}`, false),
  form(`[([] ?${NAME}${BETWEEN}`, true),
  form(`${QUOTE_PLACE} ?[([] ?${NAME}${BETWEEN}`, false),
  {
    ...form(`${AYAH} ?[([]?${NUMBERS}[)\\]]?,? (?:من |في )?${SURAH}(${WORD}(?: ${WORD}){0,2})`, false),
    isReversed: true,
  },
];
const BY_SURAH_NUMBER = new RegExp(`${QUOTE_PLACE} ?[([] ?(\\d{1,3}) ?: ?${NUMBERS} ?[\\])]`, 'gu');

type Names = ReadonlyMap<string, NamedSurah>;

const namesOf = (surahs: readonly NamedSurah[]): Names => {
  const names = new Map(surahs.map((surah) => [foldedName(surah.name), surah]));
  for (const [other, name] of Object.entries(ALSO_CALLED)) {
    const surah = names.get(foldedName(name));
    if (surah) names.set(foldedName(other), surah);
  }
  return names;
};

/** The longest name that the words begin with: what follows it may be anything. */
const knownIn = (names: Names, written: string): NamedSurah | null => {
  const words = written.split(' ');
  const beginnings = words.map((_, place) => words.slice(0, words.length - place).join(' '));
  const known = beginnings.find((beginning) => names.has(foldedName(beginning)));
  return known === undefined ? null : (names.get(foldedName(known)) ?? null);
};

const citationsOf = (names: Names, plain: string, { found, isOfKnownOnly, isReversed }: Form): Citation[] =>
  [...plain.matchAll(found)].flatMap(([, first = '', ...rest]) => {
    const last = rest.find((group) => group !== undefined) ?? '';
    const [written, numbers] = isReversed ? [last, first] : [first, last];
    const beginning = knownIn(names, written);
    const surah = isReversed ? beginning : (names.get(foldedName(written)) ?? null);
    return surah || !(isOfKnownOnly || beginning) ? [{ written, surah, ayahs: numbersIn(numbers) }] : [];
  });

/**
 * Finds every verse that a text cites by number: «سورة الإخلاص، الآية 1», «سورة الإخلاص: 1», «[الإخلاص: 1]»,
 * «الآية 1 من سورة الإخلاص».
 */
export const citationReader = (surahs: readonly NamedSurah[]) => {
  const names = namesOf(surahs);
  const bySurahNumber = (plain: string): Citation[] =>
    [...plain.matchAll(BY_SURAH_NUMBER)].map(([, written = '', numbers = '']) => ({
      written,
      surah: surahs.find(({ surah }) => surah === Number(written)) ?? null,
      ayahs: numbersIn(numbers),
    }));
  return (text: string): readonly Citation[] => {
    const plain = plainly(text);
    const all = [...FORMS.flatMap((each) => citationsOf(names, plain, each)), ...bySurahNumber(plain)];
    // More than one form may find the same.
    return [
      ...new Map(all.map((each) => [`${each.surah?.surah ?? each.written}:${each.ayahs.join()}`, each])).values(),
    ];
  };
};
