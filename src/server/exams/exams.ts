import { isDeepStrictEqual } from 'node:util';
import type { StaffActor } from '#domain/access/actors';
import { keyOf, nothingTyped, packAnswers } from '#domain/exams/answers';
import {
  type ExamQuestion,
  type Marks,
  type Paper,
  type PaperFault,
  paperFaults,
  scoreMax,
  shapeOf,
  tidyExamQuestion,
} from '#domain/exams/paper';
import type { examsVocabulary } from '#domain/exams/vocabulary';
import { FAULTY_FIELD, foldText, spelledOut } from '#domain/questions/bank';
import { optionCount } from '#domain/questions/questions';
import type { VerseRange } from '#domain/quran/surahs';
import { readReference } from '#domain/quran/verse-reference';
import { type AuditLine, about, logAdminAction } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { takeTurns } from '#server/platform/guards';
import { sameWishOrThrow } from '#server/platform/wishes';
import { readVerses, refuseFalseVerses } from '#server/quran/service';
import { paperFaultTexts } from '#strings/exams/faults';
import { questionFaultTexts } from '#strings/questions/tables';
import type { BodyOf } from '#wire/contract';
import { questionsOf, type Review, reviewsOf } from './paper.ts';
import * as papers from './papers-queries.ts';
import * as queries from './queries.ts';

/** What staff do to one exam happens one after the other: two who type in one grid, publish or regrade. */
export const onExam = <T>(deps: Deps, id: number, work: (trx: Executor, exam: queries.ExamRow) => Promise<T>) =>
  deps.db.transaction().execute(async (trx) => {
    await takeTurns(trx, deps.engine, 'exam', String(id));
    return work(trx, await queries.readExam(trx, id));
  });

/** The same, where staff alone see what changed. */
export const amongStaff: typeof onExam = async (deps, id, work) => {
  const outcome = await onExam(deps, id, work);
  deps.live.tell('staff', 'exams');
  return outcome;
};

/** As the log says what staff did to an exam. */
export const examLine = (
  actor: StaffActor,
  action: keyof typeof examsVocabulary.actions,
  { id, title, grade }: Pick<queries.ExamRow, 'id' | 'title' | 'grade'>,
  details: Readonly<Record<string, unknown>> = {},
): AuditLine => ({ actor, action, ...about('exams', id, title), details: { grade, ...details } });

const told = (fault: PaperFault): readonly [field: string, text: string] => {
  if (fault.kind === 'order') return ['questions', paperFaultTexts.order];
  if (fault.kind === 'matching_options') return ['matchingOptions', paperFaultTexts.matching];
  const question = `questions/${fault.number - 1}`;
  if (fault.kind === 'repeated') return [`${question}/text`, paperFaultTexts.repeated(fault.of)];
  return [`${question}/${FAULTY_FIELD[fault.fault]}`, questionFaultTexts[fault.fault]];
};

/** A verse that the published text does not have is a slip, and told where it was typed. */
const refuseUnknownVerses = async (executor: Executor, questions: readonly ExamQuestion[]): Promise<void> => {
  for (const [place, { verse }] of questions.entries())
    if (verse !== null)
      await readVerses(executor, readReference(verse) as VerseRange).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        throw new Refusal('exam_incomplete', { fields: { [`questions/${place}/verse`]: paperFaultTexts.verse } });
      });
};

/** What was typed as a paper that can be handed out, or a refusal that says what is missing. */
const completed = async (executor: Executor, typed: Paper & { readonly marks: Marks }) => {
  const isMatching = typed.questions.some(({ type }) => type === 'matching');
  const matchingOptions = isMatching ? typed.matchingOptions.map(spelledOut) : [];
  const questions = typed.questions.map((question) => tidyExamQuestion(question, matchingOptions));
  const faults = paperFaults({ matchingOptions, questions });
  if (faults.length > 0) throw new Refusal('exam_incomplete', { fields: Object.fromEntries(faults.map(told)) });
  await refuseUnknownVerses(executor, questions);
  const shape = shapeOf(questions, typed.marks);
  const written = {
    matchingOptions: JSON.stringify(matchingOptions),
    questions: JSON.stringify(questions),
    shape: JSON.stringify(shape),
    maxScore: scoreMax(shape),
  };
  return { questions, written };
};

type NewExam = BodyOf<'POST /api/admin/exams'>;

export const insertNew = async (
  trx: Executor,
  now: Date,
  exam: NewExam,
  origin: { readonly contentKey?: string; readonly staffId?: number },
) => {
  const { questions, written } = await completed(trx, exam);
  return queries.insertExam(trx, {
    requestKey: exam.requestKey,
    contentKey: origin.contentKey ?? null,
    title: exam.title,
    grade: exam.grade,
    examDate: exam.date,
    ...written,
    reviews: JSON.stringify(questions.map(() => null)),
    createdBy: origin.staffId ?? null,
    createdAt: now.toISOString(),
  });
};

export const addExam = async (deps: Deps, staff: StaffActor, fields: NewExam) => {
  const exam = await deps.db.transaction().execute(async (trx) => {
    const now = deps.clock();
    await takeTurns(trx, deps.engine, 'exam-titles');
    const made = await queries.findByKey(trx, fields.requestKey);
    if (made) return sameWishOrThrow(made, made.title === fields.title && made.grade === fields.grade);
    const added = await insertNew(trx, now, fields, { staffId: staff.staffId });
    if (!added) throw new Refusal('exam_exists');
    await logAdminAction(trx, now, examLine(staff, 'exam_added', added));
    return added;
  });
  deps.live.tell('staff', 'exams');
  return exam;
};

/** What papers are graded by, and what their answers stand for: it changes by regrading alone, which says who is concerned. */
const gradedBy = (questions: readonly ExamQuestion[]): string =>
  JSON.stringify([keyOf(questions), questions.map(optionCount)]);

/** Words may be mended in their place; an option that stands elsewhere would be another answer than the pupils gave. */
const isMoved = (before: ExamQuestion, after: ExamQuestion): boolean =>
  before.options.some((option, place) => {
    const now = after.options.findIndex((each) => foldText(each) === foldText(option));
    return now >= 0 && now !== place;
  });

const changesAnswers = (before: readonly ExamQuestion[], after: readonly ExamQuestion[]): boolean =>
  gradedBy(before) !== gradedBy(after) ||
  before.some((question, place) => isMoved(question, after[place] as ExamQuestion));

/** As the log says it. */
const factsOf = (exam: { title: string; date: string; questions: readonly ExamQuestion[] }) => ({
  title: exam.title,
  date: exam.date,
  texts: exam.questions.map(({ text }) => text),
  key: keyOf(exam.questions),
});

/** What was reviewed and did not change. */
export const keptReviews = (exam: queries.ExamRow, after: readonly ExamQuestion[]): readonly (Review | null)[] => {
  const before = questionsOf(exam);
  const reviews = reviewsOf(exam);
  return after.map((question, place) => (isDeepStrictEqual(before[place], question) ? (reviews[place] ?? null) : null));
};

/** Papers of who was absent, or whose answers were cleared, are as long as the paper is now. */
const resize = async (trx: Executor, id: number, length: number): Promise<void> => {
  const answers = packAnswers(nothingTyped(length));
  for (const { correctionId, revision } of await papers.listCorrections(trx, id)) {
    const versions = JSON.stringify(Array.from({ length }, () => revision));
    await papers.updateCorrection(trx, correctionId, { answers, versions });
  }
};

/** What a colleague saved since it was opened is never overwritten. Changed words wait for review again. */
export const editExam = async (
  deps: Deps,
  staff: StaffActor,
  id: number,
  { version, ...fields }: BodyOf<'PUT /api/admin/exams/:id'>,
) => {
  await onExam(deps, id, async (trx, exam) => {
    if (exam.version !== version) throw new Refusal('exam_changed');
    const [before, { questions, written }] = [questionsOf(exam), await completed(trx, fields)];
    const isOther = exam.shape !== written.shape || changesAnswers(before, questions);
    if (isOther && (await papers.hasAnswers(trx, id))) throw new Refusal('exam_graded');
    await takeTurns(trx, deps.engine, 'exam-titles');
    if (await queries.findTwin(trx, { id, title: fields.title, grade: exam.grade, examDate: fields.date }))
      throw new Refusal('exam_exists');
    await queries.updateExam(trx, exam, {
      title: fields.title,
      examDate: fields.date,
      ...written,
      reviews: JSON.stringify(keptReviews(exam, questions)),
      version: version + 1,
    });
    if (questions.length !== before.length) await resize(trx, id, questions.length);
    await logAdminAction(trx, deps.clock(), {
      ...examLine(staff, 'exam_edited', exam),
      before: factsOf({ title: exam.title, date: exam.examDate, questions: before }),
      after: factsOf({ ...fields, questions }),
    });
  });
  // Whoever has a result of it sees its words.
  deps.live.tellBoth('students', 'exams');
};

export const removeExam = (deps: Deps, staff: StaffActor, id: number) =>
  amongStaff(deps, id, async (trx, exam) => {
    if (await papers.hasAnswers(trx, id)) throw new Refusal('exam_graded');
    const now = deps.clock();
    await queries.updateExam(trx, exam, { removedAt: now.toISOString() });
    await logAdminAction(trx, now, examLine(staff, 'exam_removed', exam));
  });

/** Of the words that were read: those a colleague changed meanwhile nobody has reviewed. */
export const reviewQuestion = (
  deps: Deps,
  staff: StaffActor,
  id: number,
  { place, isReviewed, version }: BodyOf<'POST /api/admin/exams/:id/review'>,
) =>
  amongStaff(deps, id, async (trx, exam) => {
    if (exam.version !== version) throw new Refusal('exam_changed');
    const reviews = reviewsOf(exam);
    if (reviews[place] === undefined) throw new Refusal('exam_changed');
    if ((reviews[place] !== null) === isReviewed) return;
    if (isReviewed) await refuseFalseVerses(questionsOf(exam)[place]);
    const now = deps.clock();
    const review = isReviewed ? { at: now.toISOString(), by: staff.name } : null;
    await queries.updateExam(trx, exam, { reviews: JSON.stringify(reviews.with(place, review)) });
    const action = isReviewed ? 'exam_question_reviewed' : 'exam_question_review_withdrawn';
    await logAdminAction(trx, now, examLine(staff, action, exam, { question: place + 1 }));
  });
