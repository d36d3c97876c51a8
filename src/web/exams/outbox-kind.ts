/** What typed answers are called while they wait on a device. */
export const CELLS = 'cell';
