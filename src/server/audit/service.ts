import type { StaffActor } from '#domain/access/actors';
import { logAdminAction } from '#server/platform/audit';
import type { Deps } from '#server/platform/deps';
import * as queries from './queries.ts';

const PAGE = 50;
/** What a spreadsheet opens without complaint. */
const EXPORT_LIMIT = 50_000;

export const readAudit = async (deps: Deps, filter: queries.AuditFilter) => {
  const rows = await queries.listAudit(deps.db, filter, PAGE + 1);
  const page = rows.slice(0, PAGE);
  return { rows: page, nextBefore: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null };
};

export const exportAudit = async (deps: Deps, staff: StaffActor, filter: queries.AuditFilter) => {
  await logAdminAction(deps.db, deps.clock(), { actor: staff, action: 'audit_exported', tableName: 'audit_log' });
  return queries.listAudit(deps.db, filter, EXPORT_LIMIT);
};
