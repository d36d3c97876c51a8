/** What is taught; in grade 4 the first is called the Noble Quran alone. */
export const COURSES = ['quran', 'islamic'] as const;
export type Course = (typeof COURSES)[number];
