import type { StaffActor } from '#domain/access/actors';
import type { SetupStep } from '#domain/staff/setup';
import { hasPrintedCards } from '#server/audit/service';
import { lastGoodAt } from '#server/backup/service';
import { about, logAdminAction } from '#server/platform/audit';
import { keyFile } from '#server/platform/data-dir';
import type { Deps } from '#server/platform/deps';
import * as queries from './setup-queries.ts';

const stepsOf = async (deps: Deps, keyKeptAt: string | null): Promise<Record<SetupStep, boolean>> => {
  const begun = await queries.firstPupilAt(deps.db);
  const saved = await lastGoodAt(deps.db);
  return {
    key: keyKeptAt !== null,
    pupils: begun !== null,
    cards: await hasPrintedCards(deps.db),
    // The first night may have saved an empty school.
    backup: begun !== null && saved !== null && saved > begun,
  };
};

/** Null in a school that is older than the question and was not named since, and in the demo school. */
export const readSetup = async (deps: Deps) => {
  const school = await queries.findSchool(deps.db);
  if (!school) return null;
  const { dataDir, key } = deps.config;
  return {
    school: school.name || null,
    isDone: await stepsOf(deps, school.keyKeptAt),
    keyFile: key === undefined ? keyFile(dataDir) : null,
  };
};

/** With an admin from the command line, which asks for no name: that is said in the settings. */
export const beginSchool = (deps: Deps) => queries.insertSchool(deps.db, '', deps.clock().toISOString());

export const readSchoolName = async (deps: Deps): Promise<string | null> =>
  (await queries.findSchool(deps.db))?.name || null;

export const renameSchool = (deps: Deps, by: StaffActor, school: string): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const earlier = (await queries.findSchool(trx))?.name || null;
    if (earlier === school) return;
    const now = deps.clock();
    await queries.saveSchoolName(trx, school, now.toISOString());
    await logAdminAction(trx, now, {
      actor: by,
      action: 'school_renamed',
      ...about('school', 1),
      ...(earlier !== null && { before: { school: earlier } }),
      after: { school },
    });
  });

export const noteKeyKept = (deps: Deps, by: StaffActor): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const now = deps.clock();
    if (!(await queries.keepKey(trx, now.toISOString()))) return;
    await logAdminAction(trx, now, { actor: by, action: 'school_key_kept', ...about('school', 1) });
  });
