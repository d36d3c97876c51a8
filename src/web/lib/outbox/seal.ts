import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { hexToBytes, managedNonce, utf8ToBytes } from '@noble/ciphers/utils.js';
import { readJson } from '../kept.ts';

const KEY_DIGITS = 64;

/** In plain script, for a school's own network may be plain http, where browsers lend no cipher. */
const cipherOf = (key: string, name: string) =>
  managedNonce(xchacha20poly1305)(hexToBytes(key.padEnd(KEY_DIGITS, '0')), utf8ToBytes(name));

/**
 * Anybody who uses the device can write into its storage and read it. What is sealed with a person's key is read by
 * that person's pages alone, and was written by them, under this very name.
 */
export const sealed = (key: string, name: string, value: object): string =>
  btoa(String.fromCharCode(...cipherOf(key, name).encrypt(utf8ToBytes(JSON.stringify(value)))));

/** Nothing where it was sealed with another key, for another name, or never. */
export const opened = (key: string, name: string, written: string | null): unknown => {
  try {
    const bytes = Uint8Array.from(atob(written ?? ''), (char) => char.charCodeAt(0));
    return readJson(new TextDecoder().decode(cipherOf(key, name).decrypt(bytes)));
  } catch {
    return null;
  }
};
