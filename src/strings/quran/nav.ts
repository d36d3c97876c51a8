/** In the staff's menu. */
export const nav = { texts: 'القرآن الكريم' } as const;

/** On the pupil's first screen. */
export const home = 'القرآن الكريم';
