import { normaliseName, searchKey } from './names.ts';

/** Each begins a name, and is nobody's name as long as another word follows: «عبد الرحمن», «أبو بكر», «أم كلثوم». */
const BEGINNINGS = new Set(['عبد', 'أمة', 'رب', 'أبو', 'أبا', 'أم', 'ذو', 'امرؤ'].map(searchKey));

/** Each leads to what follows and is nobody's name either: «ابن سينا». But «عبد بن حميد» is called «عبد». */
const PARTICLES = new Set(['بن', 'ابن', 'بنت', 'ابنة', 'ولد', 'آل'].map(searchKey));

/** Each ends the name before it, whatever that is, and is no family's: «نور الدين», «ضيف الله», «المعتصم بالله». */
const ENDINGS = new Set(['الدين', 'الإسلام', 'الله', 'بالله', 'الرحمن', 'النبي', 'الرسول'].map(searchKey));

/** What could as well be somebody and the family, and is one name in this pair alone. «أبي» is also أُبَيّ. */
const PAIRS = new Set(
  [
    ...['أبي بكر', 'أبي القاسم', 'زين العابدين', 'فاطمة الزهراء', 'خديجة الكبرى', 'شمس الضحى', 'بدر الدجى'],
    ...[
      'نور الهدى',
      'شمس الهدى',
      'نور اليقين',
      'نور الإيمان',
      'نور الحق',
      'ضياء الحق',
      'جاد الحق',
      'إحسان الحق',
      'شمس الحق',
      'سيف الحق',
    ],
    ...['بدر الزمان', 'قمر الزمان', 'جاد المولى', 'جاد الرب', 'سيف النصر', 'عز العرب', 'تاج السر', 'سر الختم'],
  ].map(searchKey),
);

/** «عبد الرحمن الدين»: what has an article is not called after what has another. */
const ARTICLE = /^ال/u;

const isEnding = (word: string, before: string): boolean =>
  ENDINGS.has(word) && !(ARTICLE.test(word) && ARTICLE.test(before));

const isOneName = (before: string, word: string): boolean =>
  PARTICLES.has(before) ||
  (BEGINNINGS.has(before) && !PARTICLES.has(word)) ||
  isEnding(word, before) ||
  PAIRS.has(`${before} ${word}`);

/** Most words are spelt as their key is, and a whole grade is named at once. */
const MAY_DIFFER = /[^ء-ي]|[أإآةىؤئـ]/u;
const keyOf = (word: string): string => (MAY_DIFFER.test(word) ? searchKey(word) : word);

/** The first of the names that a name is made of, whole, and what stands after it. */
export const splitName = (name: string): { readonly first: string; readonly rest: string } => {
  const words = normaliseName(name).split(/\s+/u);
  const isLast = (at: number) => !isOneName(keyOf(words[at] ?? ''), keyOf(words[at + 1] ?? ''));
  const count = words.findIndex((_, at) => at === words.length - 1 || isLast(at)) + 1;
  return { first: words.slice(0, count).join(' '), rest: words.slice(count).join(' ') };
};

/** What somebody is called by their name alone (D-90). */
export const firstName = (name: string): string => splitName(name).first;

const SON_OF = new Set(['بن', 'ابن', 'بنت', 'ابنة', 'ولد'].map(searchKey));

/** What stands after the first name, or after what somebody is called, without what only leads to it: «راشد» of «سالم بن راشد». */
export const furtherNames = (name: string, called?: string): string => {
  const whole = normaliseName(name);
  const isWritten = called !== undefined && whole.startsWith(`${called} `);
  const words = (isWritten ? whole.slice(called.length).trim() : splitName(whole).rest).split(/\s+/u);
  const start = words.findIndex((word) => !SON_OF.has(keyOf(word)));
  return words.slice(Math.max(0, start)).join(' ');
};

export interface Called {
  readonly name: string;
  /** Written by staff where the rule is wrong: of «محمد أمين سعد» nobody can tell whether «أمين» is the father. */
  readonly calledAs: string | null;
}

/** A pupil's display name everywhere: `first_name` of the row. */
export const displayName = ({ name, calledAs }: Called): string => calledAs ?? firstName(name);
