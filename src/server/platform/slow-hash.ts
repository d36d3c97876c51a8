import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { fewAtOnce } from './few-at-once.ts';

/**
 * A core stays free for everybody else, and of the four threads that also read files at least one: hundreds who guess
 * at once wait for each other, and no page waits for them.
 */
const inLine = fewAtOnce(Math.min(3, Math.max(1, availableParallelism() - 1)), 100);

/** argon2id with the library's defaults (19 MiB, 2 passes), which are OWASP's. */
export const slowHash = (password: string): Promise<string> => inLine(() => hash(password.normalize('NFC')));

export const slowHashMatches = (stored: string, password: string, who = { isExpected: false }): Promise<boolean> =>
  inLine(() => verify(stored, password.normalize('NFC')), who);

let decoy: Promise<string> | undefined;

/** Verified against when the account is unknown, so that an unknown e-mail takes as long as a wrong password. */
export const decoyHash = (): Promise<string> => {
  // Past the line: made once, and a line that is full at that moment would be its answer for ever.
  decoy ??= hash('an account that does not exist');
  return decoy;
};
