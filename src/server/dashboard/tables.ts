import type { Generated } from 'kysely';
import type { ChecklistStatus } from '#domain/dashboard/checklist';

export interface ChecklistItems {
  id: Generated<number>;
  place: number;
  text: string;
  status: ChecklistStatus;
  /** Those that pupils are shown. */
  forPupils: 0 | 1;
}

/** Scenes that a pupil saw, each under its key. */
export interface PupilScenes {
  studentId: number;
  scene: string;
  seenAt: string;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    checklist_items: ChecklistItems;
    pupil_scenes: PupilScenes;
  }
}
