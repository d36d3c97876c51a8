import { useEffect } from 'react';

const PREFIX = 'himma-draft-';

/** What was being written under a name, where there is something of that kind. */
export const readDraft = <Draft>(name: string, isDraft: (value: unknown) => value is Draft): Draft | null => {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null');
    return isDraft(read) ? read : null;
  } catch {
    return null;
  }
};

/** Where storage is full or forbidden, a reload begins anew. */
const writeDraft = (name: string, written: string | null): void => {
  try {
    if (written === null) sessionStorage.removeItem(PREFIX + name);
    else sessionStorage.setItem(PREFIX + name, written);
  } catch {}
};

export const forgetDraft = (name: string): void => writeDraft(name, null);

/** What is being written outlives a reload and a look at another page, in this tab alone: others use the same device. */
export const useKeptDraft = (name: string, draft: unknown): void => {
  const written = draft === null ? null : JSON.stringify(draft);
  useEffect(() => writeDraft(name, written), [name, written]);
};
