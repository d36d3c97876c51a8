import { uploadsCountFrom, uploadWaitSeconds } from '#domain/files/hourly-limit';
import type { Executor } from '../db/database.ts';

/** Counts what a pupil sent, unless the hour had enough: then it answers how many seconds are left of it. */
export const countUpload = async (
  executor: Executor,
  table: 'photo_uploads' | 'recording_uploads',
  studentId: number,
  now: Date,
  mostAnHour: number,
): Promise<number> => {
  const sent = await executor.selectFrom(table).select('uploadedAt').where('studentId', '=', studentId).execute();
  const times = sent.map(({ uploadedAt }) => new Date(uploadedAt));
  const waitSeconds = uploadWaitSeconds(times, now, mostAnHour);
  if (waitSeconds > 0) return waitSeconds;
  await executor
    .deleteFrom(table)
    .where('studentId', '=', studentId)
    .where('uploadedAt', '<=', uploadsCountFrom(now).toISOString())
    .execute();
  await executor.insertInto(table).values({ studentId, uploadedAt: now.toISOString() }).execute();
  return 0;
};
