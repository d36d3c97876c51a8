/** On the pupil's first screen. */
export const home = 'ربط الكلمات';
