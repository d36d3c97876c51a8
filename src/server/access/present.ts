import type { Actor, PupilActor, StaffActor } from '#domain/access/actors';
import { needsAgreement } from '#domain/access/agreement';
import { firstWord } from '#domain/access/names';
import { shoppingBalance } from '#domain/rewards/shopping-balance';
import type { Home, PupilSession, Session, StaffSession } from '#wire/access';
import type { findHome } from './store.ts';

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

export const presentHome = (row: Awaited<ReturnType<typeof findHome>>): Home => ({
  studentId: row.id,
  firstName: firstWord(row.name),
  grade: row.grade,
  points: row.points,
  coins: row.balance,
  shoppingBalance: shoppingBalance(row.balance, row.points),
  needsAgreement: needsAgreement(
    row.agreement_version === null ? [] : [{ version: row.agreement_version, agreed: row.agreed === 1 }],
  ),
  lastLogin: row.last_login,
});
