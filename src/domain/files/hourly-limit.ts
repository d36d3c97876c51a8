const HOUR_MS = 60 * 60 * 1000;

/** From this moment on an earlier upload counts. */
export const uploadsCountFrom = (now: Date): Date => new Date(now.getTime() - HOUR_MS);

/**
 * Seconds until another may be sent; 0 when one may be sent now. Any hour, whenever it begins, has at most so many.
 * `earlier` is in no particular order.
 */
export const uploadWaitSeconds = (earlier: readonly Date[], now: Date, mostInAnHour: number): number => {
  const since = uploadsCountFrom(now).getTime();
  const counting = earlier
    .map((time) => time.getTime())
    .filter((time) => time > since)
    .sort((a, b) => b - a);
  const oldest = counting[mostInAnHour - 1];
  return oldest === undefined ? 0 : Math.ceil((oldest - since) / 1000);
};
