import type { StaffActor } from '#domain/access/actors';
import type { Grade } from '#domain/roster/grades';
import { about, logAdminAction } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { takeTurns } from '#server/platform/guards';
import { sameWishOrThrow } from '#server/platform/wishes';
import type { BodyOf } from '#wire/contract';
import { countProgress } from './progress.ts';
import * as queries from './queries.ts';

/** What happens to one pupil's marks happens one after the other, whoever makes them. */
export const inTurn = async <T>(deps: Deps, studentId: number, work: (trx: Executor) => Promise<T>): Promise<T> => {
  const result = await deps.db.transaction().execute(async (trx) => {
    await takeTurns(trx, deps.engine, 'hearing', String(studentId));
    return work(trx);
  });
  deps.live.tellBoth({ students: [studentId] }, 'hearing');
  deps.live.tell('staff', 'turns');
  return result;
};

const ENDED = { finished: 'hearing_finished', stopped: 'hearing_stopped' } as const;

const end = async (
  trx: Executor,
  staff: StaffActor,
  { id, textId, mistakes }: queries.HearingRow,
  name: string,
  status: keyof typeof ENDED,
  now: Date,
) => {
  await queries.updateHearing(trx, id, { status, endedAt: now.toISOString() });
  const { title } = await queries.findText(trx, textId);
  await logAdminAction(trx, now, {
    actor: staff,
    action: ENDED[status],
    ...about('quran_hearings', id, name),
    details: { title, mistakes },
  });
};

/** Where a reading begins and ends: it says nothing about the word. */
const putUnrated = (
  trx: Executor,
  hearing: queries.OfPupil & { readonly id: number },
  position: number,
  status: 'not_started' | 'finished',
  grade: Grade,
  now: Date,
) =>
  queries.putWord(trx, {
    textId: hearing.textId,
    studentId: hearing.studentId,
    wordPosition: position,
    status,
    attempts: 0,
    incorrectAttempts: 0,
    mistake: null,
    grade,
    lastAttemptAt: now.toISOString(),
    hearingId: hearing.id,
  });

/** Start reading: the first word is recorded as not started, and nothing else is known yet. */
export const startHearing = async (
  deps: Deps,
  staff: StaffActor,
  { studentId, textId, requestKey }: BodyOf<'POST /api/admin/tracking/hearings'>,
) =>
  inTurn(deps, studentId, async (trx) => {
    const made = await queries.findHearingByKey(trx, requestKey);
    if (made) return sameWishOrThrow(made, made.studentId === studentId && made.textId === textId);
    const pupil = await queries.readPupil(trx, studentId);
    const text = await queries.findText(trx, textId);
    const isSeen = text.isActive === 1 && text.replacedBy === null;
    if (!isSeen || text.gradeLevel !== pupil.grade) throw new Refusal('quran_text_not_found');
    const now = deps.clock();
    const open = await queries.findOpenHearing(trx, studentId);
    if (open) await end(trx, staff, open, pupil.name, 'stopped', now);
    const id = await queries.insertHearing(trx, {
      studentId,
      textId,
      staffId: staff.staffId,
      requestKey,
      startedAt: now.toISOString(),
    });
    const [first] = await queries.listWordsAt(trx, { studentId, textId }, [0]);
    if (!first) await putUnrated(trx, { studentId, textId, id }, 0, 'not_started', pupil.grade, now);
    await countProgress(trx, { studentId, textId }, pupil.grade, now, { isHeard: true });
    await logAdminAction(trx, now, {
      actor: staff,
      action: 'hearing_started',
      ...about('quran_hearings', id, pupil.name),
      details: { title: text.title },
    });
    return queries.readHearing(trx, id);
  });

/** Ended twice it stays as it was ended first. */
const endHearing = async (deps: Deps, staff: StaffActor, id: number, status: 'finished' | 'stopped') => {
  const { studentId, textId } = await queries.readHearing(deps.db, id);
  return inTurn(deps, studentId, async (trx) => {
    const hearing = await queries.readHearing(trx, id);
    if (hearing.status !== 'open') return hearing;
    const now = deps.clock();
    const pupil = await queries.readPupil(trx, studentId);
    const text = await queries.findText(trx, textId);
    await end(trx, staff, hearing, pupil.name, status, now);
    if (status === 'finished') await recordEnd(trx, hearing, pupil.grade, text.wordCount, now);
    await countProgress(trx, { studentId, textId }, pupil.grade, now, { isHeard: status === 'finished' });
    return queries.readHearing(trx, id);
  });
};

/** On the last word, unless that has a rating of its own to keep. */
const recordEnd = async (
  trx: Executor,
  hearing: queries.HearingRow,
  grade: Grade,
  words: number,
  now: Date,
): Promise<void> => {
  const [studentId, textId, last] = [hearing.studentId, hearing.textId, words - 1];
  await queries.updateHearing(trx, hearing.id, { reached: last });
  const [word] = await queries.listWordsAt(trx, { studentId, textId }, [last]);
  if (word && word.attempts > 0) return;
  await putUnrated(trx, { studentId, textId, id: hearing.id }, last, 'finished', grade, now);
};

export const finishHearing = (deps: Deps, staff: StaffActor, id: number) => endHearing(deps, staff, id, 'finished');
export const stopHearing = (deps: Deps, staff: StaffActor, id: number) => endHearing(deps, staff, id, 'stopped');
