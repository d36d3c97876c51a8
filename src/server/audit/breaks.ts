import type { StaffActor } from '#domain/access/actors';
import { about, logAct } from '#server/platform/audit';
import type { Deps } from '#server/platform/deps';
import * as queries from './chain-queries.ts';
import { acceptanceSeal } from './left-end.ts';

/** An admin knows why lines are gone, or has seen that they are: from now on the log as it is counts. */
export const acceptBreak = ({ db, clock, secrets }: Deps, staff: StaffActor, id: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const now = clock();
    const at = now.toISOString();
    const accepted = { acceptedAt: at, acceptedBy: staff.staffId, seal: acceptanceSeal(secrets.auditMac, at) };
    const { linesLeft, linesFound } = await queries.acceptBreak(trx, id, accepted);
    await logAct(trx, now, staff, 'audit_break_accepted', about('audit_breaks', id), {
      details: { linesLeft, linesFound },
    });
  });
