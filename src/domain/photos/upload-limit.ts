/** Each photo costs the server a decode and the teacher a look. */
export const UPLOADS_PER_HOUR = 10;

const HOUR_MS = 60 * 60 * 1000;

/** From this moment on an earlier upload counts. */
export const uploadsCountFrom = (now: Date): Date => new Date(now.getTime() - HOUR_MS);

/**
 * Seconds until another photo may be sent; 0 when one may be sent now. Any hour, whenever it begins, has at most ten.
 * `earlier` is in no particular order.
 */
export const uploadWaitSeconds = (earlier: readonly Date[], now: Date): number => {
  const since = uploadsCountFrom(now).getTime();
  const counting = earlier
    .map((time) => time.getTime())
    .filter((time) => time > since)
    .sort((a, b) => b - a);
  const tenthLast = counting[UPLOADS_PER_HOUR - 1];
  return tenthLast === undefined ? 0 : Math.ceil((tenthLast - since) / 1000);
};
