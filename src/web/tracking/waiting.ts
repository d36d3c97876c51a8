/** What marks are called while they wait on a device. */
export const WAITING_MARKS = 'mark';
