/** What taps are called while they wait on a device. */
export const TAPS = 'tap';
