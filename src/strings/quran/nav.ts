/** On the pupil's first screen. */
export const home = 'القرآن الكريم';
