/** What is spoken into the page is short; at this rate the longest is a third of the largest attachment. */
export const RECORDING_MAX_SECONDS = 10 * 60;
export const RECORDING_BITS_PER_SECOND = 48_000;
