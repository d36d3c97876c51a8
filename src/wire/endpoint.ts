import type { z } from 'zod';
import type { AccessRule } from '#domain/access/permissions';
import type { ErrorCode } from '#domain/vocabulary';

/** The key of an endpoint in the contract: its method and path. */
export type EndpointKey = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

/**
 * What an act of the staff touches, so that a teacher acts on the own classes alone (D-84):
 * - `school` what all share, or the own account: nobody's pupils
 * - `everybody` pupils of whichever class
 * - `grade` what a grade shares, which path or body names; `gradeOf` names the table of the row whose number is in the path
 * - `named` the pupils that path or body name, or else the classes; where they name none, everybody
 * - `on` the pupils of a row: the one whose number is in the path, or whose numbers are in the body
 */
export type Touches =
  | 'school'
  | 'everybody'
  | 'grade'
  | 'named'
  | { readonly gradeOf: 'exams' | 'quran_texts' }
  | { readonly on: OwnedTable; readonly by?: 'batchId' };

/** Tables whose rows have a pupil. */
export type OwnedTable =
  | 'guardian_links'
  | 'login_issue_reports'
  | 'points_logs'
  | 'profile_image_approvals'
  | 'quran_hearings'
  | 'quran_recordings'
  | 'rewards_tracking'
  | 'store_orders'
  | 'student_logs'
  | 'student_penalties'
  | 'surprise_picks'
  | 'teacher_messages';

export interface Endpoint {
  readonly access: AccessRule;
  readonly summary: string;
  /**
   * Set where staff must have typed their password in the last ten minutes: it shows a pupil's password or leads to
   * one, or hands over much at once. Pupils who call it are asked for nothing.
   */
  readonly confirmed?: true;
  /** Of every act that a teacher may do. */
  readonly touches?: Touches;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  readonly reply: z.ZodType;
  /**
   * Set where verses in the body are not held against the published text before anything else is done (D-87): its service
   * does that, and says it row by row, or only compares them.
   */
  readonly holdsVersesItself?: true;
  /** Set where a JSON body may be larger than a form. */
  readonly maxBodyBytes?: number;
  /** Set where the request carries a file: instead of JSON, or beside it where there is a body too. */
  readonly upload?: { readonly maxBytes: number; readonly tooLarge?: ErrorCode };
}

export type Contract = Record<EndpointKey, Endpoint>;

/** What every refusal looks like. `fields` names each bad field with its text; `retryAfter` is in seconds. */
export interface ErrorReply {
  readonly code: ErrorCode;
  readonly message: string;
  readonly requestId: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly retryAfter?: number;
}
