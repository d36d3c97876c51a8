import { GRADES, type Grade } from '#domain/roster/grades';
import { bestClass, ENOUGH_HEARD, normalisedScore, rankingScore, sharedRanks } from '#domain/tracking/ranks';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { openText } from '#server/quran/service';
import type { TextHead } from '#wire/quran';
import * as classQueries from './class-queries.ts';

type RankedText = Pick<TextHead, 'id' | 'wordCount'>;

/** The pupils of a grade who were heard, from the one row that each has: the marks themselves are not read. */
export const rankGrade = async (executor: Executor, grade: Grade, text: RankedText) => {
  const standing = await classQueries.listStanding(executor, { grade }, text.id);
  const heard = standing.filter(({ lastHeardAt }) => lastHeardAt !== null);
  const scored = heard.map(({ id, name, classId, known, maxPosition }) => ({
    studentId: id,
    name,
    section: classId,
    known: known ?? 0,
    score: rankingScore({ completed: known ?? 0, words: text.wordCount, maxPosition: maxPosition ?? 0 }),
  }));
  const known = scored.reduce((sum, each) => sum + each.known, 0);
  const possible = text.wordCount * standing.length;
  return {
    standing,
    pupils: sharedRanks(scored),
    percentage: possible === 0 ? 0 : (known / possible) * 100,
  };
};

/** None where too few were heard to compare anybody. */
export const shownRanks = <Ranked>(pupils: readonly Ranked[]): readonly Ranked[] =>
  pupils.length >= ENOUGH_HEARD ? pupils : [];

/** Null where too few were heard. */
export const ownRank = async (executor: Executor, studentId: number, grade: Grade, text: RankedText) => {
  const { pupils } = await rankGrade(executor, grade, text);
  const own = shownRanks(pupils).find((each) => each.studentId === studentId);
  return own ? { rank: own.rank, of: pupils.length } : null;
};

/** Those of a section stand where they stand in the grade. */
export const readRanks = async ({ db }: Deps, section: string | undefined) => {
  const ranked = await Promise.all(
    GRADES.map(async (grade) => {
      const opened = await openText(db, { focusedOf: grade });
      return opened && { grade, words: opened.text.wordCount, ...(await rankGrade(db, grade, opened.text)) };
    }),
  );
  const classes = ranked.filter((each) => each !== null);
  const best = bestClass(classes);
  return classes.map((each) => ({
    grade: each.grade,
    percentage: each.percentage,
    score: normalisedScore(each, classes),
    isBest: each === best,
    pupils: shownRanks(each.pupils).filter((pupil) => section === undefined || pupil.section === section),
  }));
};
