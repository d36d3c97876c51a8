import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  type ScryptOptions,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import { promisify } from 'node:util';
import { BackupUnreadable } from './unreadable.ts';

/**
 * A sealed backup: this line, the salt, a proof of the passphrase, then frames. A frame is a byte that says whether it is
 * the last, its length, its tag and its bytes; its place is its nonce, so none can be moved, left out or cut off.
 */
export const SEALED = Buffer.from('himma sealed backup 1\n');

const SALT_BYTES = 16;
const PROOF_BYTES = 16;
const TAG_BYTES = 16;
const NONCE_BYTES = 12;
const FRAME_HEAD_BYTES = 1 + 4 + TAG_BYTES;
const FRAME_BYTES = 64 * 1024;

/** What each guess of a passphrase costs: a number of blocks, each of 1 KB, that are all held at once. */
export type GuessCost = number;

/** Some 200 ms and 64 MB. */
export const DEAR: GuessCost = 2 ** 16;
const MOST_BYTES = 128 * 1024 * 1024;
const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

const keysOf = async (passphrase: string, salt: Buffer, cost: GuessCost) => {
  const key = await derive(passphrase.normalize('NFC'), salt, 32, { N: cost, r: 8, p: 1, maxmem: MOST_BYTES });
  return { key, proof: createHmac('sha256', key).update('proof').digest().subarray(0, PROOF_BYTES) };
};

const nonceOf = (place: number): Buffer => {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeBigUInt64BE(BigInt(place));
  return nonce;
};

const sealFrame = (key: Buffer, place: number, isLast: boolean, plain: Buffer): Buffer => {
  const head = Buffer.alloc(5);
  head.writeUInt8(Number(isLast));
  head.writeUInt32BE(plain.length, 1);
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(place)).setAAD(head);
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([head, cipher.getAuthTag(), body]);
};

export const sealing = (passphrase: string, cost: GuessCost) =>
  async function* seal(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const salt = randomBytes(SALT_BYTES);
    const { key, proof } = await keysOf(passphrase, salt, cost);
    yield Buffer.concat([SEALED, salt, proof]);
    let place = 0;
    let kept = Buffer.alloc(0);
    for await (const chunk of source) {
      kept = Buffer.concat([kept, chunk]);
      while (kept.length > FRAME_BYTES) {
        yield sealFrame(key, place, false, kept.subarray(0, FRAME_BYTES));
        kept = kept.subarray(FRAME_BYTES);
        place += 1;
      }
    }
    yield sealFrame(key, place, true, kept);
  };

/** Whole pieces of what comes in pieces of any size. */
const makeReader = (source: AsyncIterable<Buffer>) => {
  const chunks = source[Symbol.asyncIterator]();
  let kept = Buffer.alloc(0);
  return async (length: number): Promise<Buffer> => {
    while (kept.length < length) {
      const { done, value } = await chunks.next();
      if (done) throw new BackupUnreadable('truncated');
      kept = Buffer.concat([kept, value]);
    }
    const piece = kept.subarray(0, length);
    kept = kept.subarray(length);
    return piece;
  };
};

const openFrame = (key: Buffer, place: number, head: Buffer, body: Buffer): Buffer => {
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(place))
    .setAAD(head.subarray(0, 5))
    .setAuthTag(head.subarray(5));
  try {
    return Buffer.concat([decipher.update(body), decipher.final()]);
  } catch {
    throw new BackupUnreadable('altered');
  }
};

export const unsealing = (passphrase: string, cost: GuessCost) =>
  async function* unseal(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const read = makeReader(source);
    await read(SEALED.length);
    const salt = await read(SALT_BYTES);
    const { key, proof } = await keysOf(passphrase, salt, cost);
    if (!timingSafeEqual(proof, await read(PROOF_BYTES))) throw new BackupUnreadable('passphrase_wrong');
    for (let place = 0; ; place += 1) {
      const head = await read(FRAME_HEAD_BYTES);
      const length = head.readUInt32BE(1);
      if (length > FRAME_BYTES) throw new BackupUnreadable('altered');
      yield openFrame(key, place, head, await read(length));
      if (head.readUInt8() === 1) return;
    }
  };
