/** `npm run test:long` repeats what chance must find often enough to find what is rare; `npm test` what is broken. */
export const isLongRun = process.env.TEST_LONG === '1';

export const often = (usually: number, inLongRun: number): number => (isLongRun ? inLongRun : usually);
