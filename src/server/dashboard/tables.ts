import type { Generated } from 'kysely';
import type { ChecklistStatus } from '#domain/dashboard/checklist';

export interface ChecklistItems {
  id: Generated<number>;
  place: number;
  text: string;
  status: ChecklistStatus;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    checklist_items: ChecklistItems;
  }
}
