import type { StaffActor } from '#domain/access/actors';
import { about, logAct } from '#server/platform/audit';
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
const EXPORT_AT_ONCE = 1000;

export const readAudit = (deps: Deps, filter: queries.AuditFilter) =>
  readPage(PAGE, (limit) => queries.listAudit(deps.db, filter, limit));

/** Some at a time, each read when those before it have been sent: ten years of a school are hundreds of megabytes. */
async function* newestFirst({ db }: Deps, filter: queries.AuditFilter): AsyncGenerator<queries.AuditRow[]> {
  let from = filter;
  for (let read = 0; read < EXPORT_LIMIT; read += EXPORT_AT_ONCE) {
    const rows = await queries.listAudit(db, from, EXPORT_AT_ONCE);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    from = { ...filter, before: last.id };
  }
}

export const exportAudit = async (deps: Deps, staff: StaffActor, filter: queries.AuditFilter) => {
  await logAct(deps.db, deps.clock(), staff, 'audit_exported', about('audit_log', null));
  return newestFirst(deps, filter);
};
