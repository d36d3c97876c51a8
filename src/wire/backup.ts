import { z } from 'zod';
import { BACKUP_FAULTS, BACKUP_KINDS } from '#domain/backup/backups';
import type { Contract } from './endpoint.ts';
import { done, rowParams } from './fields.ts';

const backup = z.object({
  id: z.number(),
  kind: z.enum(BACKUP_KINDS),
  file: z.string(),
  isSealed: z.boolean(),
  startedAt: z.string(),
  isUnderWay: z.boolean(),
  fault: z.enum(BACKUP_FAULTS).nullable(),
  /** Of those that are there. */
  size: z.object({ bytes: z.number(), rows: z.number(), files: z.number(), missing: z.number() }).nullable(),
  checkedAt: z.string().nullable(),
  isRemoved: z.boolean(),
  askedBy: z.string().nullable(),
});
export type Backup = z.infer<typeof backup>;

export const backupContract = {
  'GET /api/admin/backups': {
    access: 'admin',
    summary: 'The latest backups, and when the last good one was made',
    reply: z.object({
      lastGoodAt: z.string().nullable(),
      isOverdue: z.boolean(),
      /** Null where none are made by themselves. */
      daily: z.object({ keep: z.number() }).nullable(),
      isSealed: z.boolean(),
      folder: z.string(),
      backups: z.array(backup),
    }),
  },
  'POST /api/admin/backups': {
    access: 'admin',
    summary: 'Begin a backup; the news `backups` says when it is there',
    reply: done,
  },
  'POST /api/admin/backups/:id/check': {
    access: 'admin',
    summary: 'Read a backup from its beginning to its end',
    params: rowParams,
    reply: z.object({ isSound: z.boolean() }),
  },
} as const satisfies Contract;
