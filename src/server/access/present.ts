import type { Actor, PupilActor, StaffActor } from '#domain/access/actors';
import type { Secrets } from '#server/platform/secrets';

export const presentPupil = (
  pupil: Pick<PupilActor, 'studentId' | 'name' | 'firstName' | 'grade'>,
  enteredBy: string | null = null,
) => ({ ...pupil, kind: 'pupil' as const, enteredBy });

export const presentStaff = (secrets: Secrets, staff: StaffActor) => ({
  ...staff,
  mark: secrets.sessionMark(staff.sessionId),
  seal: secrets.outboxKey(staff.kind, staff.staffId),
});

export const presentSession = (secrets: Secrets, actor: Actor) =>
  actor.kind === 'staff' ? presentStaff(secrets, actor) : presentPupil(actor, actor.enteredBy?.name ?? null);
