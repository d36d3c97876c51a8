import { schoolDay } from '#domain/calendar/school-day';
import type { HearingRow } from './queries.ts';

export const isOfToday = ({ startedAt }: Pick<HearingRow, 'startedAt'>, now: Date): boolean =>
  schoolDay(new Date(startedAt)) === schoolDay(now);

/** A teacher goes on to the next pupil without ending anything: what was left open ended with its day. */
export const asOfToday = (hearing: HearingRow, now: Date): HearingRow =>
  hearing.status === 'open' && !isOfToday(hearing, now)
    ? { ...hearing, status: 'stopped', endedAt: hearing.startedAt }
    : hearing;
