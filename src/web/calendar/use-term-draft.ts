import { useState } from 'react';
import type { SchoolTerm } from '#wire/calendar';
import { changedParts, draftOf, rebased, type TermDraft } from './term-draft.ts';

interface Edited {
  readonly seen: SchoolTerm;
  readonly draft: TermDraft;
}

const isTouched = ({ seen, draft }: Edited): boolean => changedParts(draftOf(seen), draft).length > 0;

/** What was typed stays until it is saved or discarded, whatever arrives from the server meanwhile. */
export const useTermDraft = (term: SchoolTerm) => {
  const [edited, setEdited] = useState<Edited | null>(null);
  const held = edited && isTouched(edited) ? edited : null;
  const { seen, draft } = held ?? { seen: term, draft: draftOf(term) };
  return {
    seen,
    draft,
    isTouched: held !== null,
    /** What somebody else changed since the first touch. */
    news: changedParts(draftOf(seen), draftOf(term)),
    change: (part: Partial<TermDraft>) => setEdited({ seen, draft: { ...draft, ...part } }),
    discard: () => setEdited(null),
    goOnFromNow: () => setEdited({ seen: term, draft: rebased(draftOf(seen), draft, draftOf(term)) }),
  };
};
