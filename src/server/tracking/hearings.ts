import type { StaffActor } from '#domain/access/actors';
import { schoolDay } from '#domain/calendar/school-day';
import type { Grade } from '#domain/roster/grades';
import { about, logAct } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { inTurn } from '#server/platform/guards';
import { sameWishOrThrow } from '#server/platform/wishes';
import type { BodyOf } from '#wire/contract';
import { countProgress } from './progress.ts';
import * as queries from './queries.ts';

export const isOfToday = ({ startedAt }: Pick<queries.HearingRow, 'startedAt'>, now: Date): boolean =>
  schoolDay(new Date(startedAt)) === schoolDay(now);

/** A teacher goes on to the next pupil without ending anything: what was left open ended with its day. */
export const asOfToday = (hearing: queries.HearingRow, now: Date): queries.HearingRow =>
  hearing.status === 'open' && !isOfToday(hearing, now)
    ? { ...hearing, status: 'stopped', endedAt: hearing.startedAt }
    : hearing;

/** What happens to one pupil's marks happens one after the other, whoever makes them. */
export const inPupilsTurn = async <T>(
  deps: Deps,
  studentId: number,
  work: (trx: Executor) => Promise<T>,
): Promise<T> => {
  const result = await inTurn(deps, ['hearing', studentId], work);
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
  await logAct(trx, now, staff, ENDED[status], about('quran_hearings', id, name), {
    details: { title, mistakes },
  });
};

/** Where a reading begins and ends: it says nothing about the word. */
const UNRATED = { attempts: 0, incorrectAttempts: 0, mistake: null };

/** Start reading: the first word is recorded as not started, and nothing else is known yet. */
export const startHearing = async (
  deps: Deps,
  staff: StaffActor,
  { studentId, textId, requestKey }: BodyOf<'POST /api/admin/tracking/hearings'>,
) =>
  inPupilsTurn(deps, studentId, async (trx) => {
    const made = await queries.findHearingByKey(trx, requestKey);
    if (made) return sameWishOrThrow(made, made.studentId === studentId && made.textId === textId);
    const pupil = await queries.readPupil(trx, studentId);
    const text = await queries.findText(trx, textId);
    const isSeen = text.isActive === 1 && text.replacedBy === null;
    if (!isSeen || text.gradeLevel !== pupil.grade) throw new Refusal('quran_text_not_found');
    const now = deps.clock();
    const at = now.toISOString();
    const open = await queries.findOpenHearing(trx, studentId);
    if (open) await end(trx, staff, open, pupil.name, 'stopped', now);
    const id = await queries.insertHearing(trx, {
      studentId,
      textId,
      staffId: staff.staffId,
      requestKey,
      startedAt: at,
    });
    const of = { studentId, textId };
    const [first] = await queries.listWordsAt(trx, of, [0]);
    const unheard = { position: 0, status: 'not_started', hearingId: id, ...UNRATED } as const;
    if (!first) await queries.putWord(trx, of, unheard, pupil.grade, at);
    await countProgress(trx, of, pupil.grade, now, { isHeard: true });
    await logAct(trx, now, staff, 'hearing_started', about('quran_hearings', id, pupil.name), {
      details: { title: text.title },
    });
    return queries.readHearing(trx, id);
  });

/** Ended twice it stays as it was ended first. */
export const endHearing = async (deps: Deps, staff: StaffActor, id: number, status: keyof typeof ENDED) => {
  const { studentId } = await queries.readHearing(deps.db, id);
  return inPupilsTurn(deps, studentId, async (trx) => {
    const hearing = await queries.readHearing(trx, id);
    if (hearing.status !== 'open') return hearing;
    const now = deps.clock();
    const pupil = await queries.readPupil(trx, studentId);
    await end(trx, staff, hearing, pupil.name, status, now);
    if (status === 'finished') await recordEnd(trx, hearing, pupil.grade, now);
    await countProgress(trx, hearing, pupil.grade, now, { isHeard: status === 'finished' });
    return queries.readHearing(trx, id);
  });
};

/** On the last word, unless that has a rating of its own to keep. */
const recordEnd = async (trx: Executor, hearing: queries.HearingRow, grade: Grade, now: Date): Promise<void> => {
  const last = (await queries.findText(trx, hearing.textId)).wordCount - 1;
  await queries.updateHearing(trx, hearing.id, { reached: last });
  const [word] = await queries.listWordsAt(trx, hearing, [last]);
  if (word && word.attempts > 0) return;
  const finished = { position: last, status: 'finished', hearingId: hearing.id, ...UNRATED } as const;
  await queries.putWord(trx, hearing, finished, grade, now.toISOString());
};
