import { lazily } from '#domain/lazily';

/** Of a new message; of one that was read before. */
export const PREVIEW_LENGTH = 80;
export const OLDER_PREVIEW_LENGTH = 60;

const characters = lazily(() => new Intl.Segmenter('ar', { granularity: 'grapheme' }));

/** Letters and signs that are each a character of their own: no vowel, joiner or half of an emoji among them. */
const IS_PLAIN = /^[ -~\u060c\u061b\u061f\u0621-\u063a\u0641-\u064a\u0660-\u0669«»]*$/u;

/**
 * What people take for one character: a letter with its vowels, an emoji with its skin tone. The first of a text, and no
 * more of them than are asked for: to find them costs more than to read the message.
 */
const firstCharacters = (text: string, many: number): string[] => {
  // One more, because what follows may belong to the last.
  const plain = text.slice(0, many + 1);
  if (IS_PLAIN.test(plain)) return plain.slice(0, many).split('');
  const found: string[] = [];
  for (const { segment } of characters().segment(text)) {
    found.push(segment);
    if (found.length === many) break;
  }
  return found;
};

/**
 * The beginning of a message on one line, at most `length` characters and an ellipsis. Ends with a whole word, or with a
 * whole character where the first word alone is longer.
 */
export const previewOf = (text: string, length: number): string => {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line.length <= length) return line;
  const all = firstCharacters(line, length + 1);
  if (all.length <= length) return line;
  const endsWord = all[length] === ' ';
  const lastSpace = all.lastIndexOf(' ', length - 1);
  const end = endsWord || lastSpace < 1 ? length : lastSpace;
  // A full stop before the three dots would be a fourth.
  return `${all
    .slice(0, end)
    .join('')
    .replace(/[\s.،؛,:]+$/u, '')}…`;
};
