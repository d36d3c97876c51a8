/** What taps are called while they wait on a device. */
export const WAITING_TAPS = 'tap';
