import { useEffect, useState } from 'react';
import type { AudioSource } from '#domain/listening/audio';
import { linesOf, problemWithTimes, timesIn } from '#domain/listening/times';
import { listeningRefusals } from '#strings/listening/refusals';
import { typedTimes } from '#strings/listening/staff';
import { readDraft, useKeptDraft } from '#web/lib/kept-draft.ts';
import type { Audio, StaffRecitation } from '#wire/listening';
import type { AudioFile } from './admin-mutations.ts';

interface RecitationDraft {
  /** Whose recitation was opened to be corrected; null where it is a new one. */
  readonly textId: number | null;
  readonly reciterId: number | null;
  /** How the audio is to come, and what was typed or chosen for it that has not arrived. */
  readonly way: AudioSource;
  readonly link: string;
  readonly unsent: AudioFile | null;
  readonly audio: Audio | null;
  /** Null until the browser has read it from the audio. */
  readonly durationMs: number | null;
  /** The times as they are typed. Those tapped, dragged or imported are written here as well, so all four ways are one. */
  readonly typed: string;
}

const EMPTY: RecitationDraft = {
  textId: null,
  reciterId: null,
  way: 'upload',
  link: '',
  unsent: null,
  audio: null,
  durationMs: null,
  typed: '',
};

interface Kept {
  readonly draft: RecitationDraft;
  /** Whether it holds something that is nowhere else. */
  readonly isTouched: boolean;
}

const UNTOUCHED: Kept = { draft: EMPTY, isTouched: false };

const isDraft = (value: unknown): value is RecitationDraft =>
  typeof value === 'object' && value !== null && Object.keys(EMPTY).every((part) => part in value);

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'draft' in value && isDraft(value.draft);

/** An hour of tapping is not done twice. */
export const useRecitationDraft = (staffId: number) => {
  const name = `recitation-${staffId}`;
  const [form, setForm] = useState(() => readDraft(name, isKept) ?? UNTOUCHED);
  // A file that has not arrived cannot be written down.
  useKeptDraft(name, { ...form, draft: { ...form.draft, unsent: null } });
  const { draft, isTouched } = form;
  const change = (part: Partial<RecitationDraft>) =>
    setForm(({ draft: before }) => ({ draft: { ...before, ...part }, isTouched: true }));
  return {
    draft,
    times: timesIn(draft.typed),
    isTouched,
    change,
    setTimes: (times: readonly number[]) => change({ typed: linesOf(times) }),
    bring: (audio: Audio) => change({ audio, durationMs: null, unsent: null, link: '' }),
    measured: (durationMs: number) => setForm((before) => ({ ...before, draft: { ...before.draft, durationMs } })),
    open: (textId: number, { reciterId, timestamps, durationMs, ...audio }: StaffRecitation) =>
      setForm({
        draft: { ...EMPTY, textId, reciterId, audio, durationMs, typed: linesOf(timestamps) },
        isTouched: false,
      }),
    clear: () => setForm(UNTOUCHED),
  };
};

export type DraftOfRecitation = ReturnType<typeof useRecitationDraft>;

/** What was opened of one text is not saved for another: it goes, unless something was changed in it. */
export const useIsOfAnother = ({ draft, isTouched, clear }: DraftOfRecitation, textId: number | undefined): boolean => {
  const isOfAnother = draft.textId !== null && draft.textId !== textId;
  useEffect(() => {
    if (isOfAnother && !isTouched) clear();
  }, [isOfAnother, isTouched, clear]);
  return isOfAnother;
};

/** What is wrong with the times as far as it can be known; nothing typed yet is nothing wrong. */
export const faultOfTimes = (
  { draft: { typed, durationMs }, times }: DraftOfRecitation,
  verses: number,
): string | undefined => {
  if (typed.trim() === '') return undefined;
  if (times.length === 0) return typedTimes.notNumbers;
  const problem = problemWithTimes(times, { verses, durationMs: durationMs ?? Number.POSITIVE_INFINITY });
  return problem ? listeningRefusals[problem] : undefined;
};
