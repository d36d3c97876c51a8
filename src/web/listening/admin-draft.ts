import { useState } from 'react';
import type { AudioSource } from '#domain/listening/audio';
import { linesOf, problemWithTimes, timesIn } from '#domain/listening/times';
import { listeningRefusals } from '#strings/listening/refusals';
import { typedTimes } from '#strings/listening/staff';
import type { Audio, StaffRecitation } from '#wire/listening';
import type { AudioFile } from './admin-mutations.ts';

interface RecitationDraft {
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
  reciterId: null,
  way: 'upload',
  link: '',
  unsent: null,
  audio: null,
  durationMs: null,
  typed: '',
};

const UNTOUCHED = { draft: EMPTY, isTouched: false };

/** Lives with the screen, not with the form: a look at the list loses nothing. */
export const useRecitationDraft = () => {
  const [{ draft, isTouched }, setForm] = useState(UNTOUCHED);
  const change = (part: Partial<RecitationDraft>) =>
    setForm(({ draft: before }) => ({ draft: { ...before, ...part }, isTouched: true }));
  return {
    draft,
    times: timesIn(draft.typed),
    /** Whether it holds something that is nowhere else. */
    isTouched,
    change,
    setTimes: (times: readonly number[]) => change({ typed: linesOf(times) }),
    bring: (audio: Audio) => change({ audio, durationMs: null, unsent: null, link: '' }),
    measured: (durationMs: number) => setForm((before) => ({ ...before, draft: { ...before.draft, durationMs } })),
    open: ({ reciterId, timestamps, durationMs, ...audio }: StaffRecitation) =>
      setForm({ draft: { ...EMPTY, reciterId, audio, durationMs, typed: linesOf(timestamps) }, isTouched: false }),
    clear: () => setForm(UNTOUCHED),
  };
};

export type DraftOfRecitation = ReturnType<typeof useRecitationDraft>;

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
