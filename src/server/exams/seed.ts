import { randomUUID } from 'node:crypto';
import type { PupilActor } from '#domain/access/actors';
import { schoolDay } from '#domain/calendar/school-day';
import type { DrawInteger } from '#domain/cards/credentials';
import { type ExamQuestion, PART_SIZES, SPECIFIED_MARKS } from '#domain/exams/paper';
import { QUESTION_TYPES, type QuestionType } from '#domain/questions/kinds';
import { optionCount } from '#domain/questions/questions';
import { GRADES, type Grade } from '#domain/roster/grades';
import type { Deps } from '#server/platform/deps';
import { activeQuestions, presentQuestion } from '#server/questions/service';
import { claimReward, rewardsOf } from '#server/rewards/service';
import { drawFromSeed } from '#server/seed/chance';
import type { DemoSchool, Happening, Pupil } from '#server/seed/demo-school';
import { byPupil, byStaff } from '#server/seed/people';
import { grading } from '#strings/exams/grading';
import { demoExams } from '#strings/exams/words';
import { examQuestionFields } from '#wire/exams/paper';
import {
  addExam,
  calculateReward,
  importAnswers,
  listExams,
  markSeen,
  openMakeup,
  publishExam,
  publishMakeup,
  readGradebook,
  sendReward,
  setWeights,
  writeCells,
} from './service.ts';

const SEED = 440;

/** The school days of the two exams; their papers are graded and published two days later. */
const SITTINGS = [
  { title: demoExams.first, day: 16, skip: 0 },
  { title: demoExams.second, day: 5, skip: 5 },
] as const;
const DAYS_TO_GRADE = 2;
const MAKEUP_DAY = 12;
const WEIGHTS_DAY = 2;
const WEIGHTS = [40, 60] as const;

/** From the bank: of each kind as many as a paper has, after those that the exam before took. */
const paperOf = async (deps: Deps, grade: Grade, skip: number) => {
  const bank = (await activeQuestions(deps.db, grade)).map(presentQuestion);
  const ofType = (type: QuestionType) => bank.filter((question) => question.type === type);
  const questions = QUESTION_TYPES.flatMap((type) => {
    const from = type === 'matching' ? 0 : Math.min(skip, ofType(type).length - PART_SIZES[type]);
    return ofType(type).slice(from, from + PART_SIZES[type]);
  });
  return {
    questions: questions.map((question) => examQuestionFields.parse(question)),
    matchingOptions: ofType('matching')[0]?.options ?? [],
    marks: { ...SPECIFIED_MARKS },
  };
};

interface Sitter {
  readonly pupil: Pupil;
  /** Right answers of a hundred. */
  readonly skill: number;
}

/** One is absent in each grade, another after all. */
const isAbsent = (place: number, sitting: number): boolean => place === 12 + sitting;

/** As a teacher types them into a table. */
const drawAnswers = (questions: readonly ExamQuestion[], { skill }: Sitter, draw: DrawInteger): string[] =>
  questions.map((question, place) => {
    // Some questions are harder for everybody: the report has something to say.
    const isHarder = place % 6 === 4;
    const luck = draw(1, 100);
    if (luck <= skill - (isHarder ? 35 : 0)) return String(question.answer + 1);
    if (luck > 96) return '0';
    return String(((question.answer + draw(1, optionCount(question) - 1)) % optionCount(question)) + 1);
  });

/** Looks, calculates, sends and claims at once. */
const takeReward = async (deps: Deps, pupil: PupilActor, examId: number): Promise<void> => {
  await markSeen(deps, pupil);
  await calculateReward(deps, pupil, examId);
  await sendReward(deps, pupil, examId);
  const who = { studentId: pupil.studentId, hasAgreed: true, isPhotoPending: false };
  const { rewards } = await rewardsOf(deps.db, who, deps.clock());
  for (const reward of rewards) if (reward.source === 'exam') await claimReward(deps, pupil, reward.id);
};

/** Who was away sits the first exam later, and both exams weigh what the teacher thinks right. */
const planLater = ({ teacher, schoolTime }: DemoSchool, grade: Grade, hour: number, away: Sitter | undefined) => {
  const draw = drawFromSeed(SEED + grade);
  const makeUp = byStaff(schoolTime(MAKEUP_DAY, 10 + hour, 20), teacher, async (deps, staff) => {
    const first = (await listExams(deps, { grade })).exams.find(({ title }) => title === demoExams.first);
    if (!(first && away)) return;
    const { id: studentId } = away.pupil;
    const { questions } = await paperOf(deps, grade, SITTINGS[0].skip);
    await openMakeup(deps, staff, first.id, { studentId, isOpen: true });
    const answers = drawAnswers(questions, away, draw).map(Number);
    await writeCells(
      deps,
      staff,
      first.id,
      answers.map((answer, place) => ({ studentId, place, answer, version: 0 })),
    );
    await publishMakeup(deps, staff, first.id, { studentId, isPublished: true });
  });
  const weigh = byStaff(schoolTime(WEIGHTS_DAY, 11 + hour, 5), teacher, async (deps, staff) => {
    const { term, exams } = await readGradebook(deps, { grade });
    if (term === null || exams.length !== WEIGHTS.length) return;
    const weights = exams.map(({ id }, at) => ({ examId: id, weight: WEIGHTS[at] ?? 0 }));
    await setWeights(deps, staff, { grade, term, weights });
  });
  return [makeUp, weigh];
};

/** Two exams in each grade, with papers from strong to weak; a few pupils have taken what the first was worth. */
export const planExams = (school: DemoSchool): Happening[] => {
  const { teacher, pupils, regulars, schoolTime } = school;
  const draw = drawFromSeed(SEED);
  return GRADES.flatMap((grade, hour) => {
    const sitters = pupils
      .filter((pupil) => pupil.grade === grade)
      .map((pupil, place): Sitter => ({ pupil, skill: place === 3 ? 135 : draw(48, 96) }));
    const regularsOfGrade = regulars.filter((pupil) => pupil.grade === grade);
    const away = sitters.find((_, place) => isAbsent(place, 0));
    const later = planLater(school, grade, hour, away);
    const sat = SITTINGS.flatMap(({ title, day, skip }, sitting): Happening[] => {
      let examId = 0;
      const sit = byStaff(schoolTime(day, 7 + hour, 40), teacher, async (deps, staff) => {
        const date = schoolDay(deps.clock());
        const paper = await paperOf(deps, grade, skip);
        examId = (await addExam(deps, staff, { requestKey: randomUUID(), title, grade, date, ...paper })).id;
      });
      const mark = byStaff(schoolTime(day - DAYS_TO_GRADE, 9 + hour, 30), teacher, async (deps, staff) => {
        const { questions } = await paperOf(deps, grade, skip);
        const rows = sitters.map((sitter, place) => [
          String(sitter.pupil.id),
          ...(isAbsent(place, sitting) ? [grading.absent] : drawAnswers(questions, sitter, draw)),
        ]);
        await importAnswers(deps, staff, examId, { rows, seen: 0 });
        await publishExam(deps, staff, examId, true);
      });
      const takers = sitting === 0 ? regularsOfGrade.filter((_, place) => place % 3 === 1) : [];
      const take = takers.map(({ id }) =>
        byPupil(schoolTime(day - DAYS_TO_GRADE, 17, draw(0, 59)), id, (deps, actor) => takeReward(deps, actor, examId)),
      );
      return [sit, mark, ...take];
    });
    return [...sat, ...later];
  });
};
