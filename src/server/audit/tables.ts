import type { Generated } from 'kysely';
import type { AuditAction } from '#domain/vocabulary';

export interface AuditLog {
  id: Generated<number>;
  at: string;
  staff_id: number | null;
  actor_name: string;
  action: AuditAction;
  table_name: string;
  record_id: string | null;
  subject_name: string | null;
  details: string | null;
  before: string | null;
  after: string | null;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    audit_log: AuditLog;
  }
}
