import { problemWithTimes, type TimesProblem } from './times.ts';

/** Times that were made elsewhere, with what tells the audio that they were made for. */
export interface TimesFile {
  readonly durationMs: number;
  /** Of the audio's bytes, in hexadecimal digits. */
  readonly sha256: string;
  readonly timestamps: readonly number[];
}

/** No file of times is nearly as large. */
export const TIMES_FILE_MAX_BYTES = 64 * 1024;

/** Browsers measure the same audio a little differently. */
const SAME_LENGTH_MS = 500;

export type TimesFileProblem = 'not_json' | 'wrong_shape' | 'other_audio' | 'other_length' | TimesProblem;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isMoment = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const isTimesFile = (value: unknown): value is TimesFile =>
  typeof value === 'object' &&
  value !== null &&
  'durationMs' in value &&
  isMoment(value.durationMs) &&
  'sha256' in value &&
  typeof value.sha256 === 'string' &&
  'timestamps' in value &&
  Array.isArray(value.timestamps) &&
  value.timestamps.every(isMoment);

interface Target {
  readonly durationMs: number;
  readonly sha256: string;
  readonly verses: number;
}

/** The times in such a file, or why they are none for this audio and this text. */
export const readTimesFile = (
  text: string,
  { durationMs, sha256, verses }: Target,
): { readonly times: readonly number[] } | { readonly problem: TimesFileProblem } => {
  const file = parsed(text);
  if (file === undefined) return { problem: 'not_json' };
  if (!isTimesFile(file)) return { problem: 'wrong_shape' };
  if (file.sha256.toLowerCase() !== sha256.toLowerCase()) return { problem: 'other_audio' };
  if (Math.abs(file.durationMs - durationMs) > SAME_LENGTH_MS) return { problem: 'other_length' };
  const problem = problemWithTimes(file.timestamps, { verses, durationMs });
  return problem ? { problem } : { times: file.timestamps };
};

export const writeTimesFile = ({ durationMs, sha256, timestamps }: TimesFile): string =>
  `${JSON.stringify({ durationMs, sha256, timestamps }, null, 2)}\n`;
