import type { Happened, PupilPartKind } from '#domain/roster/pupil-page';
import type { Executor } from './db/database.ts';

interface Figure {
  readonly value: string;
  readonly note: string;
}

/** So many of what happened before a moment, newest first. */
export interface HappenedPage {
  readonly before: string;
  readonly limit: number;
}

/** What a domain says of one pupil, in the words that staff read: how they stand, and what happened. */
export interface PupilPart {
  readonly kind: PupilPartKind;
  readonly standing: (executor: Executor, studentId: number, now: Date) => Promise<Figure>;
  readonly happened?: (executor: Executor, studentId: number, page: HappenedPage) => Promise<readonly Happened[]>;
}
