import type { StaffActor } from '#domain/access/actors';
import { logAdminAction } from '#server/platform/audit';
import type { Deps } from '#server/platform/deps';
import { readPage } from '#server/platform/pages';
import * as queries from './queries.ts';

export { acceptBreak } from './breaks.ts';
export { listBreaks } from './chain-queries.ts';
export { checkAudit, textOf } from './check.ts';
export { type FoundLines, findInAudit, forgetInAudit, forgetLinesBefore, holdChain, linesBefore } from './forget.ts';
export { makeSay } from './present.ts';
export { hasPrintedCards } from './queries.ts';
export { sealAudit, tellEnd } from './seal.ts';

const PAGE = 50;
/** What a spreadsheet opens without complaint. */
const EXPORT_LIMIT = 50_000;

export const readAudit = (deps: Deps, filter: queries.AuditFilter) =>
  readPage(PAGE, (limit) => queries.listAudit(deps.db, filter, limit));

export const exportAudit = async (deps: Deps, staff: StaffActor, filter: queries.AuditFilter) => {
  await logAdminAction(deps.db, deps.clock(), { actor: staff, action: 'audit_exported', tableName: 'audit_log' });
  return queries.listAudit(deps.db, filter, EXPORT_LIMIT);
};
