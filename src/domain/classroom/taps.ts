import type { BehaviorType } from '../penalties/incidents.ts';

/** What the register says of a pupil; nothing while nobody said it. */
export const ATTENDANCES = ['present', 'late', 'absent', 'excused'] as const;
export type Attendance = (typeof ATTENDANCES)[number];

export const MARKS = ['positive', 'negative'] as const;
export type Mark = (typeof MARKS)[number];

export const RATING_MIN = 1;
export const RATING_MAX = 5;

export const TAPS_AT_ONCE = 100;
/** Ten times what the busiest lesson brings. */
export const TAPS_MAX = 2000;

type Pupils = { readonly studentIds: number[] };
type Noted = { readonly note: string | null };

export type TapAction =
  | (Pupils & { readonly type: 'present' | 'absent' | 'excused' })
  | (Pupils & { readonly type: 'late'; readonly minutesLate: number })
  | (Pupils & Noted & { readonly type: 'behavior'; readonly behaviorType: BehaviorType })
  | (Pupils & Noted & { readonly type: Mark })
  /** Who helps from here on; nobody where null. */
  | { readonly type: 'helper'; readonly studentId: number | null }
  | { readonly type: 'rating'; readonly studentId: number; readonly rating: number }
  | { readonly type: 'drawn'; readonly studentId: number }
  | { readonly type: 'taught'; readonly isTaught: boolean }
  | { readonly type: 'undo'; readonly undoes: string }
  | { readonly type: 'end' };

/** The key is drawn by the device: the same tap sent again, from wherever, is one tap. */
export type Tap = TapAction & { readonly key: string };

/** Whom a tap speaks of. */
export const pupilsOf = (tap: TapAction): readonly number[] => {
  if ('studentIds' in tap) return tap.studentIds;
  return 'studentId' in tap && tap.studentId !== null ? [tap.studentId] : [];
};

/** The same tap without those it may not speak of; null where nothing is left of it. */
export const tapWithin = (tap: Tap, isInClass: (studentId: number) => boolean): Tap | null => {
  if (!('studentIds' in tap)) return pupilsOf(tap).every(isInClass) ? tap : null;
  const studentIds = [...new Set(tap.studentIds)].filter(isInClass);
  return studentIds.length > 0 ? { ...tap, studentIds } : null;
};

/** Whether a tap that came again is the one that is known: of that, those who are not in the class were left out. */
export const isSameTap = (known: Tap, sent: Tap): boolean => {
  const named = new Set(pupilsOf(sent));
  const rest = (tap: Tap) => JSON.stringify({ ...tap, studentIds: null });
  return rest(known) === rest(sent) && pupilsOf(known).every((id) => named.has(id));
};
