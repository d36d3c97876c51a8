import { schoolWall } from '#domain/calendar/school-day';
import { westernDigits } from '#domain/digits';
import { MONTHS } from './dates.ts';
import { loneNumber } from './plural.ts';

/** What a cell of a spreadsheet holds: a share and a moment are numbers there, with a way to be shown. */
export interface Share {
  /** 50 for a half. */
  readonly percent: number;
}
/** The school's wall: `2026-02-01`, or `2026-02-01T09:30`. */
export interface Wall {
  readonly wall: string;
}
export type SheetCell = string | number | null | Share | Wall;

/** As it stands on the page, without the marks that only turn it round. */
const plain = (text: string): string => westernDigits(text).replaceAll(/[٬\u061c\u200e\u200f]/gu, '');

/** A number and nothing else. What begins with a needless zero is a name made of digits, such as a telephone's. */
const NUMBER = /^-?(?:0|[1-9]\d{0,14})(?:[.٫]\d+)?$/u;

const numberIn = (text: string): number | null => (NUMBER.test(text) ? Number(text.replace('٫', '.')) : null);

const SHARE = /^(?<number>.+)[٪%]$/u;

const shareIn = (text: string): Share | null => {
  const percent = numberIn(SHARE.exec(text)?.groups?.number ?? '');
  return percent === null ? null : { percent };
};

const DAY = new RegExp(
  `^(?:يوم \\S+ )?(?<day>\\d{1,2}) (?<month>${MONTHS.join('|')}) (?<year>\\d{4})(?: في (?<hour>\\d{1,2}):(?<minute>\\d{2}) (?<half>[صم]))?$`,
  'u',
);

const two = (value: string | number): string => String(value).padStart(2, '0');

const wallIn = (text: string): Wall | null => {
  const { day = '', month = '', year, hour, minute, half } = DAY.exec(text)?.groups ?? {};
  if (!year) return null;
  const date = `${year}-${two(MONTHS.indexOf(month) + 1)}-${two(day)}`;
  if (!hour) return { wall: date };
  return { wall: `${date}T${two((Number(hour) % 12) + (half === 'م' ? 12 : 0))}:${minute}` };
};

/** What the product wrote for people, as what it is; all else is the one line of words that it was. */
export const readBack = (text: string): SheetCell => {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  if (line === loneNumber(0)) return 0;
  const said = plain(line);
  return numberIn(said) ?? shareIn(said) ?? wallIn(said) ?? line;
};

/** A moment as the school's wall shows it; nothing where it has not come. */
export const wallOf = (iso: string | null): Wall | null => (iso === null ? null : { wall: schoolWall(new Date(iso)) });
