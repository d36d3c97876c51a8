import type { Actor, PupilActor, StaffActor } from '#domain/access/actors';
import { firstName } from '#domain/roster/first-name';
import type { Secrets } from '#server/platform/secrets';
import type { PupilSession, Session, StaffSession } from '#wire/access';

export const presentPupil = (
  pupil: Pick<PupilActor, 'studentId' | 'name' | 'grade'>,
  enteredBy: string | null = null,
): PupilSession => ({
  kind: 'pupil',
  studentId: pupil.studentId,
  firstName: firstName(pupil.name),
  name: pupil.name,
  grade: pupil.grade,
  enteredBy,
});

export const presentStaff = (secrets: Secrets, staff: StaffActor): StaffSession => ({
  kind: 'staff',
  staffId: staff.staffId,
  name: staff.name,
  email: staff.email,
  role: staff.role,
  mark: secrets.sessionMark(staff.sessionId),
});

export const presentSession = (secrets: Secrets, actor: Actor): Session =>
  actor.kind === 'staff' ? presentStaff(secrets, actor) : presentPupil(actor, actor.enteredBy?.name ?? null);
