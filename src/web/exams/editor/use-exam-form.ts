import { useState } from 'react';
import { EXAM_QUESTIONS } from '#domain/exams/paper';
import { useStaffId } from '#web/access/queries.ts';
import { readDraft, useKeptDraft } from '#web/lib/kept-draft.ts';
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

/** What was typed is there again after a reload and a look at another page, for this person alone. */
export const useExamForm = (exam: string | number, opened: Seen) => {
  const name = `exam-${useStaffId()}-${exam}`;
  const [kept] = useState(() => readDraft(name, isKept));
  const { seen, draft, change, follow } = useSeenDraft(kept?.seen ?? opened, (from) => kept?.draft ?? from.draft);
  const isTouched = JSON.stringify(draft) !== JSON.stringify(seen.draft);
  useKeptDraft(name, isTouched ? { seen, draft } : null);
  return {
    seen,
    draft,
    change,
    isTouched,
    isRestored: isTouched && seen === kept?.seen,
    /** Goes on from what is saved, without what was typed. */
    follow: (now: Seen) => follow(now, now.draft),
  };
};
