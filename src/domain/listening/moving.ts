/** How far one press of an arrow moves a verse's beginning, and with Shift. */
export const STEP_MS = 50;
export const LONG_STEP_MS = 500;

/** A verse begins after the one before it and before the one after it, and within the audio; it stops where it would pass. */
export const moveTime = (times: readonly number[], at: number, to: number, durationMs: number): number[] => {
  const earliest = (times[at - 1] ?? -1) + 1;
  const latest = (times[at + 1] ?? durationMs) - 1;
  return times.with(at, Math.max(earliest, Math.min(latest, Math.round(to))));
};

/** The part of the audio that a track shows. */
export interface View {
  readonly from: number;
  readonly to: number;
}

/** A part of that length around a moment, not reaching out of the audio. */
export const viewAround = (time: number, lengthMs: number, durationMs: number): View => {
  const length = Math.min(lengthMs, durationMs);
  const from = Math.max(0, Math.min(durationMs - length, time - length / 2));
  return { from, to: from + length };
};

/** Where in the view a moment stands: 0 at its beginning, 1 at its end. */
export const shareOf = (time: number, { from, to }: View): number => (to > from ? (time - from) / (to - from) : 0);

export const timeAt = (share: number, { from, to }: View): number => from + share * (to - from);

export const isInView = (time: number, { from, to }: View): boolean => time >= from && time <= to;
