/** Where storage is full or forbidden, nothing is remembered and nothing else is lost. */
export const keep = (name: string, value: string): void => {
  try {
    localStorage.setItem(name, value);
  } catch {}
};

export const kept = (name: string): string | null => {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
};

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

/** Begins the names of what is one person's alone. */
export const OWN = 'himma-own ';

/** At logout: whoever comes next shall not find it. */
export const forgetOwn = (): void => {
  for (const name of keptNames(OWN)) forget(name);
};
