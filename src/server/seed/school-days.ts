import type { SchoolTime } from './demo-school.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Asia/Riyadh, which has no summer time (D-66). */
const SCHOOL_OFFSET_MS = 3 * 60 * MINUTE_MS;

const WEEKEND = [5, 6];

export const schoolTimesBefore = (now: Date): SchoolTime => {
  const today = Math.floor((now.getTime() + SCHOOL_OFFSET_MS) / DAY_MS) * DAY_MS;
  return (daysBefore, hour, minute) => {
    let day = today;
    for (let passed = 0; passed < daysBefore; ) {
      day -= DAY_MS;
      if (!WEEKEND.includes(new Date(day).getUTCDay())) passed += 1;
    }
    return new Date(day + (hour * 60 + minute) * MINUTE_MS - SCHOOL_OFFSET_MS);
  };
};
