import type Libsql from 'libsql';
import { EXAM_QUESTIONS, PAPER_ORDER } from '#domain/exams/paper';
import { GRADES } from '#domain/roster/grades';
import { AT, LARGE, type Size } from './rows.ts';

const MATCHING = ['الشهادتان', 'الصلاة', 'الزكاة', 'الصوم', 'الحج'];
/** Words as long as those of the exams that a school is given. */
const QUESTIONS = PAPER_ORDER.map((type, place) => ({
  subject: 'Fiqh',
  type,
  text: `سؤال طوله طول ما في الكتاب المدرسي، وفيه ما يسأل عنه المعلم طلابه، رقم ${place + 1}`,
  options: { truefalse: [], choice: ['واحد', 'اثنان', 'ثلاثة', 'أربعة'], matching: MATCHING }[type],
  answer: 0,
  verse: null,
  source: 'صحيح البخاري، كتاب الإيمان، من حديث أبي هريرة رضي الله عنه',
  correction: null,
  explanation: 'شرح في جملة أو جملتين يفهمهما من هو في العاشرة من عمره.',
}));
const EXAMS_A_YEAR = 15;
const FIRST_ID = 101;
const VERSIONS = JSON.stringify(Array.from({ length: EXAM_QUESTIONS }, () => 1));

/** Five exams of each grade in every year, which the whole grade sat. */
export const writePapers = (db: Libsql.Database, { years }: Size): void => {
  const exam = db.prepare(
    `insert into exams (id, request_key, title, grade, exam_date, matching_options, questions, reviews, created_at)
     values (?, ?, ?, ?, '2026-02-01', ?, ?, ?, '${AT}')`,
  );
  const [matching, questions] = [MATCHING, QUESTIONS].map((each) => JSON.stringify(each));
  const reviews = JSON.stringify(QUESTIONS.map(() => null));
  for (let n = 0; n < EXAMS_A_YEAR * years; n += 1)
    exam.run([FIRST_ID + n, `bench-${n}`, `exam ${n}`, GRADES[n % GRADES.length], matching, questions, reviews]);
  db.exec(
    `insert into exam_corrections (exam_id, student_id, grade, answers, versions, is_complete, total_score,
       truefalse_score, multiplechoice_score, matching_score, wrong_answers, graded_at)
     select e.id, s.id, e.grade, '${'1'.repeat(EXAM_QUESTIONS)}', '${VERSIONS}', 1, 40, 20, 10, 10, '[]', '${AT}'
     from exams e join students s on s.grade = e.grade and s.id > 999 where e.id >= ${FIRST_ID}`,
  );
};

/** One of the large school's, in no order. */
export const examAt = (index: number): number => FIRST_ID + ((index * 7919) % (EXAMS_A_YEAR * LARGE.years));
