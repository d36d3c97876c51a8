import type { Insertable } from 'kysely';
import { isDemoEmail } from '#domain/staff/accounts';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { orRefuse, Refusal } from '#server/platform/errors';
import { slowHash } from '#server/platform/slow-hash';
import { staffRefusals } from '#strings/staff/refusals';
import { isGuessable } from './password-strength.ts';
import { insertStaff } from './queries.ts';
import type { Staff } from './tables.ts';

/** Every new password passes here. Those set before keep working. */
export const hashIfStrong = async (password: string, owner: { name: string; email: string }): Promise<string> => {
  if (await isGuessable(password, owner))
    throw new Refusal('password_too_weak', { fields: { password: staffRefusals.password_too_weak } });
  return slowHash(password);
};

/** Every new account passes here. */
export const insertAccount = async (
  { clock, config }: Deps,
  executor: Executor,
  account: Omit<Insertable<Staff>, 'createdAt'>,
) => {
  // Production takes such an address as the mark of the demo school and would never start again.
  if (config.production && isDemoEmail(account.email)) throw new Refusal('email_of_demo');
  return orRefuse(await insertStaff(executor, { ...account, createdAt: clock().toISOString() }), 'email_taken');
};
