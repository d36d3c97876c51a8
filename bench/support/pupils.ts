import { DEMO_STUDENT_ID } from '#domain/access/actors';
import { LOGIN_ID_MIN } from '#domain/cards/credentials';
import { GRADES, type Grade } from '#domain/roster/grades';
import type { Size } from './rows.ts';

export interface Pupil {
  readonly studentId: number;
  readonly grade: Grade;
  readonly section: string;
  readonly loginId: number;
  readonly password: string;
}

const SECTIONS = 20;

export const sectionOf = (index: number): string => String(1 + (Math.floor(index / GRADES.length) % SECTIONS));

export const pupilAt = (index: number, { pupils }: Size): Pupil => ({
  studentId: DEMO_STUDENT_ID + 1 + index,
  grade: GRADES[index % GRADES.length] ?? GRADES[0],
  section: sectionOf(index),
  // 7919 has no common factor with the pupils' number: every id once, and no two neighbours in the index.
  loginId: LOGIN_ID_MIN + ((index * 7919) % pupils),
  password: `P${index}`,
});
