import type { PupilActor } from '#domain/access/actors';
import { RECORDINGS_HOURLY, RECORDINGS_MAX } from '#domain/recordings/recordings';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { withNewFile } from '#server/platform/files/files';
import { countUpload } from '#server/platform/files/hourly-uploads';
import { takeTurns } from '#server/platform/guards';
import { sameWishOrThrow } from '#server/platform/wishes';
import type { BodyOf } from '#wire/contract';
import * as queries from './queries.ts';
import { voiceFile } from './voice.ts';

type Wish = BodyOf<'POST /api/student/recordings'>;

/** Thrown to roll back what a request that lost the race has begun, its file included. */
class KeptAlready extends Error {}

const refuseOtherVerses = async (trx: Executor, pupil: PupilActor, { textId, ayah }: Wish): Promise<void> => {
  const { fromAyah, toAyah } = await queries.readOwnText(trx, pupil, textId);
  if (ayah < fromAyah || ayah > toAyah) throw new Refusal('verses_not_found');
};

const refuseTooMany = async (trx: Executor, now: Date, pupil: PupilActor): Promise<void> => {
  const retryAfter = await countUpload(trx, 'recording_uploads', pupil.studentId, now, RECORDINGS_HOURLY);
  if (retryAfter > 0) throw new Refusal('recordings_limited', { retryAfter });
  if ((await queries.countOwn(trx, pupil)) >= RECORDINGS_MAX) throw new Refusal('recordings_full');
};

const write = async (deps: Deps, pupil: PupilActor, wish: Wish, uploaded: Buffer): Promise<number> => {
  const { studentId } = pupil;
  return withNewFile(deps, await voiceFile(studentId, uploaded), async (trx, fileId) => {
    await takeTurns(trx, deps.engine, 'recording', String(studentId));
    if (await queries.findByKey(trx, studentId, wish.requestKey)) throw new KeptAlready();
    await refuseOtherVerses(trx, pupil, wish);
    const now = deps.clock();
    await refuseTooMany(trx, now, pupil);
    const createdAt = now.toISOString();
    return queries.insertRecording(trx, {
      studentId,
      textId: wish.textId,
      ayah: wish.ayah,
      fileId,
      requestKey: wish.requestKey,
      createdAt,
      ...(wish.isSent && { status: 'sent', sentAt: createdAt }),
    });
  });
};

/** Repeated it changes nothing. */
export const sendRecording = async (deps: Deps, { studentId }: PupilActor, id: number): Promise<queries.OwnRow> => {
  const isFirst = await queries.send(deps.db, studentId, id, deps.clock().toISOString());
  const row = await queries.readOwn(deps.db, studentId, id);
  if (isFirst) deps.live.tellBoth({ students: [studentId] }, 'recordings');
  return row;
};

/**
 * A key that came before keeps nothing and gives the same. Where it was only kept then and is to be sent now, it is sent:
 * a pupil whose network broke may think again.
 */
export const sayBack = async (deps: Deps, pupil: PupilActor, wish: Wish, uploaded: Buffer | null) => {
  const { studentId } = pupil;
  const earlier = async () => {
    const made = await queries.findByKey(deps.db, studentId, wish.requestKey);
    return made && sameWishOrThrow(made, made.textId === wish.textId && made.ayah === wish.ayah).id;
  };
  const keepNew = async () => {
    if (!uploaded) throw new Refusal('recording_missing');
    try {
      const id = await write(deps, pupil, wish, uploaded);
      if (wish.isSent) deps.live.tell('staff', 'recordings');
      deps.live.tell({ students: [studentId] }, 'recordings');
      return id;
    } catch (error) {
      const first = error instanceof KeptAlready ? await earlier() : undefined;
      if (first === undefined) throw error;
      return first;
    }
  };
  const id = (await earlier()) ?? (await keepNew());
  return wish.isSent ? sendRecording(deps, pupil, id) : queries.readOwn(deps.db, studentId, id);
};
