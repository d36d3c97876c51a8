import { useEffect, useState } from 'react';
import type { Group } from '#domain/messages/audience';

export interface Draft {
  readonly text: string;
  readonly ticked: readonly number[];
  /** Whose box was ticked last, if it was not names. */
  readonly group: Group | null;
}

const EMPTY: Draft = { text: '', ticked: [], group: null };

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'ticked' in value &&
  Array.isArray(value.ticked) &&
  'group' in value;

const read = (key: string): Draft => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isDraft(kept) ? kept : EMPTY;
  } catch {
    return EMPTY;
  }
};

/** What is being written outlives a reload and a look at another page, for this tab and this person alone. */
export const useDraft = (staffId: number) => {
  const key = `himma-message-${staffId}`;
  const [draft, setDraft] = useState(() => read(key));
  useEffect(() => sessionStorage.setItem(key, JSON.stringify(draft)), [key, draft]);
  return {
    draft,
    write: (text: string) => setDraft((before) => ({ ...before, text })),
    tick: (ticked: readonly number[], group: Group | null) => setDraft((before) => ({ ...before, ticked, group })),
    clear: () => setDraft(EMPTY),
  };
};
