import { useState } from 'react';
import { surahTitle } from '#strings/quran/words';
import type { Reply } from '#web/lib/api.ts';
import type { StaffText } from '#wire/quran';
import { judgeRange, NO_RANGE, type RangeDraft, rangeOf, surahNameOf } from './admin-range.ts';
import { useAddText, useCompare } from './mutations.ts';
import type { Surah } from './queries.ts';

export type Comparison = Reply<'POST /api/admin/quran/compare'>;

export interface TextDraft {
  /** Null until somebody types: the surah suggests one. */
  readonly title: string | null;
  readonly way: 'choose' | 'paste';
  readonly range: RangeDraft;
  readonly pasted: string;
  /** Of what is pasted now. */
  readonly compared: Comparison | null;
}

const EMPTY: TextDraft = { title: null, way: 'choose', range: NO_RANGE, pasted: '', compared: null };

/** The verses that would be saved: those chosen, or those that the pasted text turned out to be. */
const wantedRange = ({ way, range, compared }: TextDraft): RangeDraft => {
  if (way === 'choose') return range;
  return compared ? rangeOf(compared.passage) : NO_RANGE;
};

export const readDraft = (draft: TextDraft, surahs: readonly Surah[]) => {
  const wanted = wantedRange(draft);
  const name = surahNameOf(wanted, surahs);
  return { title: draft.title ?? (name === undefined ? '' : surahTitle(name)), range: judgeRange(wanted, surahs) };
};

/** Lives with the screen, not with the form: a look at the list loses nothing that was typed. */
export const useNewText = (onAdded: (text: StaffText) => void) => {
  const [draft, setDraft] = useState(EMPTY);
  const change = (part: Partial<TextDraft>) => setDraft((before) => ({ ...before, ...part }));
  const compare = useCompare();
  const add = useAddText((text) => {
    setDraft(EMPTY);
    onAdded(text);
  });
  return {
    draft,
    change,
    add,
    compare: {
      isPending: compare.isPending,
      error: compare.error,
      run: () =>
        compare.mutate(draft.pasted, {
          // To choose goes on from there.
          onSuccess: (compared) => change({ compared, range: rangeOf(compared.passage) }),
        }),
    },
    paste: (pasted: string) => {
      compare.reset();
      change({ pasted, compared: null });
    },
  };
};
