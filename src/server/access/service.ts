import type { Actor, PupilActor, StaffActor } from '#domain/access/actors';
import type { ActorFor } from '#domain/access/permissions';
import { findCredentials, readStudent } from '#server/cards/service';
import { about, logAct } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { orRefuse, Refusal } from '#server/platform/errors';
import { endSession, openSession, renewToken } from '#server/platform/sessions';
import { createWelcomePoints } from '#server/rewards/service';
import { saveAgreement } from '#server/terms/service';

export { addPasskey, beginPasskey, removePasskey } from './passkeys.ts';
export {
  beginFactor,
  confirmFactor,
  listStaffWithFactor,
  readOwnFactor,
  removeFactorOf,
  removeOwnFactor,
  renewRecoveryCodes,
} from './second-factor.ts';
export { askForOwnPasskey, loginStaff } from './staff-login.ts';
export { confirmPassword, isOwnStaffPassword } from './staff-password.ts';
export { isOwnPassword, loginByCard, loginStudent } from './student-login.ts';

/** Null for staff inside as the pupil: they came without the card. */
const farewellOf = async (deps: Deps, executor: Executor, actor: Actor): Promise<string | null> => {
  if (actor.kind !== 'pupil' || actor.enteredBy) return null;
  const credentials = await findCredentials(executor, actor.studentId);
  return credentials ? deps.secrets.farewellMark(actor.studentId, credentials.hashedPassword) : null;
};

/** Leaving while inside as a pupil ends the staff session too: a shared computer must not keep a door open. */
export const logout = async (deps: Deps, actor: Actor) => {
  const staffSession = actor.kind === 'pupil' ? actor.enteredBy?.sessionId : actor.sessionId;
  const session = staffSession ?? actor.sessionId;
  const farewell = await deps.db.transaction().execute(async (trx) => {
    if (staffSession) await logAct(trx, deps.clock(), actor, 'staff_logout', about('staff', null));
    await endSession(trx, session);
    return farewellOf(deps, trx, actor);
  });
  deps.live.end([session]);
  return farewell;
};

export const decideTerms = (deps: Deps, pupil: PupilActor, agreed: boolean) =>
  deps.db.transaction().execute(async (trx) => {
    const now = deps.clock();
    await saveAgreement(trx, pupil.studentId, agreed, now.toISOString());
    if (agreed) {
      await createWelcomePoints(trx, now, pupil.studentId);
      return null;
    }
    await endSession(trx, pupil.sessionId);
    return farewellOf(deps, trx, pupil);
  });

export const enterAsStudent = (deps: Deps, staff: StaffActor, studentId: number) =>
  deps.db.transaction().execute(async (trx) => {
    const student = await readStudent(trx, studentId);
    if (!(await findCredentials(trx, studentId))) throw new Refusal('credentials_not_found');
    const now = deps.clock();
    const token = await openSession(trx, now, { studentId, staffId: staff.staffId, parentSessionId: staff.sessionId });
    await logAct(trx, now, staff, 'student_entered', about('students', studentId, student.name));
    return { token, student };
  });

export const leaveStudent = (deps: Deps, pupil: ActorFor['entered']) =>
  deps.db.transaction().execute(async (trx) => {
    const now = deps.clock();
    const token = orRefuse(await renewToken(trx, now, pupil.enteredBy.sessionId), 'session_expired');
    await endSession(trx, pupil.sessionId);
    await logAct(trx, now, pupil, 'student_left', about('students', pupil.studentId, pupil.name));
    return token;
  });
