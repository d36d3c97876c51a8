import { besideBefore } from '#domain/tracking/hearing-beside';
import { isMistake, type Mistake } from '#domain/tracking/word-states';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { openText } from '#server/quran/service';
import * as queries from './queries.ts';

export const readHeat = async ({ db }: Deps, textId: number) => {
  const opened = await openText(db, { id: textId });
  if (!opened) throw new Refusal('quran_text_not_found');
  return {
    ...opened,
    pupils: await queries.countHeard(db, opened.grade, textId),
    words: await queries.listHeat(db, opened.grade, textId),
  };
};

export const readStumblers = async ({ db }: Deps, textId: number, position: number) => {
  const { grade_level: grade, word_count: words } = await queries.findText(db, textId);
  if (position >= words) throw new Refusal('word_not_found');
  return queries.listStumblers(db, grade, textId, position);
};

type WrongMark = Awaited<ReturnType<typeof queries.listWrongMarks>>[number];

/** Each word once, as the text has them. */
const wrongWords = (marks: readonly WrongMark[]) => {
  const words = new Map<number, { position: number; times: number; mistake: Mistake | null }>();
  for (const { word_position: position, action, mistake } of marks) {
    const before = words.get(position);
    const times = (before?.times ?? 0) + (isMistake(action) ? 1 : 0);
    words.set(position, { position, times, mistake: mistake ?? before?.mistake ?? null });
  }
  // A name that was given to an older mistake is none of this hearing.
  return [...words.values()].filter(({ times }) => times > 0).toSorted((a, b) => a.position - b.position);
};

export const readPastHearing = async ({ db }: Deps, id: number) => {
  const hearing = await queries.readHearing(db, id);
  await queries.readPupil(db, hearing.student_id);
  const before = await queries.findHearingBefore(db, hearing);
  const wrong = wrongWords(await queries.listWrongMarks(db, id));
  const now = { wrong: wrong.map(({ position }) => position), reached: hearing.reached };
  const beside = before ? besideBefore(now, [...(await queries.listWrongWords(db, before.id)).keys()]) : null;
  return { hearing, wrong, beside };
};
