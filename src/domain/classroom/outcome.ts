import type { Incident } from '../penalties/incidents.ts';
import { type PupilInClass, performanceOf, type Register, registerOf } from './register.ts';
import type { Mark } from './taps.ts';

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

/** All that a session writes when it ends. Only of those who are in the class: who left the school meanwhile is left out. */
export const outcomeOf = (register: Register, isInClass: (studentId: number) => boolean) => {
  const inClass = [...register.pupils].filter(([id]) => isInClass(id)).toSorted(([a], [b]) => a - b);
  return {
    pupils: inClass.map(([studentId, { attendance, behaviors: _, ...counts }]) => ({
      studentId,
      attendance: attendance?.is ?? null,
      minutesLate: attendance?.minutesLate ?? null,
      ...counts,
      points: pointsOf(counts),
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
export type Outcome = ReturnType<typeof outcomeOf>;

export const NO_OUTCOME = outcomeOf(registerOf([]), () => false);

/** What is told of an outcome in numbers. */
export const sumsOf = ({ pupils, conduct, distributions }: Outcome) => {
  const given = (mark: Mark) => distributions.reduce((sum, each) => sum + each[mark], 0);
  return {
    logs: conduct.length,
    points: pupils.reduce((sum, { points }) => sum + points, 0),
    performance: performanceOf({ positive: given('positive'), negative: given('negative') }),
  };
};

const isSameLine = (a: ConductLine, b: ConductLine): boolean => a.key === b.key && a.studentId === b.studentId;

/** What has to be done where a session was written as `before` and its taps now say `after`. */
export const correctionOf = (before: Outcome, after: Outcome) => {
  const had = new Map(before.pupils.map(({ studentId, points }) => [studentId, points]));
  const has = new Map(after.pupils.map(({ studentId, points }) => [studentId, points]));
  const pupils = [...new Set([...had.keys(), ...has.keys()])];
  return {
    added: after.conduct.filter((line) => !before.conduct.some((other) => isSameLine(line, other))),
    dropped: before.conduct.filter((line) => !after.conduct.some((other) => isSameLine(line, other))),
    /** Signed, and never nothing. */
    points: pupils
      .map((studentId) => ({ studentId, points: (has.get(studentId) ?? 0) - (had.get(studentId) ?? 0) }))
      .filter(({ points }) => points !== 0),
    taught: before.isTaught === after.isTaught ? null : after.isTaught,
  };
};
export type Correction = ReturnType<typeof correctionOf>;
