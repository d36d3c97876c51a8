import { basename, resolve } from 'node:path';
import type { StaffActor } from '#domain/access/actors';
import { about, logAct } from '#server/platform/audit';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { startAgain } from '#server/platform/start-again';
import { putBack as words } from '#strings/backup/put-back';
import type { BodyOf } from '#wire/contract';
import { lookInto } from './looking-into.ts';
import { pathOfKept } from './service.ts';
import { stage } from './staged.ts';
import { pathOfUpload, roomIn } from './uploaded.ts';

type From = BodyOf<'POST /api/admin/backups/look'>['from'];

/** One at a time in each process: several would share its thread, and all take as long as the last. */
const beingRead = new WeakSet<Deps>();

const read = async (deps: Deps, from: From) => {
  if (beingRead.has(deps)) throw new Refusal('backup_check_under_way');
  beingRead.add(deps);
  try {
    const path = 'id' in from ? await pathOfKept(deps, from.id) : pathOfUpload(deps, from.upload);
    return { path: resolve(path), ...(await lookInto(deps, path)) };
  } finally {
    beingRead.delete(deps);
  }
};

export const lookAt = async (deps: Deps, from: From) => (await read(deps, from)).contents;

/** Several processes may serve one PostgreSQL, and none of them may empty it under the others. */
export const canPutBack = ({ engine }: Pick<Deps, 'engine'>): boolean => engine === 'sqlite';

/**
 * Nothing is changed yet: what is wanted is written down, and the next start does it before it opens anything
 * (`server/put-back.ts`). Whoever wants it is named in the log of the school that is there now.
 */
export const putBack = async (
  deps: Deps,
  by: StaffActor,
  { from, typed }: BodyOf<'POST /api/admin/backups/put-back'>,
) => {
  if (!canPutBack(deps)) throw new Refusal('backup_by_command');
  if (typed.trim() !== words.phrase) throw new Refusal('backup_phrase_wrong');
  const { path, bytes, contents } = await read(deps, from);
  // Beside the school that is there now, which stays.
  if (bytes > (await roomIn(deps.config.dataDir))) throw new Refusal('backup_no_room');
  const now = deps.clock();
  await logAct(deps.db, now, by, 'backup_put_back', about('backups', 'id' in from ? from.id : null, basename(path)), {
    details: { made_at: contents.madeAt },
  });
  await stage(deps.config.dataDir, { file: path, askedAt: now.toISOString(), isLoaded: false });
  startAgain();
};
