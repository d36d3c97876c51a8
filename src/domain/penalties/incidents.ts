import { dayBefore } from '../calendar/school-day.ts';

export const INCIDENT_TYPES = ['late', 'absent', 'behavior'] as const;
export type IncidentType = (typeof INCIDENT_TYPES)[number];

export const BEHAVIOR_TYPES = ['minor', 'moderate', 'severe'] as const;
export type BehaviorType = (typeof BEHAVIOR_TYPES)[number];

/** What one log says happened. */
export type Incident =
  | { readonly type: 'late'; readonly minutesLate: number }
  | { readonly type: 'absent' }
  | { readonly type: 'behavior'; readonly behaviorType: BehaviorType };

/** A lesson is shorter; a longer delay is an absence. */
export const MINUTES_LATE_MAX = 180;
export const LOG_DAYS_BACK = 60;
export const LOG_NOTE_MAX = 200;

/** The first and last day a log may be written for. */
export const logDays = (today: string): { readonly first: string; readonly last: string } => ({
  first: dayBefore(today, LOG_DAYS_BACK),
  last: today,
});

export const isLogDay = (day: string, today: string): boolean => {
  const { first, last } = logDays(today);
  return day >= first && day <= last;
};
