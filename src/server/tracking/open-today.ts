import { schoolDay } from '#domain/calendar/school-day';
import type { HearingRow } from './queries.ts';

export const isOfToday = ({ started_at }: Pick<HearingRow, 'started_at'>, now: Date): boolean =>
  schoolDay(new Date(started_at)) === schoolDay(now);

/** A teacher goes on to the next pupil without ending anything: what was left open ended with its day. */
export const asOfToday = (hearing: HearingRow, now: Date): HearingRow =>
  hearing.status === 'open' && !isOfToday(hearing, now)
    ? { ...hearing, status: 'stopped', ended_at: hearing.started_at }
    : hearing;
