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

interface Asked {
  readonly isExpected?: boolean;
  /** Done when it is their turn: what throws here is not looked at, and who is sent away did nothing. */
  readonly first?: () => Promise<void>;
}

export const slowHashMatches = (stored: string, password: string, { first, ...who }: Asked = {}): Promise<boolean> =>
  inLine(async () => {
    await first?.();
    return verify(stored, password.normalize('NFC'));
  }, who);

let decoy: Promise<string> | undefined;

/** Verified against when the account is unknown, so that an unknown e-mail takes as long as a wrong password. */
export const decoyHash = (): Promise<string> => {
  // Past the line: made once, and a line that is full at that moment would be its answer for ever.
  decoy ??= hash('an account that does not exist');
  return decoy;
};
