import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { Refusal } from '../errors.ts';
import type { Storage } from '../storage.ts';

const HEALTH = ['/health', '/ready'];

/** While it is closed nobody is answered but who asks how we are. */
export const installDoor = (app: FastifyInstance, isOpen: () => boolean): void => {
  app.addHook('onRequest', async ({ url }) => {
    if (!(isOpen() || HEALTH.includes(url))) throw new Refusal('overloaded', { retryAfter: 5 });
  });
};

/** `/health`: the process lives. `/ready`: it can serve, so its database answers and takes what is written. */
export const healthRoutes = (app: FastifyInstance, deps: Deps, storage: Pick<Storage, 'isUsable'>, version: string) => {
  const open = { config: { access: 'public' as const } };
  app.get('/health', open, async () => ({ ok: true, version }));
  app.get('/ready', open, async () => {
    await sql`select 1`.execute(deps.db).catch(() => {
      throw new Refusal('overloaded', { retryAfter: 5 });
    });
    if (!(await storage.isUsable())) throw new Refusal('overloaded', { retryAfter: 5 });
    return { ok: true };
  });
};
