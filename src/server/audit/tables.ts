import type { Generated } from 'kysely';
import type { AuditAction } from '#domain/vocabulary';

export interface AuditLog {
  id: Generated<number>;
  at: string;
  staffId: number | null;
  actorName: string;
  action: AuditAction;
  tableName: string;
  recordId: string | null;
  subjectName: string | null;
  details: string | null;
  before: string | null;
  after: string | null;
  /** Its place in the chain, and what proves it; null in the moment before it is sealed. */
  seq: number | null;
  mac: string | null;
  /** Null in lines that were sealed before there were salts, too. */
  salt: string | null;
  rewritten: string | null;
}

/** Where the chain ends, in one row. */
export interface AuditEnd {
  onlyOne: number;
  lines: number;
  mac: string;
  seal: string;
}

/** What makes a log other than a process left it: lines that are gone, or a backup that was put in its place. */
export interface AuditBreaks {
  id: Generated<number>;
  kind: 'shorter' | 'restored';
  foundAt: string;
  linesLeft: number;
  linesFound: number;
  /** When it was clear that this log is the one that counts; sealed, for without the key nobody may say so. */
  acceptedAt: string | null;
  acceptedBy: number | null;
  seal: string | null;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    audit_log: AuditLog;
    /** What comes before the first line, where the oldest had had their time. */
    audit_beginning: AuditEnd;
    audit_end: AuditEnd;
    audit_breaks: AuditBreaks;
  }
}
