import type { PupilActor } from '#domain/access/actors';
import { heldAt } from '#domain/drills/held';
import { listDrilled } from '#server/drills/service';
import type { Executor } from '#server/platform/db/database';
import { together } from '#server/platform/db/prepared';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { listHeads, openText } from '#server/quran/service';
import * as markQueries from './mark-queries.ts';
import { asOfToday, isOfToday } from './open-today.ts';
import * as queries from './queries.ts';
import { ownRank } from './ranks.ts';

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
  return { words, progress, hearings, open, wrongAt, wrongNow: open ? wrongAt(open.id) : new Map(), drilled };
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
  const tracked = await readTracked(deps, studentId, opened.text.id);
  const { open, wrongAt, drilled } = tracked;
  const before = tracked.hearings.find(({ id }) => id !== open?.id);
  const hearings = tracked.hearings.slice(0, HEARINGS).map((hearing, at) => {
    const { id, startedAt, reached } = hearing;
    const since = tracked.hearings[at + 1]?.startedAt ?? null;
    return { hearing, ...heldAt({ since, startedAt, reached, wrong: [...wrongAt(id).keys()] }, drilled) };
  });
  return { opened, tracked, pupil, texts, hearings, wrongLastTime: before ? wrongAt(before.id) : new Map() };
};

export const readOwnRecitation = async (deps: Deps, { studentId, grade }: PupilActor) => {
  const { db, clock } = deps;
  const heard = await queries.findHeard(db, studentId);
  const isHeard = heard !== undefined && isOfToday(heard, clock());
  const opened = await openText(db, isHeard ? { id: heard.textId } : { focusedOf: grade });
  if (!opened) return null;
  const tracked = await readTracked(deps, studentId, opened.text.id);
  const { open } = tracked;
  return {
    ...opened,
    ...tracked,
    hearings: tracked.hearings.slice(0, HEARINGS),
    last: open ? await markQueries.findLastOfHearing(db, open.id) : undefined,
    rank: await ownRank(db, studentId, grade, opened.text),
  };
};

export const readStory = async ({ db }: Deps, of: { studentId: number; textId: number }, position: number) => {
  await queries.readPupil(db, of.studentId);
  return markQueries.listStory(db, of, position);
};
