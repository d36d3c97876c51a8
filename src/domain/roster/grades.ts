export const GRADES = [4, 5, 6] as const;
export type Grade = (typeof GRADES)[number];

export const DEFAULT_GRADE: Grade = 4;

export const isGrade = (value: unknown): value is Grade => (GRADES as readonly unknown[]).includes(value);
