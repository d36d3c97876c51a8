import type { Deps } from '#server/platform/deps';

/** The process dies when all is done and nothing is committed: the latest moment at which it must leave no trace. */
export const dying = (deps: Deps): Deps => {
  const db = new Proxy(deps.db, {
    get: (target, name) => {
      if (name !== 'transaction') return Reflect.get(target, name, target);
      return () => ({
        execute: (work: (trx: unknown) => Promise<unknown>) =>
          target.transaction().execute(async (trx) => {
            await work(trx);
            throw new Error('died before the commit');
          }),
      });
    },
  });
  return { ...deps, db };
};
