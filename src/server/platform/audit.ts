import type { Actor } from '#domain/access/actors';
import type { AuditAction } from '#domain/vocabulary';
import { keysAsColumns } from './db/columns.ts';
import type { Executor } from './db/database.ts';
import type { Schema } from './db/schema.ts';

export interface AuditLine {
  /** Who did it; null where nobody is known, as with a failed login. */
  actor: Actor | null;
  action: AuditAction;
  tableName: string;
  recordId?: string | number | null;
  subjectName?: string | null;
  details?: Record<string, unknown>;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** The row that a line speaks of, and whose it is. */
export const about = (
  tableName: keyof Schema,
  recordId: string | number | null,
  subjectName: string | null = null,
) => ({
  tableName,
  recordId,
  subjectName,
});

const staffIdOf = (actor: Actor | null): number | null => {
  if (actor?.kind === 'staff') return actor.staffId;
  return actor?.enteredBy?.staffId ?? null;
};

/** Staff who entered as a pupil sign with their own name. */
const nameOf = (actor: Actor | null): string =>
  actor?.kind === 'pupil' && actor.enteredBy ? actor.enteredBy.name : (actor?.name ?? '');

/** The log's own spelling, in which it has said them since its first line. */
const json = (value: Record<string, unknown> | undefined): string | null =>
  value ? JSON.stringify(keysAsColumns(value)) : null;

/** log_admin_action of the specification. Called inside the transaction of what it records, so neither stands alone (D-13). */
export const logAdminAction = (executor: Executor, now: Date, ...lines: AuditLine[]) =>
  executor
    .insertInto('audit_log')
    .values(
      lines.map((line) => ({
        at: now.toISOString(),
        staffId: staffIdOf(line.actor),
        actorName: nameOf(line.actor),
        action: line.action,
        tableName: line.tableName,
        recordId: line.recordId == null ? null : String(line.recordId),
        subjectName: line.subjectName ?? null,
        details: json(line.details),
        before: json(line.before),
        after: json(line.after),
      })),
    )
    .execute();

/** One line of what somebody did to a row, as `about` has it, with what else is to be said. */
export const logAct = (
  executor: Executor,
  now: Date,
  actor: Actor | null,
  action: AuditAction,
  subject: Omit<AuditLine, 'actor' | 'action'>,
  said: Pick<AuditLine, 'details' | 'before' | 'after'> = {},
) => logAdminAction(executor, now, { actor, action, ...subject, ...said });
