import type { StaffActor } from '#domain/access/actors';
import { classKey, classOrder } from '#domain/roster/classes';
import type { AuditAction } from '#domain/vocabulary';
import { isOwnStaffPassword } from '#server/access/service';
import { about, logAct } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { inTurn } from '#server/platform/guards';
import { classesOf, endStaffSession, endStaffSessions } from '#server/platform/sessions';
import { COMMA } from '#strings/calendar/words';
import { className } from '#strings/widgets';
import type { BodyOf } from '#wire/contract';
import { hashIfStrong, insertAccount } from './accounts.ts';
import * as queries from './queries.ts';

export {
  invite,
  joinByInvitation,
  listInvitations,
  makeSetupLink,
  openLink,
  revokeInvitation,
  setUpSchool,
} from './invitations.ts';
export { listStaff } from './queries.ts';
export { beginSchool, changeSchoolOf, readSchool, renameSchool } from './school.ts';
export { endSetup, noteCutSeen, noteKeyKept, putStepOff, readSetup, takeStepUp } from './setup.ts';

type AccountChange = BodyOf<'PATCH /api/admin/staff/:id'>;

const visible = (row: queries.StaffRow) => ({
  name: row.name,
  email: row.email,
  role: row.role,
  disabled: row.disabledAt !== null,
  classes: classesOf(row)?.map(className).join(COMMA) ?? null,
});

/** Each once, in one order. */
const classesText = (classes: AccountChange['classes']): string | null =>
  classes
    ? JSON.stringify([...new Map(classes.map((each) => [classKey(each), each])).values()].toSorted(classOrder))
    : null;

const auditStaff = (
  executor: Executor,
  now: Date,
  line: { actor: StaffActor | null; action: AuditAction; row: queries.StaffRow; earlier?: queries.StaffRow },
) =>
  logAct(executor, now, line.actor, line.action, about('staff', line.row.id, line.row.name), {
    ...(line.earlier && { before: visible(line.earlier) }),
    after: visible(line.row),
  });

/** `by` is null for the first admin, who is made from the command line or by the demo school. */
export const addStaff = async (deps: Deps, by: StaffActor | null, account: BodyOf<'POST /api/admin/staff'>) => {
  const passwordHash = await hashIfStrong(account.password, account);
  return deps.db.transaction().execute(async (trx) => {
    const now = deps.clock();
    const { name, email, role } = account;
    const row = await insertAccount(deps, trx, { name, email, role, passwordHash });
    await auditStaff(trx, now, { actor: by, action: 'staff_added', row });
    return row;
  });
};

const actionFor = (change: AccountChange): AuditAction => {
  if (change.disabled === undefined) return 'staff_edited';
  return change.disabled ? 'staff_disabled' : 'staff_enabled';
};

const touchesAccess = (earlier: queries.StaffRow, change: AccountChange): boolean =>
  change.disabled === true || (change.role !== undefined && change.role !== earlier.role);

/** What an account may no longer have. Who may not invite leaves no link behind that lets them in again. */
const takeAwayRights = async (executor: Executor, now: Date, { id, role, disabledAt }: queries.StaffRow) => {
  if (disabledAt || role !== 'admin') await queries.revokeInvitationsOf(executor, id, now.toISOString());
  return disabledAt ? endStaffSessions(executor, id) : [];
};

export const changeStaff = async (deps: Deps, by: StaffActor, id: number, change: AccountChange) => {
  const { row, ended } = await inTurn(deps, 'staff-accounts', async (trx) => {
    // Two admins who remove each other at once would each still see the other.
    const earlier = await queries.readStaff(trx, id);
    if (id === by.staffId && touchesAccess(earlier, change)) throw new Refusal('own_account');
    const now = deps.clock();
    const changed = await queries.updateStaff(trx, id, {
      name: change.name ?? earlier.name,
      role: change.role ?? earlier.role,
      ...(change.classes !== undefined && { classes: classesText(change.classes) }),
      ...(change.disabled !== undefined && { disabledAt: change.disabled ? now.toISOString() : null }),
    });
    // A school without an admin could never make one again from the product.
    if ((await queries.countActiveAdmins(trx)) === 0) throw new Refusal('last_admin');
    await auditStaff(trx, now, { actor: by, action: actionFor(change), row: changed, earlier });
    return { row: changed, ended: await takeAwayRights(trx, now, changed) };
  });
  deps.live.end(ended);
  return row;
};

const writePassword = async (deps: Deps, by: StaffActor, id: number, passwordHash: string, keepSession?: number) => {
  const ended = await deps.db.transaction().execute(async (trx) => {
    const row = await queries.updateStaff(trx, id, { passwordHash });
    await auditStaff(trx, deps.clock(), { actor: by, action: 'staff_password_changed', row });
    return endStaffSessions(trx, id, keepSession);
  });
  deps.live.end(ended);
};

export const setStaffPassword = async (deps: Deps, by: StaffActor, id: number, password: string) => {
  const passwordHash = await hashIfStrong(password, await queries.readStaff(deps.db, id));
  await writePassword(deps, by, id, passwordHash, id === by.staffId ? by.sessionId : undefined);
};

type OwnChange = BodyOf<'PUT /api/admin/own-password'> & { readonly address: string };

export const changeOwnPassword = async (deps: Deps, staff: StaffActor, { current, password, address }: OwnChange) => {
  if (!(await isOwnStaffPassword(deps, staff, staff.staffId, { password: current, address })))
    throw new Refusal('current_password_wrong');
  await writePassword(deps, staff, staff.staffId, await hashIfStrong(password, staff), staff.sessionId);
};

/** Whoever is connected by them is cut off as soon as it is certain that they are over. */
const endAndCut = async (
  deps: Deps,
  by: StaffActor,
  staffId: number,
  end: (executor: Executor) => Promise<readonly number[]>,
): Promise<number> => {
  const ended = await deps.db.transaction().execute(async (trx) => {
    const { name } = await queries.readStaff(trx, staffId);
    const ids = await end(trx);
    const details = { count: ids.length };
    if (ids.length > 0)
      await logAct(trx, deps.clock(), by, 'staff_sessions_ended', about('staff', staffId, name), { details });
    return ids;
  });
  deps.live.end(ended);
  return ended.length;
};

export const endOwnSession = async (deps: Deps, staff: StaffActor, sessionId: number): Promise<void> => {
  const ended = await endAndCut(deps, staff, staff.staffId, (trx) => endStaffSession(trx, staff.staffId, sessionId));
  if (ended === 0) throw new Refusal('session_not_found');
};

/** All, except the one that asks. */
export const endSessionsOf = async (deps: Deps, by: StaffActor, staffId: number): Promise<void> => {
  const kept = staffId === by.staffId ? by.sessionId : undefined;
  await endAndCut(deps, by, staffId, (trx) => endStaffSessions(trx, staffId, kept));
};
