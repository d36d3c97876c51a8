import type { StaffActor, StaffRole } from '#domain/access/actors';
import { ADDRESS_LOCKOUT } from '#domain/access/lockout';
import {
  expiryOf,
  type InvitationState,
  invitationState,
  LINK_TOKEN_BYTES,
  type LinkKind,
} from '#domain/staff/invitations';
import type { ErrorCode } from '#domain/vocabulary';
import type { Words } from '#server/manifest';
import { about, logAct } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { inTurn, spendTry } from '#server/platform/guards';
import { hashToken, newToken } from '#server/platform/secrets';
import { openSession } from '#server/platform/sessions';
import type { BodyOf } from '#wire/contract';
import { hashIfStrong, insertAccount } from './accounts.ts';
import * as queries from './queries.ts';
import { speakAsSchool } from './school.ts';

const withState = (row: queries.InvitationRow, now: Date) => ({
  state: invitationState(row, now),
  expiresAt: expiryOf(row),
  ...row,
});

export const listInvitations = async (deps: Deps) => {
  const now = deps.clock();
  const rows = await queries.listInvitations(deps.db);
  return rows.map((row) => withState(row, now));
};

/** The token is told once; the database keeps only its hash. */
export const invite = (deps: Deps, by: StaffActor, { name, role }: BodyOf<'POST /api/admin/invitations'>) =>
  deps.db.transaction().execute(async (trx) => {
    const now = deps.clock();
    const token = newToken(LINK_TOKEN_BYTES);
    const row = await queries.insertInvitation(trx, {
      kind: 'invitation',
      tokenHash: hashToken(token),
      name,
      role,
      invitedBy: by.staffId,
      createdAt: now.toISOString(),
    });
    const after = { name, role };
    await logAct(trx, now, by, 'staff_invited', about('staff_invitations', row.id, name), { after });
    return { token, invitation: withState(row, now) };
  });

/** A first start's link is never revoked: it is over with the first account, whichever way that was made. */
const REFUSED: Record<LinkKind, Record<Exclude<InvitationState, 'open'> | 'unknown', ErrorCode>> = {
  invitation: {
    used: 'invitation_used',
    revoked: 'invitation_revoked',
    expired: 'invitation_expired',
    unknown: 'invitation_unknown',
  },
  setup: { used: 'setup_done', revoked: 'setup_done', expired: 'setup_expired', unknown: 'setup_unknown' },
};

/** Asked twice, it is revoked all the same; what somebody used is an account, and that is switched off elsewhere. */
export const revokeInvitation = (deps: Deps, by: StaffActor, id: number) =>
  deps.db.transaction().execute(async (trx) => {
    const now = deps.clock();
    const row = await queries.readInvitation(trx, id);
    if (await queries.closeInvitation(trx, id, { revokedAt: now.toISOString() }))
      await logAct(trx, now, by, 'staff_invitation_revoked', about('staff_invitations', id, row.name));
    else if ((await queries.readInvitation(trx, id)).usedAt !== null) throw new Refusal('invitation_used');
  });

interface Opened {
  readonly token: string;
  readonly address: string;
}

/** Nobody guesses 128 bits, but whoever tries is slowed and written down. */
const refuseUnknown = (deps: Deps, kind: LinkKind, address: string): Promise<Refusal> =>
  deps.db.transaction().execute(async (trx) => {
    const now = deps.clock();
    await spendTry(trx, deps.engine, now, [{ scope: 'address', key: address, policy: ADDRESS_LOCKOUT }]);
    await logAct(trx, now, null, 'staff_invitation_failed', about('staff_invitations', null), { details: { address } });
    return new Refusal(REFUSED[kind].unknown);
  });

const findOpen = async (executor: Executor, now: Date, kind: LinkKind, token: string) => {
  const row = await queries.findByToken(executor, hashToken(token));
  if (row?.kind !== kind) return null;
  const isLate = kind === 'setup' && (await queries.listStaff(executor)).length > 0;
  const state = isLate ? 'used' : invitationState(row, now);
  if (state !== 'open') throw new Refusal(REFUSED[kind][state]);
  return withState(row, now);
};

export const openLink = async (deps: Deps, kind: LinkKind, { token, address }: Opened) => {
  const row = await findOpen(deps.db, deps.clock(), kind, token);
  if (!row) throw await refuseUnknown(deps, kind, address);
  return row;
};

type Joining = BodyOf<'POST /api/login/invitation'> &
  Opened & {
    /** Of whoever is still in on the same browser. */
    readonly sessionToken: string | undefined;
    readonly userAgent: string | undefined;
  };

type Beginning = (executor: Executor, now: Date, actor: StaffActor) => Promise<unknown>;

/** The account, its session and the end of the link, together or not at all. */
const join = async (
  deps: Deps,
  kind: LinkKind,
  { token, email, password, sessionToken, userAgent }: Joining,
  { name, role }: { name: string; role: StaffRole },
  begin?: Beginning,
): Promise<string> => {
  const passwordHash = await hashIfStrong(password, { name, email });
  return inTurn(deps, 'staff-accounts', async (trx) => {
    // Two links of two starts make one first admin.
    const now = deps.clock();
    const link = await findOpen(trx, now, kind, token);
    if (!link) throw new Refusal(REFUSED[kind].unknown);
    const row = await insertAccount(deps, trx, { name, email, role, passwordHash });
    await queries.closeInvitation(trx, link.id, { usedAt: now.toISOString(), staffId: row.id });
    const actor: StaffActor = { kind: 'staff', sessionId: 0, staffId: row.id, name, email, role, classes: null };
    await logAct(trx, now, actor, 'staff_joined', about('staff', row.id, name), { after: { name, email, role } });
    await begin?.(trx, now, actor);
    return openSession(trx, now, { staffId: row.id, insteadOf: sessionToken, userAgent });
  });
};

export const joinByInvitation = async (deps: Deps, joining: Joining): Promise<string> =>
  join(deps, 'invitation', joining, await openLink(deps, 'invitation', joining));

/** Null where somebody can log in. Each start makes one more, since nobody can read an earlier one again. */
export const makeSetupLink = async (deps: Deps): Promise<string | null> => {
  if ((await queries.listStaff(deps.db)).length > 0) return null;
  const token = newToken(LINK_TOKEN_BYTES);
  await queries.insertInvitation(deps.db, {
    kind: 'setup',
    tokenHash: hashToken(token),
    name: '',
    role: 'admin',
    createdAt: deps.clock().toISOString(),
  });
  return token;
};

export const setUpSchool = async (
  deps: Deps,
  {
    school,
    schoolOf = 'boys',
    name,
    readdress,
    ...joining
  }: Joining & BodyOf<'POST /api/login/setup'> & Pick<Words, 'readdress'>,
): Promise<string> => {
  await openLink(deps, 'setup', joining);
  const session = await join(deps, 'setup', joining, { name, role: 'admin' }, async (trx, now, actor) => {
    await queries.insertSchool(trx, { name: school, schoolOf }, now.toISOString());
    if (schoolOf !== 'boys') for (const write of readdress) await write(trx, { from: 'boys', to: schoolOf });
    await logAct(trx, now, actor, 'school_set_up', about('school', 1), { after: { school, schoolOf } });
  });
  await speakAsSchool(deps);
  return session;
};
