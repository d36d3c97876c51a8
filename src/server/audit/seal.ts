import { NO_LINES, sealOf } from '#domain/audit/chain';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { inTurn } from '#server/platform/guards';
import * as queries from './chain-queries.ts';
import { textOf } from './check.ts';
import { hasWhatWasLeft, leaveEnd } from './left-end.ts';

const AT_ONCE = 500;

/**
 * Where the chain goes on. An end that was changed or taken away is known by its seal, and keeps one that does not fit: a
 * new one would hide it.
 */
const findEnd = async (trx: Executor, { auditMac }: Deps['secrets']) => {
  const end = await queries.readEnd(trx);
  if (end) return { end, isTrue: end.seal === sealOf(auditMac, end) };
  const [first] = await queries.listSealed(trx, { seq: 0, id: 0 }, 1);
  return { end: { ...NO_LINES, seal: '' }, isTrue: first === undefined };
};

const sealSome = (deps: Deps): Promise<void> =>
  inTurn(deps, 'audit-chain', async (trx) => {
    const { end: before, isTrue } = await findEnd(trx, deps.secrets);
    const lines = await queries.listUnsealed(trx, AT_ONCE);
    // Another process was here first.
    if (lines.length === 0) return;
    const { auditMac } = deps.secrets;
    const end = await queries.writeSeals(trx, auditMac, before, lines);
    await queries.writeEnd(trx, { ...end, seal: isTrue ? sealOf(auditMac, end) : before.seal });
  });

/**
 * Chains new lines to those before them (D-13). Apart from what they record: the chain is one for the whole school, and an
 * action that waited for its turn in the midst of a transaction could wait for one that waits for it. Nothing else locks
 * these rows.
 */
export const sealAudit = async (deps: Deps): Promise<void> => {
  const isWaiting = async () => (await queries.findUnsealed(deps.db, {})).rows.length > 0;
  if (!(await isWaiting())) return;
  const mayBeLeft = await hasWhatWasLeft(deps);
  while (await isWaiting()) await sealSome(deps);
  if (mayBeLeft) await leaveEnd(deps);
};

/** At the start and every hour. For a log that lies elsewhere, too: `npm run audit:check` can be told what it said. */
export const tellEnd = async (deps: Deps): Promise<void> => {
  await hasWhatWasLeft(deps);
  const end = await queries.readEnd(deps.db);
  if (end) deps.log.info({ head: textOf(end) }, 'audit log');
};
