/**
 * What a teacher types on a Latin keyboard for the first letter of a name. Two letters come before one: "kh" is one sound.
 */
const LETTERS: Readonly<Record<string, readonly string[]>> = {
  kh: ['خ'],
  th: ['ث', 'ذ'],
  sh: ['ش'],
  gh: ['غ'],
  dh: ['ذ', 'ض', 'ظ'],
  a: ['ا', 'أ', 'إ', 'آ', 'ع'],
  b: ['ب'],
  t: ['ت', 'ط'],
  j: ['ج'],
  h: ['ح', 'ه'],
  d: ['د', 'ض'],
  r: ['ر'],
  z: ['ز', 'ظ'],
  s: ['س', 'ص'],
  f: ['ف'],
  q: ['ق'],
  k: ['ك'],
  l: ['ل'],
  m: ['م'],
  n: ['ن'],
  w: ['و'],
  o: ['و', 'ع'],
  u: ['ا', 'أ', 'ع'],
  y: ['ي'],
  i: ['ا', 'إ', 'ع'],
  e: ['ا', 'إ', 'ع'],
};

/** The Arabic letters a name may begin with; null where nothing Latin was typed. */
export const arabicStarts = (typed: string): readonly string[] | null => {
  const latin = typed.trim().toLowerCase();
  if (!/^[a-z]/u.test(latin)) return null;
  return LETTERS[latin.slice(0, 2)] ?? LETTERS[latin.slice(0, 1)] ?? [];
};
