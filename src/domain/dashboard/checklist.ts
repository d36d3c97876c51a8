export const CHECKLIST_STATUSES = ['completed', 'in-progress', 'planned'] as const;
export type ChecklistStatus = (typeof CHECKLIST_STATUSES)[number];

export const CHECKLIST_MAX_ITEMS = 20;
export const CHECKLIST_TEXT_MAX = 160;
/** Of all that staff write down, as many as a child reads: those marked for pupils. */
export const CHECKLIST_PUPIL_MAX = 3;

const HOURS = 60 * 60 * 1000;
const SHOW_AGAIN_MS = 6 * HOURS;
const SHOW_AGAIN_DEBUG_MS = 30_000;

/** The popup shows to who never saw it, and again after six hours (thirty seconds while developing). */
export const showsChecklist = (lastSeenMs: number | null, nowMs: number, isDebug: boolean): boolean =>
  lastSeenMs === null || nowMs - lastSeenMs >= (isDebug ? SHOW_AGAIN_DEBUG_MS : SHOW_AGAIN_MS);

/** "Remind me" counts as seen thirty seconds ago. */
export const remindedAt = (nowMs: number): number => nowMs - SHOW_AGAIN_DEBUG_MS;
