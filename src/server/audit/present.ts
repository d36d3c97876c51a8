import { toCsv } from '#server/platform/csv';
import { auditActionTexts, auditColumns } from '#strings/audit/actions';
import { formatMoment } from '#strings/dates';
import type { AuditEntry } from '#wire/audit';
import type { AuditRow } from './queries.ts';

export const presentEntry = (row: AuditRow): AuditEntry => ({
  id: row.id,
  at: row.at,
  actor: row.actor_name,
  action: row.action,
  tableName: row.table_name,
  recordId: row.record_id,
  subject: row.subject_name,
  details: row.details,
  before: row.before,
  after: row.after,
});

export const presentCsv = (rows: readonly AuditRow[]): string =>
  toCsv([
    [
      auditColumns.at,
      auditColumns.actor,
      auditColumns.action,
      auditColumns.subject,
      auditColumns.details,
      auditColumns.before,
      auditColumns.after,
    ],
    ...rows.map((row) => [
      formatMoment(row.at),
      row.actor_name,
      auditActionTexts[row.action],
      row.subject_name ?? '',
      row.details ?? '',
      row.before ?? '',
      row.after ?? '',
    ]),
  ]);
