import { formatNumber } from './plural.ts';

/**
 * A question as children read it: digits like everywhere in the product, and the blessing on the Prophet in words, because
 * many devices have no picture for its one character and a screen reader does not say it.
 */
export const questionText = (text: string): string =>
  text.replaceAll('ﷺ', 'صلى الله عليه وسلم').replace(/\d/gu, (digit) => formatNumber(Number(digit)));
