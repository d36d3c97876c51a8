import type { Deps } from '#server/platform/deps';

export class Death extends Error {}

/** The process dies when all is done and nothing is committed: the latest moment at which it must leave no trace. */
export const dying = (deps: Deps): Deps => {
  const db = new Proxy(deps.db, {
    get: (target, name) => {
      const own = Reflect.get(target, name, target);
      if (name !== 'transaction') return typeof own === 'function' ? own.bind(target) : own;
      return () => ({
        execute: (work: (trx: unknown) => Promise<unknown>) =>
          target.transaction().execute(async (trx) => {
            await work(trx);
            throw new Death();
          }),
      });
    },
  });
  return { ...deps, db };
};
