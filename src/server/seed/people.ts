import type { PupilActor, StaffActor } from '#domain/access/actors';
import { loginByCard, loginStaff, logout } from '#server/access/service';
import { ownCard } from '#server/cards/service';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { makeFindSession } from '#server/platform/sessions';
import type { DemoStaff, Happening, Pupil } from './demo-school.ts';

/** From the range kept for documentation: nobody's address (RFC 5737). */
export const SCHOOL_ADDRESS = '192.0.2.10';

const sessionOf = async (deps: Deps, token: string) => {
  const session = await makeFindSession(deps)(token);
  if (!session) throw new Error('Demo school: a session that was just opened is not there');
  return session.actor;
};

export const pupilOf = async (deps: Deps, token: string): Promise<PupilActor> => {
  const actor = await sessionOf(deps, token);
  if (actor.kind !== 'pupil') throw new Error('Demo school: a pupil was expected');
  return actor;
};

const staffOf = async (deps: Deps, token: string): Promise<StaffActor> => {
  const actor = await sessionOf(deps, token);
  if (actor.kind !== 'staff') throw new Error('Demo school: staff were expected');
  return actor;
};

export const inRegister = (pupils: readonly Pupil[], place: number): Pupil => {
  const pupil = pupils[place];
  if (!pupil) throw new Error(`Demo school: nobody is in place ${place} of the register`);
  return pupil;
};

/** One sitting of a staff member: in, work, out. */
export const asStaff = async <T>(
  deps: Deps,
  { email, password }: DemoStaff,
  work: (staff: StaffActor) => Promise<T>,
): Promise<T> => {
  const { token } = await loginStaff(deps, { email, password, address: SCHOOL_ADDRESS });
  const staff = await staffOf(deps, token);
  const result = await work(staff);
  await logout(deps, staff);
  return result;
};

/** One sitting of a pupil, with the card in hand. */
export const asPupil = async (deps: Deps, studentId: number, play: (pupil: PupilActor) => Promise<unknown>) => {
  const { cardToken } = await ownCard(deps, studentId);
  const { token } = await loginByCard(deps, { token: cardToken, by: 'scan', address: SCHOOL_ADDRESS });
  const pupil = await pupilOf(deps, token);
  await play(pupil);
  await logout(deps, pupil);
};

/** What staff do at a time, in a sitting of its own. */
export const byStaff = (
  at: Date,
  who: DemoStaff,
  work: (deps: Deps, staff: StaffActor) => Promise<unknown>,
): Happening => ({ at, happen: (deps) => asStaff(deps, who, (staff) => work(deps, staff)) });

export const byPupil = (
  at: Date,
  studentId: number,
  play: (deps: Deps, pupil: PupilActor) => Promise<unknown>,
): Happening => ({ at, happen: (deps) => asPupil(deps, studentId, (pupil) => play(deps, pupil)) });

/** Somebody tries what the product refuses: a wrong password, for one. */
export const inVain = async (attempt: Promise<unknown>): Promise<void> => {
  await attempt.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
};
