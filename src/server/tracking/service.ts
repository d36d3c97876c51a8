import type { PupilActor, StaffActor } from '#domain/access/actors';
import { drilledWords, heldAt } from '#domain/drills/held';
import { ayahAt } from '#domain/quran/words';
import type { Grade } from '#domain/roster/grades';
import { besideBefore } from '#domain/tracking/hearing-beside';
import { listDrilled } from '#server/drills/service';
import type { Executor } from '#server/platform/db/database';
import { together } from '#server/platform/db/prepared';
import type { Deps } from '#server/platform/deps';
import { orRefuse, Refusal } from '#server/platform/errors';
import { listHeads, openText } from '#server/quran/service';
import type { QueryOf } from '#wire/contract';
import * as classQueries from './class-queries.ts';
import { asOfToday, isOfToday } from './hearings.ts';
import * as markQueries from './mark-queries.ts';
import { presentReading, presentWords } from './present.ts';
import * as queries from './queries.ts';
import { ownRank } from './ranks.ts';
import { whoRecitesNext } from './turns.ts';

export { exportHearings, exportStanding } from './exports.ts';
export { endHearing, startHearing } from './hearings.ts';
export { markWords, undoMark } from './marks.ts';
export { daysHeard, listWeakWords } from './queries.ts';
export { readRanks } from './ranks.ts';
export { skipPupil, whoRecitesNext } from './turns.ts';

const HEARINGS = 20;

const readLists = together([
  queries.hearingsOf,
  queries.listWords,
  queries.progressOf,
  markQueries.wrongMarksOf,
  listDrilled,
]);

/** What a page shows of one pupil's text. */
const readTracked = async ({ db, clock }: Deps, studentId: number, textId: number) => {
  // One more than is shown, for the last one's sake: it is held against the one before it.
  const of = { studentId, textId, limit: HEARINGS + 1 };
  const [heard, words, [progress], wrong, drilled] = await readLists(db, of);
  const hearings = heard.map((hearing) => asOfToday(hearing, clock()));
  const open = hearings.find(({ status }) => status === 'open') ?? null;
  const wrongAt = markQueries.wrongWordsIn(wrong);
  const shown = {
    words: presentWords(words, open?.id, open ? wrongAt(open.id) : new Map()),
    reading: presentReading(progress),
  };
  return { shown, hearings, open, wrongAt, drilled };
};

/** A page may still ask for verses that others took the place of. */
const newestVersion = async (executor: Executor, textId: number): Promise<number> => {
  const { replacedBy } = await queries.findText(executor, textId);
  return replacedBy === null ? textId : newestVersion(executor, replacedBy);
};

export const readPupilText = async (deps: Deps, studentId: number, textId: number | undefined) => {
  const { db } = deps;
  const pupil = await queries.readPupil(db, studentId);
  const texts = await listHeads(db, pupil.grade);
  const first = texts[0]?.id;
  const isListed = texts.some(({ id }) => id === textId);
  const wanted =
    textId === undefined ? { focusedOf: pupil.grade } : { id: isListed ? textId : await newestVersion(db, textId) };
  const opened = (await openText(db, wanted)) ?? (first === undefined ? null : await openText(db, { id: first }));
  if (!opened || opened.grade !== pupil.grade) throw new Refusal('quran_text_not_found');
  const { shown, open, wrongAt, drilled, ...tracked } = await readTracked(deps, studentId, opened.text.id);
  const hearings = tracked.hearings.slice(0, HEARINGS).map((hearing, at) => {
    const since = tracked.hearings[at + 1]?.startedAt ?? null;
    return { ...hearing, ...heldAt({ ...hearing, since, wrong: [...wrongAt(hearing.id).keys()] }, drilled) };
  });
  const before = tracked.hearings.find(({ id }) => id !== open?.id);
  const wrongLastTime = Array.from(before ? wrongAt(before.id) : [], ([position, { mistake }]) => ({
    position,
    mistake,
  }));
  const own = { ...shown, pupil, texts, hearing: open, hearings, wrongLastTime, drilled: drilledWords(drilled) };
  return { opened: opened.shown, own };
};

export const readOwnRecitation = async (deps: Deps, { studentId, grade }: PupilActor) => {
  const { db, clock } = deps;
  const heard = await queries.findHeard(db, studentId);
  const isHeard = heard !== undefined && isOfToday(heard, clock());
  const opened = await openText(db, isHeard ? { id: heard.textId } : { focusedOf: grade });
  if (!opened) return { tracked: null, rank: null };
  const [{ shown, hearings, open }, rank] = await Promise.all([
    readTracked(deps, studentId, opened.text.id),
    ownRank(db, studentId, grade, opened.text),
  ]);
  const last = open && (await markQueries.findLastOfHearing(db, open.id));
  return { tracked: { ...opened, ...shown, hearings: hearings.slice(0, HEARINGS), last }, rank };
};

export const readStory = async (
  { db }: Deps,
  { studentId, textId, position }: QueryOf<'GET /api/admin/tracking/words'>,
) => {
  await queries.readPupil(db, studentId);
  const marks = await markQueries.listStory(db, { studentId, textId }, position);
  return { marks: marks.map((row) => ({ isUndone: row.undoneAt !== null, ...row })) };
};

export const readHeat = async ({ db }: Deps, { textId, section }: QueryOf<'GET /api/admin/tracking/heat'>) => {
  const opened = orRefuse(await openText(db, { id: textId }), 'quran_text_not_found');
  const wanted = { grade: opened.grade, section };
  const words = await classQueries.listHeat(db, wanted, textId);
  return {
    ...opened,
    pupils: await classQueries.countHeard(db, wanted, textId),
    words: words.map((row) => ({ ...row, mistakes: Number(row.mistakes) })),
  };
};

export const readStumblers = async (
  { db }: Deps,
  { textId, position, section }: QueryOf<'GET /api/admin/tracking/heat/pupils'>,
) => {
  const { gradeLevel: grade, wordCount: words } = await queries.findText(db, textId);
  if (position >= words) throw new Refusal('word_not_found');
  return { pupils: await classQueries.listStumblers(db, { grade, section }, textId, position) };
};

export const readPastHearing = async ({ db, clock }: Deps, id: number) => {
  const hearing = asOfToday(await queries.readHearing(db, id), clock());
  await queries.readPupil(db, hearing.studentId);
  const before = await queries.findHearingBefore(db, hearing);
  const words = await markQueries.listWrongWords(db, id);
  const wrong = Array.from(words, ([position, how]) => ({ position, ...how })).toSorted(
    (a, b) => a.position - b.position,
  );
  const now = { wrong: wrong.map(({ position }) => position), reached: hearing.reached };
  const beside = before ? besideBefore(now, [...(await markQueries.listWrongWords(db, before.id)).keys()]) : null;
  return { hearing, wrong, beside };
};

/** The own before a colleague's; one that was left open on another day is none. */
const findReciting = async ({ db, clock }: Deps, { staffId }: StaffActor, grade: Grade) => {
  const now = clock();
  const todays = (await queries.listOpenHearings(db, grade)).filter((hearing) => isOfToday(hearing, now));
  return todays.find((hearing) => hearing.staffId === staffId) ?? todays[0];
};

/** What stands on the classroom's wall, kind by default (D-69). The words are not even read unless the teacher wants them shown. */
export const readMirror = async (
  deps: Deps,
  staff: StaffActor,
  { grade, withMistakes }: QueryOf<'GET /api/admin/tracking/mirror'>,
) => {
  const { db } = deps;
  const hearing = await findReciting(deps, staff, grade);
  const shown = hearing && (await openText(db, { id: hearing.textId }));
  if (!(hearing && shown)) {
    const [focused, { pupils }] = await Promise.all([openText(db, { focusedOf: grade }), whoRecitesNext(deps, grade)]);
    const next = pupils.find(({ reason }) => reason !== 'skipped');
    return { shown: focused, reciting: null, marks: null, next: next?.name ?? null };
  }
  const { id, name } = hearing;
  const last = await markQueries.findLastOfHearing(db, id);
  const ayah = ayahAt(shown.passage.verses, last?.position ?? 0) ?? shown.passage.toAyah;
  const readWords = async () =>
    presentWords((await queries.listWords(db, hearing)).rows, id, await markQueries.listWrongWords(db, id));
  const marks = withMistakes === 'true' ? { words: await readWords(), last } : null;
  return { shown, reciting: { name, ayah, isPaused: last?.status === 'paused' }, marks, next: null };
};
