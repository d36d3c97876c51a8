import type { UseQueryResult } from '@tanstack/react-query';
import { schoolClock, schoolDay } from '#domain/calendar/school-day';
import { lastSeen } from '#web/lib/last-seen.ts';
import { useNow } from '#web/lib/now.ts';
import type { SchoolNow } from './weeks.ts';

/** A period is marked a few seconds after it began, wherever in its minute the page was opened. */
const STEP_MS = 10_000;

/** By the server's clock, from the time that came with what was read: a device's own may be wrong. */
export const useSchoolNow = ({
  data,
  dataUpdatedAt,
}: Pick<UseQueryResult<{ readonly now: string }>, 'data' | 'dataUpdatedAt'>): SchoolNow => {
  const device = useNow(STEP_MS);
  // What was kept on the device brings the time at which it was kept: earlier than that it is not.
  const isKept = lastSeen.use() !== null;
  const told = data ? Date.parse(data.now) : 0;
  const at = new Date(data && !isKept ? device + told - dataUpdatedAt : Math.max(device, told));
  return { day: schoolDay(at), time: schoolClock(at).time };
};
