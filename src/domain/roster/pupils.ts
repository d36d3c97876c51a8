import type { Called } from './first-name.ts';
import type { Grade } from './grades.ts';

/** What a roster sheet says of a pupil, in the order an export writes it. */
export const ROSTER_COLUMNS = ['name', 'grade', 'classId', 'nameReading', 'calledAs'] as const;
export type RosterColumn = (typeof ROSTER_COLUMNS)[number];

/** What a list that comes in may say besides; no list that goes out does. */
export const SHEET_COLUMNS = [...ROSTER_COLUMNS, 'nationalNumber'] as const;
export type SheetColumn = (typeof SHEET_COLUMNS)[number];

/** What a pupil need not have. */
export const DETAILS = ['classId', 'nameReading', 'calledAs'] as const satisfies readonly RosterColumn[];
export type PupilDetail = (typeof DETAILS)[number];

/** Two thousand pupils under their head. */
export const ROSTER_SHEET_ROWS = 2001;
export const CLASS_MAX_LENGTH = 20;
export const NAME_READING_MAX_LENGTH = 120;
/** It stands on a tile, on a board and in a greeting. */
export const CALLED_AS_MAX_LENGTH = 20;

export interface PupilLine extends Called {
  readonly grade: Grade;
  readonly classId: string | null;
  readonly nameReading: string | null;
}

/** A pupil of the school as the roster knows them. */
export interface RosterPupil extends PupilLine {
  readonly id: number;
}
