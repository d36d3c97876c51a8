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
