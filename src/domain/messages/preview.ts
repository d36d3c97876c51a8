import { lazily } from '#domain/lazily';

/** Of a new message; of one that was read before. */
export const PREVIEW_LENGTH = 80;
export const OLDER_PREVIEW_LENGTH = 60;

const characters = lazily(() => new Intl.Segmenter('ar', { granularity: 'grapheme' }));

/** What people take for one character: a letter with its vowels, an emoji with its skin tone. */
const charactersOf = (text: string): string[] => Array.from(characters().segment(text), ({ segment }) => segment);

/**
 * The beginning of a message on one line, at most `length` characters and an ellipsis. Ends with a whole word, or with a
 * whole character where the first word alone is longer.
 */
export const previewOf = (text: string, length: number): string => {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line.length <= length) return line;
  const all = charactersOf(line);
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
