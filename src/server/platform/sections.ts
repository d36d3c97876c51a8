import type { Grade } from '#domain/roster/grades';
import type { Executor } from './db/database.ts';

export interface SectionRenamed {
  readonly grade: Grade;
  readonly from: string;
  readonly to: string;
}

/** In the transaction in which the section's pupils get its new name. */
export type RenameSection = (trx: Executor, renamed: SectionRenamed) => Promise<unknown>;
