import { z } from 'zod';
import { BACKUP_FAULTS, BACKUP_KINDS, BACKUP_PIECE_BYTES } from '#domain/backup/backups';
import type { Contract } from './endpoint.ts';
import { bodyRowId, done, rowParams, shortText } from './fields.ts';

/** Drawn by the server; the name of a file there. */
const upload = z.string('required').regex(/^[0-9a-f]{32}$/u, 'bad_id');

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

const from = z.union([z.object({ id: bodyRowId }), z.object({ upload })], 'required');

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
      /** Not where several processes may serve one database. */
      canPutBack: z.boolean(),
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
  'GET /api/admin/backups/:id/file': {
    access: 'admin',
    confirmed: true,
    summary: 'The file of a backup, as it lies there (audited)',
    params: rowParams,
    reply: z.string(),
  },
  'POST /api/admin/backups/uploads': {
    access: 'admin',
    confirmed: true,
    summary: 'Begin to bring a backup that lies elsewhere; another that was brought and not put back goes',
    reply: z.object({ upload: z.string() }),
  },
  'POST /api/admin/backups/pieces': {
    access: 'admin',
    summary: 'A piece of it, from this byte on; what is there may be sent again',
    body: z.object({ upload, at: z.number('bad_number').int('bad_number').min(0, 'bad_number') }),
    upload: { maxBytes: BACKUP_PIECE_BYTES },
    reply: z.object({ bytes: z.number() }),
  },
  'POST /api/admin/backups/look': {
    access: 'admin',
    summary: 'Read a backup whole: refused where it cannot be put back here, else what it is of',
    body: z.object({ from }),
    reply: z.object({
      madeAt: z.string(),
      school: z.string(),
      pupils: z.number(),
      rows: z.number(),
      files: z.number(),
    }),
  },
  'POST /api/admin/backups/not-put-back-seen': {
    access: 'admin',
    summary: 'Know that a backup was not put back, and the school is as it was',
    reply: done,
  },
  'POST /api/admin/backups/put-back': {
    access: 'admin',
    confirmed: true,
    summary: 'Put a backup into the place of the school: the server starts again with it (audited)',
    body: z.object({ from, typed: shortText(40) }),
    reply: done,
  },
} as const satisfies Contract;
