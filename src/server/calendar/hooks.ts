import type { EndKind } from '#domain/calendar/vocabulary';
import type { LiveTopic } from '#domain/vocabulary';
import type { Executor } from '#server/platform/db/database';
import type { SchoolTerm } from '#wire/calendar';

/** Of the pupil with this name, and promised in days: moments as ISO-8601. */
export interface RunningEnd {
  readonly id: string;
  readonly name: string;
  readonly since: string;
  readonly end: string;
}

export interface MovedEnd extends RunningEnd {
  readonly from: string;
}

/** Ends that a change of the calendar moves (D-67, D-85). */
export interface EndsInDays {
  readonly kind: EndKind;
  readonly topic: LiveTopic;
  /** Those that have not come yet. */
  readonly list: (executor: Executor, now: Date) => Promise<readonly RunningEnd[]>;
  readonly move: (trx: Executor, moved: readonly MovedEnd[]) => Promise<void>;
}

/** What another domain does in the transaction in which a term is opened or changed. */
export interface OfTerms {
  readonly opened?: (trx: Executor, term: SchoolTerm) => Promise<void>;
  /** Throws a refusal where what happened in the term would have no place in it any more. */
  readonly changing?: (trx: Executor, after: SchoolTerm) => Promise<void>;
  readonly ends?: EndsInDays;
}

export type TermHooks = readonly OfTerms[];
