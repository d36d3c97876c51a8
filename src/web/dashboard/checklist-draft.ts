import { CHECKLIST_PUPIL_MAX, type ChecklistStatus } from '#domain/dashboard/checklist';

/** A line of the editor. The key follows the line when it moves, so that the focus does too. */
export interface DraftItem {
  readonly key: string;
  readonly text: string;
  readonly status: ChecklistStatus;
  readonly forPupils: boolean;
}

export type Draft = readonly DraftItem[];

/** Whether pupils can be shown one more. */
export const hasRoomForPupils = (draft: Draft): boolean =>
  draft.filter(({ forPupils }) => forPupils).length < CHECKLIST_PUPIL_MAX;

/** A new line is for pupils while there are few. */
export const withItem = (draft: Draft, key: string): Draft => [
  ...draft,
  { key, text: '', status: 'planned', forPupils: hasRoomForPupils(draft) },
];

export const withoutItem = (draft: Draft, key: string): Draft => draft.filter((item) => item.key !== key);

export const changedItem = (draft: Draft, key: string, part: Partial<Omit<DraftItem, 'key'>>): Draft =>
  draft.map((item) => (item.key === key ? { ...item, ...part } : item));

/** A line at the edge stays where it is. */
export const movedItem = (draft: Draft, key: string, by: 1 | -1): Draft => {
  const from = draft.findIndex((item) => item.key === key);
  const moved = draft[from];
  const target = draft[from + by];
  if (!moved || !target) return draft;
  return draft.with(from, target).with(from + by, moved);
};
