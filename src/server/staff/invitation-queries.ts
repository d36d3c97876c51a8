import type { Insertable } from 'kysely';
import { hasChanged } from '#server/platform/db/changes';
import type { Executor } from '#server/platform/db/database';
import { refusing } from '#server/platform/errors';
import type { StaffInvitations } from './tables.ts';

export type InvitationRow = Awaited<ReturnType<typeof insertInvitation>>;

const SHOWN = 50;

export const insertInvitation = (executor: Executor, invitation: Insertable<StaffInvitations>) =>
  executor.insertInto('staff_invitations').values(invitation).returningAll().executeTakeFirstOrThrow();

export const listInvitations = (executor: Executor) =>
  executor
    .selectFrom('staff_invitations')
    .selectAll()
    .where('kind', '=', 'invitation')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();

export const readInvitation = (executor: Executor, id: number) =>
  executor
    .selectFrom('staff_invitations')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', 'invitation')
    .executeTakeFirstOrThrow(refusing('invitation_unknown'));

export const findByToken = (executor: Executor, tokenHash: string) =>
  executor.selectFrom('staff_invitations').selectAll().where('tokenHash', '=', tokenHash).executeTakeFirst();

/** False where somebody used or revoked it meanwhile. */
export const closeInvitation = (
  executor: Executor,
  id: number,
  end: { usedAt: string; staffId: number } | { revokedAt: string },
): Promise<boolean> =>
  hasChanged(
    executor
      .updateTable('staff_invitations')
      .set(end)
      .where('id', '=', id)
      .where('usedAt', 'is', null)
      .where('revokedAt', 'is', null),
  );

export const revokeInvitationsOf = (executor: Executor, staffId: number, at: string) =>
  executor
    .updateTable('staff_invitations')
    .set({ revokedAt: at })
    .where('invitedBy', '=', staffId)
    .where('usedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .execute();
