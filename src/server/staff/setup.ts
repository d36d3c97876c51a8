import { join } from 'node:path';
import type { StaffActor } from '#domain/access/actors';
import type { SetupStep, StepState } from '#domain/staff/setup';
import { type AuditLine, about, logAct, logAdminAction } from '#server/platform/audit';
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

/** Written down where it changed anything: asked twice, it is done once. */
const once = (
  deps: Deps,
  line: Pick<AuditLine, 'actor' | 'action' | 'details'>,
  change: (trx: Executor, at: string) => Promise<boolean>,
): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const now = deps.clock();
    if (await change(trx, now.toISOString())) await logAdminAction(trx, now, { ...line, ...about('school', 1) });
  });

export const noteKeyKept = (deps: Deps, actor: StaffActor): Promise<void> =>
  once(deps, { actor, action: 'school_key_kept' }, queries.keepKey);

/** What hangs on a term or on the newest pupil would be open again each summer. */
export const endSetup = (deps: Deps, actor: StaffActor): Promise<void> =>
  once(deps, { actor, action: 'setup_ended' }, queries.endSetup);

export const noteCutSeen = async ({ db, clock, config }: Deps, by: StaffActor): Promise<void> => {
  if (!readCut(config.dataDir)) return;
  await logAct(db, clock(), by, 'cut_seen', about('school', 1));
  forgetCut(config.dataDir);
};

export const putStepOff = (deps: Deps, actor: StaffActor, step: SetupStep): Promise<void> =>
  once(deps, { actor, action: 'setup_step_put_off', details: { step } }, (trx, at) =>
    queries.insertPutOff(trx, step, at),
  );

export const takeStepUp = (deps: Deps, actor: StaffActor, step: SetupStep): Promise<void> =>
  once(deps, { actor, action: 'setup_step_taken_up', details: { step } }, (trx) => queries.deletePutOff(trx, step));
