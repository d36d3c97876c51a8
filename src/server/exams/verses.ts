import { type ExamQuestion, shownCorrection } from '#domain/exams/paper';
import type { VerseRange } from '#domain/quran/surahs';
import { readReference } from '#domain/quran/verse-reference';
import type { Executor } from '#server/platform/db/database';
import { onceFor } from '#server/platform/once-for';
import { passageOf, readVerses } from '#server/quran/service';
import type { ExamQuestion as ShownQuestion } from '#wire/exams/paper';
import type { Passage } from '#wire/quran';
import { questionsOf } from './paper.ts';

/** The published text never changes, so verses that were read once need not be read again. */
const keptBy = onceFor((_database: object) => new Map<string, Passage>());

/** The verses that these papers ask about, by their reference. */
export const passagesOf = async (executor: Executor, exams: readonly { readonly questions: string }[]) => {
  const known = keptBy(executor.getExecutor().adapter);
  const references = new Set(exams.flatMap((exam) => questionsOf(exam).flatMap(({ verse }) => verse ?? [])));
  for (const reference of references)
    if (!known.has(reference)) {
      const verses = await readVerses(executor, readReference(reference) as VerseRange);
      known.set(reference, await passageOf(executor, verses));
    }
  return known;
};

/** A question as a paper shows it. */
export const withVerse = (
  question: ExamQuestion,
  place: number,
  passages: ReadonlyMap<string, Passage>,
): ShownQuestion => {
  const passage = question.verse === null ? undefined : passages.get(question.verse);
  return {
    ...question,
    number: place + 1,
    options: [...question.options],
    correction: shownCorrection(question),
    verse: passage && question.verse !== null ? { ...passage, reference: question.verse } : null,
  };
};
