import { useEffect, useState } from 'react';
import { EXAM_QUESTIONS } from '#domain/exams/paper';
import { useSeenDraft } from '#web/lib/seen-draft.ts';
import type { WholeExam } from '#wire/exams/staff';
import { draftOfExam, type ExamDraft } from './exam-draft.ts';

/** What the form was filled from; a new exam has no version yet. */
export interface Seen {
  readonly version: number | null;
  readonly draft: ExamDraft;
}

export const seenOf = (exam: WholeExam): Seen => ({ version: exam.version, draft: draftOfExam(exam) });

interface Kept {
  readonly seen: Seen;
  readonly draft: ExamDraft;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'seen' in value &&
  'draft' in value &&
  (value.draft as Partial<ExamDraft> | null)?.questions?.length === EXAM_QUESTIONS;

const read = (key: string): Kept | null => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
};

/** Where storage is full or forbidden, a reload begins anew. */
const write = (key: string, kept: Kept | null): void => {
  try {
    if (kept) sessionStorage.setItem(key, JSON.stringify(kept));
    else sessionStorage.removeItem(key);
  } catch {}
};

/** What was typed outlives a reload, in this tab alone: pupils may use the same device. */
export const useExamForm = (key: string, opened: Seen) => {
  const [kept] = useState(() => read(key));
  const [isRestored, setRestored] = useState(kept !== null);
  const { seen, draft, change, follow } = useSeenDraft(kept?.seen ?? opened, (from) => kept?.draft ?? from.draft);
  const isTouched = JSON.stringify(draft) !== JSON.stringify(seen.draft);
  useEffect(() => write(key, isTouched ? { seen, draft } : null), [key, isTouched, seen, draft]);
  return {
    seen,
    draft,
    change,
    isTouched,
    isRestored: isRestored && isTouched,
    /** Goes on from what is saved, without what was typed. */
    follow: (now: Seen) => {
      setRestored(false);
      follow(now, now.draft);
    },
    forget: () => write(key, null),
  };
};

export type ExamForm = ReturnType<typeof useExamForm>;
