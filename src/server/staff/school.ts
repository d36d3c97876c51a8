import type { StaffActor } from '#domain/access/actors';
import type { SchoolOf } from '#domain/staff/setup';
import type { Words } from '#server/manifest';
import { about, logAct } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { setSchoolOf } from '#strings/addressed';
import * as queries from './queries.ts';

/** With an admin from the command line, which asks for no name: that is said in the settings. */
export const beginSchool = (deps: Deps) => queries.insertSchool(deps.db, { name: '' }, deps.clock().toISOString());

export const readSchool = async (executor: Executor): Promise<{ school: string | null; schoolOf: SchoolOf }> => {
  const row = await queries.findSchool(executor);
  return { school: row?.name || null, schoolOf: row?.schoolOf ?? 'boys' };
};

/** From then on this process says everything as the school is: of boys, or of girls (D-86). */
export const speakAsSchool = async ({ db }: Pick<Deps, 'db'>): Promise<void> =>
  setSchoolOf((await readSchool(db)).schoolOf);

export const renameSchool = (deps: Deps, by: StaffActor, school: string): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const { school: earlier } = await readSchool(trx);
    if (earlier === school) return;
    const now = deps.clock();
    await queries.saveSchool(trx, { name: school }, now.toISOString());
    await logAct(trx, now, by, 'school_renamed', about('school', 1), {
      ...(earlier !== null && { before: { school: earlier } }),
      after: { school },
    });
  });

type SchoolChange = Pick<Words, 'readdress'> & { readonly schoolOf: SchoolOf };

export const changeSchoolOf = async (deps: Deps, by: StaffActor, { schoolOf, readdress }: SchoolChange) => {
  await deps.db.transaction().execute(async (trx) => {
    const { schoolOf: earlier } = await readSchool(trx);
    if (earlier === schoolOf) return;
    const now = deps.clock();
    await queries.saveSchool(trx, { schoolOf }, now.toISOString());
    for (const write of readdress) await write(trx, { from: earlier, to: schoolOf });
    await logAct(trx, now, by, 'school_of_changed', about('school', 1), {
      before: { schoolOf: earlier },
      after: { schoolOf },
    });
  });
  await speakAsSchool(deps);
};
