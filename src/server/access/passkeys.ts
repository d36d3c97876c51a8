import type { Actor, StaffActor } from '#domain/access/actors';
import { timesAround } from '#domain/access/clock';
import {
  isNonceOpen,
  MOST_PASSKEYS,
  NONCE_SECONDS,
  type NoncePurpose,
  type PasskeyFault,
  type PasskeyPlace,
} from '#domain/access/passkeys';
import type { AuditAction } from '#domain/vocabulary';
import { about, logAct } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { orRefuse, Refusal } from '#server/platform/errors';
import { inTurn, takeTurns } from '#server/platform/guards';
import { newToken } from '#server/platform/secrets';
import type { PasskeyProof } from '#wire/access';
import type { BodyOf } from '#wire/contract';
import * as queries from './queries.ts';
import { forgetCodesWithoutFactor, giveFirstRecoveryCodes } from './recovery-codes.ts';
import { requireOwnStaffPassword, type Typed } from './staff-password.ts';
import { nonceIn, readNewPasskey, readProof } from './webauthn.ts';

type Person = Pick<StaffActor, 'staffId' | 'name'>;

const log = (
  executor: Executor,
  now: Date,
  actor: Actor | null,
  action: AuditAction,
  { staffId, name }: Person,
  passkey: string,
) => logAct(executor, now, actor, action, about('staff', staffId, name), { details: { passkey } });

/** What a passkey is asked to sign: drawn here, kept until it is answered once or five minutes have gone. */
const ask = async (executor: Executor, now: Date, staffId: number, purpose: NoncePurpose, place: PasskeyPlace) => {
  const drawn = { nonce: newToken(), staffId, purpose, createdAt: now.toISOString() };
  await queries.insertNonce(executor, drawn, timesAround(now, NONCE_SECONDS));
  const passkeys = (await queries.listPasskeys(executor, staffId)).filter(({ host }) => host === place.host);
  return {
    nonce: drawn.nonce,
    host: place.host,
    credentials: passkeys.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transports === '' ? [] : transports.split(' '),
    })),
  };
};

const isAnswered = async (
  executor: Executor,
  now: Date,
  staffId: number,
  purpose: NoncePurpose,
  clientData: string,
) => {
  const taken = await queries.takeNonce(executor, { nonce: nonceIn(clientData), staffId, purpose });
  return taken !== undefined && isNonceOpen(taken.createdAt, now);
};

/** Null where none of theirs is good at this address. */
export const askForPasskey = (deps: Deps, staffId: number, place: PasskeyPlace | null) =>
  deps.db.transaction().execute(async (trx) => {
    if (!place) return null;
    const asked = await ask(trx, deps.clock(), staffId, 'enter', place);
    return asked.credentials.length > 0 ? asked : null;
  });

const findFault = async (
  executor: Executor,
  now: Date,
  person: Person,
  place: PasskeyPlace | null,
  proof: PasskeyProof,
): Promise<PasskeyFault | null> => {
  const { staffId } = person;
  if (!(await isAnswered(executor, now, staffId, 'enter', proof.clientData))) return 'late';
  const passkey = place && (await queries.findPasskey(executor, staffId, place.host, proof.credentialId));
  if (!passkey) return 'unknown';
  const counter = readProof(proof, place, passkey.publicKey);
  if (counter === null) return 'proof';
  if (!(await queries.recordPasskeyUse(executor, passkey.id, counter, now.toISOString()))) return 'counter';
  await log(executor, now, null, 'passkey_used', person, passkey.name);
  return null;
};

interface AtLogin {
  readonly email: string;
  readonly address: string;
  readonly place?: PasskeyPlace | null;
}

/** Whether one of theirs signed what this login asked. Inside a transaction, which must commit. */
export const spendPasskey = async (
  executor: Executor,
  now: Date,
  person: Person,
  { email, address, place = null }: AtLogin,
  proof: PasskeyProof,
): Promise<boolean> => {
  const fault = await findFault(executor, now, person, place, proof);
  if (!fault) return true;
  const details = { email, address, fault };
  await logAct(executor, now, null, 'staff_passkey_failed', about('staff', person.staffId, person.name), { details });
  return false;
};

export const beginPasskey = (deps: Deps, { staffId, email, name }: StaffActor, place: PasskeyPlace | null) =>
  deps.db.transaction().execute(async (trx) => {
    if (!place) throw new Refusal('passkeys_not_here');
    if ((await queries.listPasskeys(trx, staffId)).length >= MOST_PASSKEYS) throw new Refusal('passkeys_full');
    const user = { id: Buffer.from(String(staffId)).toString('base64url'), name: email, displayName: name };
    return { ...(await ask(trx, deps.clock(), staffId, 'add', place)), user };
  });

/** Null where it is none that this person was asked to make here; the nonce is spent all the same. */
const keepPasskey = async (
  deps: Deps,
  executor: Executor,
  staff: StaffActor,
  place: PasskeyPlace,
  { name, passkey }: BodyOf<'POST /api/admin/own-passkeys'>,
) => {
  const now = deps.clock();
  const { staffId } = staff;
  if (!(await isAnswered(executor, now, staffId, 'add', passkey.clientData))) return null;
  const counter = readNewPasskey(passkey, place);
  if (counter === null) return null;
  await takeTurns(executor, deps.engine, 'second-factor', String(staffId));
  if ((await queries.listPasskeys(executor, staffId)).length >= MOST_PASSKEYS) throw new Refusal('passkeys_full');
  const codes = await giveFirstRecoveryCodes(deps, executor, staffId);
  const { credentialId, publicKey, transports } = passkey;
  const kept = await queries.insertPasskey(executor, {
    ...{ staffId, host: place.host, credentialId, publicKey, counter, name },
    ...{ transports: transports.join(' '), createdAt: now.toISOString(), lastUsedAt: null },
  });
  if (!kept) throw new Refusal('passkey_known');
  await log(executor, now, staff, 'passkey_added', staff, name);
  return codes;
};

/** The recovery codes, where this is the first that the login asks for. */
export const addPasskey = async (
  deps: Deps,
  staff: StaffActor,
  place: PasskeyPlace | null,
  wish: BodyOf<'POST /api/admin/own-passkeys'>,
): Promise<string[]> => {
  if (!place) throw new Refusal('passkeys_not_here');
  const codes = await deps.db.transaction().execute((trx) => keepPasskey(deps, trx, staff, place, wish));
  if (!codes) throw new Refusal('passkey_not_made');
  return codes;
};

export const removePasskey = async (deps: Deps, staff: StaffActor, id: number, typed: Typed): Promise<void> => {
  await requireOwnStaffPassword(deps, staff, staff.staffId, typed);
  await inTurn(deps, ['second-factor', staff.staffId], async (trx) => {
    const removed = orRefuse(await queries.deletePasskey(trx, staff.staffId, id), 'passkey_not_found');
    await forgetCodesWithoutFactor(trx, staff.staffId);
    await log(trx, deps.clock(), staff, 'passkey_removed', staff, removed.name);
  });
};
