import { randomInt } from 'node:crypto';
import { drawRecoveryCodes, showRecoveryCode } from '#domain/access/second-factor';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import * as queries from './queries.ts';

/** What a login asks for after the password: codes of an app that was confirmed, passkeys, both, or nothing. */
export const readFactors = async (executor: Executor, staffId: number) => ({
  hasApp: Boolean((await queries.findFactor(executor, staffId))?.confirmedAt),
  hasPasskeys: (await queries.listPasskeys(executor, staffId)).length > 0,
});

/** Told once; the database keeps what the school's key makes of them. */
export const giveRecoveryCodes = async (deps: Deps, executor: Executor, staffId: number): Promise<string[]> => {
  const codes = drawRecoveryCodes((min, max) => randomInt(min, max + 1));
  const hashes = codes.map((code) => deps.secrets.recoveryMac(staffId, code));
  await queries.replaceRecoveryCodes(executor, staffId, hashes);
  return codes.map(showRecoveryCode);
};

/** With what is turned on first; those of before stand for what comes after. Asked before that is written. */
export const giveFirstRecoveryCodes = async (deps: Deps, executor: Executor, staffId: number): Promise<string[]> => {
  const { hasApp, hasPasskeys } = await readFactors(executor, staffId);
  return hasApp || hasPasskeys ? [] : giveRecoveryCodes(deps, executor, staffId);
};

/** They open nothing by themselves, and the next first factor brings new ones. */
export const forgetCodesWithoutFactor = async (executor: Executor, staffId: number): Promise<void> => {
  const { hasApp, hasPasskeys } = await readFactors(executor, staffId);
  if (!hasApp && !hasPasskeys) await queries.deleteRecoveryCodes(executor, staffId);
};
