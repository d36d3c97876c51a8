export const SURPRISE_TYPES = ['PRIVILEGE'] as const;
export type SurpriseType = (typeof SURPRISE_TYPES)[number];

export const PRIVILEGE_TEXT_MAX = 80;
export const PRIVILEGE_DESCRIPTION_MAX = 200;
export const TEACHER_COMMENT_MAX = 200;

/** `unclaimed` is the pupil's to book; the teacher sees what follows. */
export const PICK_STATUSES = ['unclaimed', 'waiting', 'done', 'rejected'] as const;
export type PickStatus = (typeof PICK_STATUSES)[number];

/** What a teacher can look for. */
export const ASKED_FOR = ['waiting', 'done', 'rejected'] as const satisfies readonly PickStatus[];

export interface PickState {
  readonly isClaimed: boolean;
  readonly isProcessed: boolean;
  readonly teacherComment: string | null;
}

/** A comment is what tells a rejected privilege from one that was given (D-27). */
export const pickStatus = ({ isClaimed, isProcessed, teacherComment }: PickState): PickStatus => {
  if (isProcessed) return teacherComment ? 'rejected' : 'done';
  return isClaimed ? 'waiting' : 'unclaimed';
};
