import type { Actor } from '#domain/access/actors';
import { isConfirmed } from '#domain/access/sessions';
import type { Executor } from './db/database.ts';

/** Whether staff typed their password lately, at the login or since; a pupil is never asked. */
export const hasConfirmed = async (executor: Executor, now: Date, actor: Actor): Promise<boolean> => {
  const sessionId = actor.kind === 'staff' ? actor.sessionId : actor.enteredBy?.sessionId;
  if (sessionId === undefined) return true;
  const session = await executor
    .selectFrom('sessions')
    .select(['createdAt', 'confirmedAt'])
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return session !== undefined && isConfirmed(session.confirmedAt ?? session.createdAt, now);
};

export const recordConfirmation = (executor: Executor, now: Date, sessionId: number) =>
  executor.updateTable('sessions').set({ confirmedAt: now.toISOString() }).where('id', '=', sessionId).execute();
