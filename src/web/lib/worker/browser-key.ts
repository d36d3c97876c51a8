declare const self: ServiceWorkerGlobalScope;

/** A cookie without a lifetime: it ends with the browser, and what was kept under it can be read no more. */
const COOKIE = 'himma-kept';
const KEY_BYTES = 32;
const IV_BYTES = 12;

/** None where a browser lends workers no cookies: it then keeps nothing that somebody saw. */
const cookies = (): CookieStore | undefined => self.cookieStore;

const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const fromHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../gu) ?? [], (digits) => Number.parseInt(digits, 16));

/** Whatever is kept from now on is kept under another key, and nothing opens what was kept before. */
export const renewKey = async (): Promise<void> => {
  const value = toHex(crypto.getRandomValues(new Uint8Array(KEY_BYTES)));
  await cookies()?.set({ name: COOKIE, value, sameSite: 'strict' });
};

const readKey = async (): Promise<CryptoKey | null> => {
  const value = (await cookies()?.get(COOKIE))?.value;
  return value && /^[\da-f]{64}$/u.test(value)
    ? crypto.subtle.importKey('raw', fromHex(value), 'AES-GCM', false, ['encrypt', 'decrypt'])
    : null;
};

/** What it says is bound to what it is said of. */
export const lock = async (content: ArrayBuffer, of: string): Promise<Blob | null> => {
  if (!(await readKey())) await renewKey();
  const key = await readKey();
  if (!key) return null;
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const additionalData = new TextEncoder().encode(of);
  return new Blob([iv, await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, content)]);
};

/** Null for what was kept before the browser was closed, or before somebody else came; and for what no worker kept. */
export const unlock = async (locked: ArrayBuffer, of: string): Promise<ArrayBuffer | null> => {
  const key = await readKey();
  if (!key) return null;
  const [iv, content] = [locked.slice(0, IV_BYTES), locked.slice(IV_BYTES)];
  const additionalData = new TextEncoder().encode(of);
  return crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, key, content).catch(() => null);
};
