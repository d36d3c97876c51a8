import { STAFF_ROLES } from '#domain/access/actors';

export const STAFF_PASSWORD_MIN_LENGTH = 12;

/** The check the specification names is_admin: may this account use the admin screens at all? */
export const isAdmin = (account: { role: string; disabledAt: string | null }): boolean =>
  account.disabledAt === null && (STAFF_ROLES as readonly string[]).includes(account.role);
