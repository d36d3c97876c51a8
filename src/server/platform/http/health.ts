import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { Refusal } from '../errors.ts';
import type { Storage } from '../storage.ts';

/** `/health`: the process lives. `/ready`: it can serve, so its database answers and takes what is written. */
export const healthRoutes = (app: FastifyInstance, deps: Deps, storage: Pick<Storage, 'isUsable'>): void => {
  const open = { config: { access: 'public' as const } };
  app.get('/health', open, async () => ({ ok: true }));
  app.get('/ready', open, async () => {
    await sql`select 1`.execute(deps.db).catch(() => {
      throw new Refusal('overloaded', { retryAfter: 5 });
    });
    if (!(await storage.isUsable())) throw new Refusal('overloaded', { retryAfter: 5 });
    return { ok: true };
  });
};
