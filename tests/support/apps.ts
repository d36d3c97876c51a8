import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app';
import type { Deps } from '#server/platform/deps';
import { makeLive } from '#server/platform/live';
import type { Pair } from '#server/platform/tls/pair';

export const WEB_ROOT = join(import.meta.dirname, 'web');

interface Lendable {
  readonly app: FastifyInstance;
  /** From now on it works on this world's database, by its clock. */
  readonly workOn: (world: Deps) => void;
}

/** Those of this worker that no world uses. To build one costs ten times as much as a database. */
const idle: Lendable[] = [];

const buildLendable = async (first: Deps): Promise<Lendable> => {
  let world = first;
  /** Of its sockets: they hear what is told in whichever world it works on. */
  const { listen, onEnd, tell, end } = makeLive();
  const deps: Deps = {
    engine: first.engine,
    secrets: first.secrets,
    log: first.log,
    live: {
      listen,
      onEnd,
      tell: (...news) => world.live.tell(...news),
      tellBoth: (...news) => world.live.tellBoth(...news),
      end: (sessionIds) => world.live.end(sessionIds),
    },
    clock: () => world.clock(),
    get db() {
      return world.db;
    },
    get config() {
      return world.config;
    },
  };
  return {
    app: await buildApp(deps, WEB_ROOT),
    workOn: (next) => {
      world = next;
      next.live.listen(({ to, topic }) => tell(to, topic));
      next.live.onEnd(end);
    },
  };
};

/** The server for a world like most others: what it keeps in memory it keeps by database, so the next world finds none of it. */
export const lendApp = async (world: Deps) => {
  const lent = idle.pop() ?? (await buildLendable(world));
  lent.workOn(world);
  return {
    app: lent.app,
    giveBack: async (): Promise<void> => {
      // One that listened has connections, and whatever came over them.
      if (lent.app.server.listening) await lent.app.close();
      else idle.push(lent);
    },
  };
};

/** A server for one world alone, whose test changes it, or starts it with other settings. */
export const ownApp = async (world: Deps, certificate: Pair | null = null) => {
  const app = await buildApp(world, WEB_ROOT, { certificate });
  return { app, giveBack: async (): Promise<void> => void (await app.close()) };
};
