import { useState } from 'react';
import { useStaffId } from '#web/access/queries.ts';
import { isObject } from '#web/lib/kept.ts';
import { forgetDraft, readDraft, useKeptDraft } from '#web/lib/kept-draft.ts';
import { changedParts, draftOf, isTermDraft, rebased, type SeenTerm, type TermDraft } from './term-draft.ts';

interface Edited {
  readonly seen: SeenTerm;
  readonly draft: TermDraft;
}

const isEdited = (value: unknown): value is Edited =>
  isObject(value) && isTermDraft(value.seen) && isTermDraft(value.draft);

const isTouched = ({ seen, draft }: Edited): boolean => changedParts(seen, draft).length > 0;

/**
 * What was typed stays until it is saved or discarded, whatever arrives from the server meanwhile, and is there again
 * after a reload.
 */
export const useTermDraft = (form: string, term: SeenTerm) => {
  const name = `${form}-${useStaffId()}`;
  const [edited, setEdited] = useState(() => readDraft(name, isEdited));
  const held = edited && isTouched(edited) ? edited : null;
  useKeptDraft(name, held);
  const { seen, draft } = held ?? { seen: term, draft: draftOf(term) };
  return {
    seen,
    draft,
    isTouched: held !== null,
    /** What somebody else changed since the first touch. */
    news: changedParts(seen, term),
    change: (part: Partial<TermDraft>) => setEdited({ seen, draft: { ...draft, ...part } }),
    discard: () => setEdited(null),
    goOnFromNow: () => setEdited({ seen: term, draft: rebased(seen, draft, draftOf(term)) }),
    /** Saved or given up: a page that opens next begins anew. */
    forget: () => forgetDraft(name),
  };
};
