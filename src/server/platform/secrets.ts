import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hash,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { canonicalPassword } from '#domain/cards/credentials';

const sha256Hex = (text: string): string => hash('sha256', text, 'hex');

/** One master key gives each purpose a key of its own, so a value sealed for one can never be used for another. */
const derive = (masterHex: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', Buffer.from(masterHex, 'hex'), '', `himma/${purpose}`, 32));

const isSame = (given: string, expected: string): boolean =>
  given.length === expected.length && timingSafeEqual(Buffer.from(given, 'utf8'), Buffer.from(expected, 'utf8'));

export const FAREWELL_LENGTH = 16;
/** 144 bits. */
const GUARDIAN_TOKEN_LENGTH = 24;

/** 132 bits. */
const SESSION_MARK_LENGTH = 22;

/** 132 bits. */
const PAGE_MARK_LENGTH = 22;

const IV_BYTES = 12;
const TAG_BYTES = 16;

export const makeSecrets = (masterHex: string) => {
  /** A text's mac, under the key of a purpose. */
  const macFor = (purpose: string) => {
    const key = derive(masterHex, purpose);
    return (text: string): string => createHmac('sha256', key).update(text).digest('base64url');
  };
  const passwordKey = derive(masterHex, 'student-password');
  const sealKey = derive(masterHex, 'seal');
  const farewellMac = macFor('farewell');
  const recoveryMac = macFor('recovery');
  const guardianMac = macFor('guardian');
  const sessionMarkMac = macFor('session-mark');
  const pageMac = macFor('page');
  const outboxKey = derive(masterHex, 'outbox');
  const deviceProof = macFor('device');
  /** Rows of the earlier product bring only the SHA-256 hex. */
  const hashImportedHex = (hex: string): string => createHmac('sha256', passwordKey).update(hex).digest('hex');
  /** What `students_credentials.hashed_password` holds: HMAC of the specification's SHA-256 hex (D-4). */
  const hashStudentPassword = (typed: string): string => hashImportedHex(sha256Hex(canonicalPassword(typed)));
  const pageMark = (session: string): string => pageMac(session).slice(0, PAGE_MARK_LENGTH);
  return {
    /** Under which the processes of one school speak to each other: another school on the same Redis does not know it. */
    channel: derive(masterHex, 'channel').toString('base64url'),
    /** Itself, for a sealed backup alone. */
    key: masterHex,
    /** Tells this key from another, and nothing of it. */
    keyMark: derive(masterHex, 'mark').toString('base64url'),
    /** Under which a browser remembers that this pupil logged out in it; tells its reader nothing, and ends with the password. */
    farewellMark: (studentId: number, hashedPassword: string): string =>
      farewellMac(`${studentId}:${hashedPassword}`).slice(0, FAREWELL_LENGTH),
    /** That what a device's cookie says was written by us. */
    deviceProof,
    isDeviceProof: (said: string, given: string): boolean => isSame(given, deviceProof(said)),
    /** Of a guardian's link: the database has its nonce and its hash, and neither makes it. */
    guardianToken: (nonce: string): string => guardianMac(nonce).slice(0, GUARDIAN_TOKEN_LENGTH),
    /** Which of a person's sessions a page is of, for that page alone: under it a device keeps what waits. */
    sessionMark: (sessionId: number): string => sessionMarkMac(`${sessionId}`).slice(0, SESSION_MARK_LENGTH),
    /** Of all pages of one session: whoever has only its cookie does not know it. */
    pageMark,
    isPageMark: (session: string, given: string): boolean => isSame(given, pageMark(session)),
    /** Under which a person's pages seal what waits on a device: whoever else uses it can neither read nor make it. */
    outboxKey: (kind: 'staff' | 'pupil', id: number): string =>
      createHmac('sha256', outboxKey).update(`${kind}:${id}`).digest('hex'),
    /** Of a recovery code: a stolen database cannot even try them. */
    recoveryMac: (staffId: number, code: string): string => recoveryMac(`${staffId}:${code}`),
    /** Under which a national number is known again: a stolen database cannot even try the ten digits. */
    nationalNumberKey: macFor('national-number'),
    /** Of a text of the audit log's chain. */
    auditMac: macFor('audit'),
    /** Of a backup that was made with this key. */
    backupMac: macFor('backup'),
    hashImportedHex,
    hashStudentPassword,
    studentPasswordMatches: (typed: string, stored: string): boolean => isSame(hashStudentPassword(typed), stored),
    seal: (plain: string): string => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealKey, iv);
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
    },
    open: (sealed: string): string => {
      const raw = Buffer.from(sealed, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', sealKey, raw.subarray(0, IV_BYTES));
      decipher.setAuthTag(raw.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(raw.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
    },
  };
};

export type Secrets = Readonly<ReturnType<typeof makeSecrets>>;

export const newMasterKey = (): string => randomBytes(32).toString('hex');

export const newToken = (bytes = 32): string => randomBytes(bytes).toString('base64url');

/** Only the hash of a token is stored, so a stolen database opens no session and is no card. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url');
