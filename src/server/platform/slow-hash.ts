import { hash, verify } from '@node-rs/argon2';

/** argon2id with the library's defaults (19 MiB, 2 passes), which are OWASP's. */
export const slowHash = (password: string): Promise<string> => hash(password.normalize('NFC'));

export const slowHashMatches = (stored: string, password: string): Promise<boolean> =>
  verify(stored, password.normalize('NFC'));

let decoy: Promise<string> | undefined;

/** Verified against when the account is unknown, so that an unknown e-mail takes as long as a wrong password. */
export const decoyHash = (): Promise<string> => {
  decoy ??= slowHash('an account that does not exist');
  return decoy;
};
