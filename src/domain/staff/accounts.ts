import { STAFF_ROLES } from '#domain/access/actors';

export const STAFF_PASSWORD_MIN_LENGTH = 12;

/** `.example` is reserved: these can never be somebody's address. */
export const DEMO_EMAILS = { admin: 'admin@himma.example', teacher: 'teacher@himma.example' } as const;

export const isDemoEmail = (email: string): boolean => Object.values<string>(DEMO_EMAILS).includes(email);

/** The check the specification names is_admin: may this account use the admin screens at all? */
export const isAdmin = (account: { role: string; disabledAt: string | null }): boolean =>
  account.disabledAt === null && (STAFF_ROLES as readonly string[]).includes(account.role);
