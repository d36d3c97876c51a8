import type { Incident } from '../penalties/incidents.ts';
import { type Distribution, type PupilInClass, performanceOf, type Register } from './register.ts';
import type { Attendance } from './taps.ts';

export const POINTS_PER_MARK = 1;

/** Negative marks take from what the positive brought in the same lesson, never from what a pupil had before. */
export const pointsOf = ({ positive, negative }: Pick<PupilInClass, 'positive' | 'negative'>): number =>
  Math.max(0, positive - negative) * POINTS_PER_MARK;

export interface ConductLine {
  /** Of the tap. */
  readonly key: string;
  readonly studentId: number;
  readonly incident: Incident;
  readonly note: string | null;
}

export interface PupilOutcome {
  readonly studentId: number;
  readonly attendance: Attendance | null;
  readonly minutesLate: number | null;
  readonly positive: number;
  readonly negative: number;
  readonly drawn: number;
  readonly points: number;
}

export interface DistributionOutcome extends Distribution {
  readonly performance: number | null;
}

/** All that a session writes when it ends. */
export interface Outcome {
  readonly pupils: readonly PupilOutcome[];
  readonly conduct: readonly ConductLine[];
  readonly distributions: readonly DistributionOutcome[];
  readonly ratings: readonly { readonly studentId: number; readonly rating: number }[];
  readonly isTaught: boolean;
}

export const NO_OUTCOME: Outcome = { pupils: [], conduct: [], distributions: [], ratings: [], isTaught: false };

/** What the register says of a pupil goes into the record; an excused absence does not. */
const conductOf = (studentId: number, { attendance, behaviors }: PupilInClass): ConductLine[] => {
  const lines: ConductLine[] = behaviors.map(({ key, behaviorType, note }) => ({
    key,
    studentId,
    incident: { type: 'behavior', behaviorType },
    note,
  }));
  if (attendance?.is === 'absent')
    lines.push({ key: attendance.key, studentId, incident: { type: 'absent' }, note: null });
  if (attendance?.is === 'late' && attendance.minutesLate !== null) {
    const { key, minutesLate } = attendance;
    lines.push({ key, studentId, incident: { type: 'late', minutesLate }, note: null });
  }
  return lines;
};

/** Only of those who are in the class: who left the school meanwhile is left out. */
export const outcomeOf = (register: Register, isInClass: (studentId: number) => boolean): Outcome => {
  const inClass = [...register.pupils].filter(([id]) => isInClass(id)).toSorted(([a], [b]) => a - b);
  return {
    pupils: inClass.map(([studentId, pupil]) => ({
      studentId,
      attendance: pupil.attendance?.is ?? null,
      minutesLate: pupil.attendance?.minutesLate ?? null,
      positive: pupil.positive,
      negative: pupil.negative,
      drawn: pupil.drawn,
      points: pointsOf(pupil),
    })),
    conduct: inClass.flatMap(([id, pupil]) => conductOf(id, pupil)),
    distributions: register.distributions
      .filter(({ helperId }) => helperId === null || isInClass(helperId))
      .map((each) => ({ ...each, performance: performanceOf(each) })),
    ratings: [...register.ratings]
      .filter(([id]) => isInClass(id))
      .map(([studentId, rating]) => ({ studentId, rating })),
    isTaught: register.isTaught,
  };
};

const isSameLine = (a: ConductLine, b: ConductLine): boolean => a.key === b.key && a.studentId === b.studentId;

/** What has to be done where a session was written as `before` and its taps now say `after`. */
export interface Correction {
  readonly added: readonly ConductLine[];
  readonly dropped: readonly ConductLine[];
  /** Signed, and never nothing. */
  readonly points: readonly { readonly studentId: number; readonly points: number }[];
  readonly taught: boolean | null;
}

export const correctionOf = (before: Outcome, after: Outcome): Correction => {
  const had = new Map(before.pupils.map(({ studentId, points }) => [studentId, points]));
  const has = new Map(after.pupils.map(({ studentId, points }) => [studentId, points]));
  const pupils = [...new Set([...had.keys(), ...has.keys()])];
  return {
    added: after.conduct.filter((line) => !before.conduct.some((other) => isSameLine(line, other))),
    dropped: before.conduct.filter((line) => !after.conduct.some((other) => isSameLine(line, other))),
    points: pupils
      .map((studentId) => ({ studentId, points: (has.get(studentId) ?? 0) - (had.get(studentId) ?? 0) }))
      .filter(({ points }) => points !== 0),
    taught: before.isTaught === after.isTaught ? null : after.isTaught,
  };
};
