import type { ErrorCode } from '../vocabulary.ts';
import type { Actor, PupilActor, StaffActor } from './actors.ts';

/**
 * Who may call an endpoint. Every endpoint declares exactly one of these, and a test walks them all.
 * - `pupil` reads of one's own data; staff who entered as the pupil see what the pupil sees
 * - `pupil-self` writes that only the pupil may make: refused to staff who entered as the pupil (D-11)
 * - `own-student` the path's `studentId` must be the pupil's own
 * - `entered` only staff who are inside as a pupil
 * - `any-staff` staff, those who are inside as a pupil too
 */
export const ACCESS_RULES = [
  'public',
  'signed-in',
  'pupil',
  'pupil-self',
  'own-student',
  'entered',
  'any-staff',
  'staff',
  'admin',
] as const;
export type AccessRule = (typeof ACCESS_RULES)[number];

export interface ActorFor {
  public: Actor | null;
  'signed-in': Actor;
  pupil: PupilActor;
  'pupil-self': PupilActor;
  'own-student': PupilActor;
  entered: PupilActor & { enteredBy: NonNullable<PupilActor['enteredBy']> };
  'any-staff': StaffActor | ActorFor['entered'];
  staff: StaffActor;
  admin: StaffActor;
}

type Verdict = { ok: true } | { refused: ErrorCode };

const ALLOWED: Verdict = { ok: true };
const refused = (code: ErrorCode): Verdict => ({ refused: code });

const staffVerdict = (actor: Actor, rule: 'any-staff' | 'staff' | 'admin'): Verdict => {
  if (rule === 'any-staff' && actor.kind === 'pupil' && actor.enteredBy) return ALLOWED;
  if (actor.kind !== 'staff') return refused('unauthorized_access');
  return rule !== 'admin' || actor.role === 'admin' ? ALLOWED : refused('admin_only');
};

const pupilVerdict = (actor: Actor, rule: AccessRule, pathStudentId: number | undefined): Verdict => {
  if (actor.kind !== 'pupil') return refused('pupil_only');
  if (rule === 'pupil-self' && actor.enteredBy) return refused('pupil_must_do_this');
  if (rule === 'entered' && !actor.enteredBy) return refused('not_entered_as_student');
  if (rule === 'own-student' && pathStudentId !== actor.studentId) return refused('not_your_row');
  return ALLOWED;
};

export const permits = (rule: AccessRule, actor: Actor | null, pathStudentId?: number): Verdict => {
  if (rule === 'public') return ALLOWED;
  if (!actor) return refused('session_expired');
  if (rule === 'signed-in') return ALLOWED;
  return rule === 'any-staff' || rule === 'staff' || rule === 'admin'
    ? staffVerdict(actor, rule)
    : pupilVerdict(actor, rule, pathStudentId);
};
