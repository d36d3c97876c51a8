import type { Actor, PupilActor, StaffActor } from '#domain/access/actors';
import { firstWord } from '#domain/roster/names';
import type { PupilSession, Session, StaffSession } from '#wire/access';

export const presentPupil = (
  pupil: Pick<PupilActor, 'studentId' | 'name' | 'grade'>,
  enteredBy: string | null = null,
): PupilSession => ({
  kind: 'pupil',
  studentId: pupil.studentId,
  firstName: firstWord(pupil.name),
  name: pupil.name,
  grade: pupil.grade,
  enteredBy,
});

export const presentStaff = (staff: StaffActor): StaffSession => ({
  kind: 'staff',
  staffId: staff.staffId,
  name: staff.name,
  email: staff.email,
  role: staff.role,
});

export const presentSession = (actor: Actor): Session =>
  actor.kind === 'staff' ? presentStaff(actor) : presentPupil(actor, actor.enteredBy?.name ?? null);
