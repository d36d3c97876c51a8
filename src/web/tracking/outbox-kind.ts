/** What marks are called while they wait on a device. */
export const MARKS = 'mark';
