import { join } from 'node:path';
import type { StaffActor } from '#domain/access/actors';
import type { SetupStep, StepState } from '#domain/staff/setup';
import { about, logAdminAction } from '#server/platform/audit';
import { keyFile } from '#server/platform/data-dir';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { forgetCut, readCut } from '#server/platform/runs';
import type { IsSetUp } from '#server/platform/setup';
import { listInvitations } from './invitations.ts';
import * as queries from './queries.ts';

export const isKeyKept: IsSetUp = async ({ db }) => Boolean((await queries.findSchool(db))?.keyKeptAt);

/** Somebody beside the first admin, who joined or is invited. */
export const hasColleague: IsSetUp = async (deps) =>
  (await queries.countActive(deps.db)) > 1 || (await listInvitations(deps)).some(({ state }) => state === 'open');

type Steps = readonly (readonly [SetupStep, IsSetUp])[];

const stateOf = (isDone: boolean, isPutOff: boolean): StepState => {
  if (isDone) return 'done';
  return isPutOff ? 'later' : 'open';
};

/** Null once they were put away, in a school that is older than the question and was not named since, and in the demo school. */
export const readSetup = async (deps: Deps, steps: Steps, origin: string) => {
  const school = await queries.findSchool(deps.db);
  if (!school || school.setupEndedAt) return null;
  const putOff = new Set(await queries.listPutOff(deps.db));
  const states: [SetupStep, StepState][] = [];
  for (const [step, isSetUp] of steps) states.push([step, stateOf(await isSetUp(deps, origin), putOff.has(step))]);
  const { dataDir, key, backups } = deps.config;
  return {
    school: school.name || null,
    steps: Object.fromEntries(states) as Record<SetupStep, StepState>,
    keyFile: key === undefined ? keyFile(dataDir) : null,
    backupFolder: backups.folder === join(dataDir, 'backups') ? null : backups.folder,
  };
};

export const noteKeyKept = (deps: Deps, by: StaffActor): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const now = deps.clock();
    if (!(await queries.keepKey(trx, now.toISOString()))) return;
    await logAdminAction(trx, now, { actor: by, action: 'school_key_kept', ...about('school', 1) });
  });

/** What hangs on a term or on the newest pupil would be open again each summer. */
export const endSetup = (deps: Deps, by: StaffActor): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const now = deps.clock();
    if (!(await queries.endSetup(trx, now.toISOString()))) return;
    await logAdminAction(trx, now, { actor: by, action: 'setup_ended', ...about('school', 1) });
  });

export const noteCutSeen = async ({ db, clock, config }: Deps, by: StaffActor): Promise<void> => {
  if (!readCut(config.dataDir)) return;
  await logAdminAction(db, clock(), { actor: by, action: 'cut_seen', ...about('school', 1) });
  forgetCut(config.dataDir);
};

/** Written down where it changed anything: asked twice, it is done once. */
const onStep = (
  deps: Deps,
  by: StaffActor,
  { action, step }: { action: 'setup_step_put_off' | 'setup_step_taken_up'; step: SetupStep },
  change: (trx: Executor, now: Date) => Promise<boolean>,
): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const now = deps.clock();
    if (!(await change(trx, now))) return;
    await logAdminAction(trx, now, { actor: by, action, ...about('school', 1), details: { step } });
  });

export const putStepOff = (deps: Deps, by: StaffActor, step: SetupStep): Promise<void> =>
  onStep(deps, by, { action: 'setup_step_put_off', step }, (trx, now) =>
    queries.insertPutOff(trx, step, now.toISOString()),
  );

export const takeStepUp = (deps: Deps, by: StaffActor, step: SetupStep): Promise<void> =>
  onStep(deps, by, { action: 'setup_step_taken_up', step }, (trx) => queries.deletePutOff(trx, step));
