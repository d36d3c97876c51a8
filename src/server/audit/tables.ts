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
}

/** Where the chain ends, in one row. */
export interface AuditEnd {
  onlyOne: number;
  lines: number;
  mac: string;
  seal: string;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    audit_log: AuditLog;
    audit_end: AuditEnd;
  }
}
