/** Says whether there was room for it, and leave to keep it. */
export const tryToKeep = (name: string, value: string): boolean => {
  try {
    localStorage.setItem(name, value);
    return true;
  } catch {
    return false;
  }
};

/** Where storage is full or forbidden, nothing is remembered and nothing else is lost. */
export const keep = (name: string, value: string): void => void tryToKeep(name, value);

export const kept = (name: string): string | null => {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
};

/** Storage is out of our hands: what cannot be read is nothing. */
export const readJson = (written: string | null): unknown => {
  try {
    return JSON.parse(written ?? 'null');
  } catch {
    return null;
  }
};

export const isObject = (read: unknown): read is Readonly<Record<string, unknown>> =>
  typeof read === 'object' && read !== null;

export const forget = (name: string): void => {
  try {
    localStorage.removeItem(name);
  } catch {}
};

export const keptNames = (prefix: string): string[] => {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(prefix));
  } catch {
    return [];
  }
};

const OURS = 'himma-';

/** How the names begin of what waits here until the server has it. */
export const OUTBOX = `${OURS}waiting `;

/** Which groups of the staff's menu are open. */
export const MENU = `${OURS}menu`;

/** How the device looks and sounds, whoever holds it; and the word that this page leaves to the next. */
const OF_DEVICE: readonly string[] = ['himma-theme', 'himma-muted', 'himma-notice', MENU];

/** At each change of person: whoever comes shall find nothing of who went, nor left by them; what waits stays for those whose it is (D-91). */
export const forgetPerson = (): void => {
  for (const name of keptNames('')) if (!(OF_DEVICE.includes(name) || name.startsWith(OUTBOX))) forget(name);
  for (const name of Object.keys(sessionStorage)) if (!OF_DEVICE.includes(name)) sessionStorage.removeItem(name);
};
