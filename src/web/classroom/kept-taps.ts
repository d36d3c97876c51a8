import { isDay } from '#domain/calendar/school-day';
import type { LessonAt } from '#domain/classroom/lessons';
import { RATING_MAX, RATING_MIN, type Tap } from '#domain/classroom/taps';
import { BEHAVIOR_TYPES, MINUTES_LATE_MAX } from '#domain/penalties/incidents';
import { isGrade } from '#domain/roster/grades';
import { isObject } from '#web/lib/kept.ts';

/** A tap that the server has not confirmed. */
export interface WaitingTap {
  readonly at: LessonAt;
  readonly tap: Tap;
}

type Read = Readonly<Record<string, unknown>>;

const isWithin = (value: unknown, least: number, most: number): boolean =>
  Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;
const isId = (value: unknown): boolean => isWithin(value, 1, Number.MAX_SAFE_INTEGER);

const names = ({ studentIds }: Read): boolean =>
  Array.isArray(studentIds) && studentIds.length > 0 && studentIds.every(isId);
const notes = ({ note }: Read): boolean => note === null || typeof note === 'string';
const isMarked = (tap: Read): boolean => names(tap) && notes(tap);

/** What each kind of tap must say, or the page could not draw it. */
const SAYS: Readonly<Record<Tap['type'], (tap: Read) => boolean>> = {
  present: names,
  absent: names,
  excused: names,
  late: (tap) => names(tap) && isWithin(tap.minutesLate, 1, MINUTES_LATE_MAX),
  behavior: (tap) => isMarked(tap) && BEHAVIOR_TYPES.some((type) => type === tap.behaviorType),
  positive: isMarked,
  negative: isMarked,
  helper: ({ studentId }) => studentId === null || isId(studentId),
  rating: ({ studentId, rating }) => isId(studentId) && isWithin(rating, RATING_MIN, RATING_MAX),
  drawn: ({ studentId }) => isId(studentId),
  taught: ({ isTaught }) => typeof isTaught === 'boolean',
  undo: ({ undoes }) => typeof undoes === 'string',
  end: () => true,
};

const isTap = (read: unknown): boolean =>
  isObject(read) &&
  typeof read.key === 'string' &&
  typeof read.type === 'string' &&
  Object.hasOwn(SAYS, read.type) &&
  SAYS[read.type as Tap['type']](read);

const isLessonAt = (read: unknown): boolean =>
  isObject(read) &&
  typeof read.day === 'string' &&
  isDay(read.day) &&
  isId(read.period) &&
  typeof read.grade === 'number' &&
  isGrade(read.grade) &&
  typeof (read.section ?? '') === 'string';

/** Storage is out of our hands: what is no tap is none. */
export const isWaitingTap = (read: object): read is WaitingTap =>
  'at' in read && isLessonAt(read.at) && 'tap' in read && isTap(read.tap);
