import { hash, randomUUID } from 'node:crypto';
import { isCurrent, MOST_MARKS, markDay } from '#domain/access/device-mark';
import { LOGIN_LOCKOUT } from '#domain/access/lockout';
import type { Guard } from '#server/platform/guards';
import type { Secrets } from '#server/platform/secrets';

/** Where a login comes from. */
export interface Arrival {
  readonly address: string;
  /** Of whoever is still in on the same browser. */
  readonly sessionToken?: string | undefined;
  readonly deviceMark?: string | undefined;
  readonly userAgent?: string | undefined;
  /** Marks of the pupils who logged out on the same browser. */
  readonly farewells?: readonly string[];
}

/** Whose mark: it holds as long as the password does. */
export interface Account {
  readonly kind: 'student' | 'staff';
  readonly id: number;
  readonly storedHash: string;
}

/** A browser that people logged in from, by the mark that we gave it. */
export interface Device {
  readonly id: string;
  /** A day and the account's tag each, the newest first. */
  readonly marks: readonly string[];
}

const DAY_LENGTH = 4;
const TAG_LENGTH = 22;
const MARK = `[\\da-f]{${DAY_LENGTH}}[\\w-]{${TAG_LENGTH}}`;

/** The device's id, its marks, and the proof that both are ours: twelve hundred characters at most. */
const SHAPE = new RegExp(`^([\\da-f-]{36})((?:${MARK}){1,${MOST_MARKS}})([\\w-]{43})$`, 'u');
const EACH_MARK = new RegExp(MARK, 'gu');

/** Null for none, and for one that is not ours or was changed. */
export const readDevice = (secrets: Secrets, mark: string | undefined): Device | null => {
  const found = SHAPE.exec(mark ?? '');
  if (!found) return null;
  const [, id = '', marks = '', proof = ''] = found;
  return secrets.isDeviceProof(id + marks, proof) ? { id, marks: marks.match(EACH_MARK) ?? [] } : null;
};

/** Whoever does not have the stored hash reads nothing in it, not even whether two devices know the same account. */
const tagOf = (deviceId: string, { kind, id, storedHash }: Account): string =>
  hash('sha256', `${deviceId} ${kind} ${id} ${storedHash}`, 'base64url').slice(0, TAG_LENGTH);

/** Whether the account's present password was right here before, and not too long ago. */
export const isKnownTo = (device: Device, account: Account, now: Date): boolean => {
  const tag = tagOf(device.id, account);
  const mark = device.marks.find((each) => each.endsWith(tag));
  return mark !== undefined && isCurrent(Number.parseInt(mark.slice(0, DAY_LENGTH), 16), now);
};

/** The device and the newest mark without its day, which the cookie begins with. */
const lastWith = (mark: string): string =>
  mark.slice(0, 36) + mark.slice(36 + DAY_LENGTH, 36 + DAY_LENGTH + TAG_LENGTH);

/** Whether somebody else logged in last in this browser, or nobody that we know of. */
export const isAnother = (before: string | undefined, after: string): boolean =>
  before === undefined || lastWith(before) !== lastWith(after);

/** What the cookie says after this login. */
export const markDevice = (secrets: Secrets, device: Device | null, account: Account, now: Date): string => {
  const id = device?.id ?? randomUUID();
  const tag = tagOf(id, account);
  const others = device?.marks.filter((mark) => !mark.endsWith(tag)) ?? [];
  const day = markDay(now).toString(16).padStart(DAY_LENGTH, '0');
  const body = id + [day + tag, ...others].slice(0, MOST_MARKS).join('');
  return body + secrets.deviceProof(body);
};

/**
 * Who was here before is counted under this alone: what strangers do to the account or the address keeps nobody out,
 * and on a shared computer nobody guesses more freely for it.
 */
export const deviceGuard = (device: Device, login: string | number): Guard => ({
  scope: 'device-login',
  key: `${device.id} ${login}`,
  policy: LOGIN_LOCKOUT,
});
