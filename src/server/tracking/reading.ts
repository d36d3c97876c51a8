import type { PupilActor } from '#domain/access/actors';
import { listDrilled } from '#server/drills/service';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { listHeads, openText } from '#server/quran/service';
import * as queries from './queries.ts';
import { ownRank } from './ranks.ts';

const HEARINGS = 20;

/** What a page shows of one pupil's text. */
const readTracked = async (executor: Executor, studentId: number, textId: number) => {
  const of = { studentId, textId };
  return {
    words: (await queries.listWords(executor, of)).rows,
    progress: await queries.findProgress(executor, of),
    hearings: await queries.listHearings(executor, of, HEARINGS),
  };
};

export const readPupilText = async ({ db }: Deps, studentId: number, textId: number | undefined) => {
  const pupil = await queries.readPupil(db, studentId);
  const texts = await listHeads(db, pupil.grade);
  const first = texts[0]?.id;
  const opened =
    (await openText(db, textId === undefined ? { focusedOf: pupil.grade } : { id: textId })) ??
    (first === undefined ? null : await openText(db, { id: first }));
  if (!opened || opened.grade !== pupil.grade) throw new Refusal('quran_text_not_found');
  const tracked = await readTracked(db, studentId, opened.text.id);
  const open = tracked.hearings.find(({ status }) => status === 'open') ?? null;
  const before = tracked.hearings.find(({ id }) => id !== open?.id);
  const wrongLastTime = before
    ? await queries.listWrongWords(db, before.id, { studentId, textId: opened.text.id })
    : [];
  const drilled = await listDrilled(db, studentId, opened.text.id);
  return { ...tracked, ...opened, pupil, texts, open, wrongLastTime, drilled };
};

export const readOwnRecitation = async ({ db }: Deps, { studentId, grade }: PupilActor) => {
  const opened = await openText(db, { focusedOf: grade });
  if (!opened) return null;
  return {
    ...opened,
    ...(await readTracked(db, studentId, opened.text.id)),
    rank: await ownRank(db, studentId, grade, opened.text),
  };
};

export const readStory = ({ db }: Deps, of: { studentId: number; textId: number }, position: number) =>
  queries.listStory(db, of, position);
