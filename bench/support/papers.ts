import { EXAM_QUESTIONS, PAPER_ORDER } from '#domain/exams/paper';
import { GRADES } from '#domain/roster/grades';
import { AT, writeRows } from './rows.ts';

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
const PAPERS = 100_000;
/** A class of thirty-five sits each exam. */
const CLASS = 35;
const EXAMS = Math.ceil(PAPERS / CLASS);
const VERSIONS = JSON.stringify(Array.from({ length: EXAM_QUESTIONS }, () => 1));

/**
 * The class of each grade is its first thirty-five pupils, as in a school; the others of this large one have left, and
 * only the case that reads a grid waits for it.
 */
const statements = (grade: number): string[] => [
  `update students set archived_at = '${AT}' where grade = ${grade} and id not in
     (select id from students where grade = ${grade} order by id limit ${CLASS})`,
];

/** A hundred thousand papers, past the product. */
export const writePapers = (file: string): void =>
  writeRows(file, (db) => {
    for (const grade of GRADES) for (const statement of statements(grade)) db.exec(statement);
    const exam = db.prepare(
      `insert into exams (id, request_key, title, grade, exam_date, matching_options, questions, reviews, created_at)
     values (?, ?, ?, ?, '2026-02-01', ?, ?, ?, '${AT}')`,
    );
    const reviews = JSON.stringify(QUESTIONS.map(() => null));
    for (let id = 1; id <= EXAMS; id += 1)
      exam.run([
        id + 100,
        `bench-${id}`,
        `exam ${id}`,
        GRADES[id % GRADES.length],
        JSON.stringify(MATCHING),
        JSON.stringify(QUESTIONS),
        reviews,
      ]);
    db.exec(
      `insert into exam_corrections (exam_id, student_id, grade, answers, versions, is_complete, total_score,
       truefalse_score, multiplechoice_score, matching_score, wrong_answers, graded_at)
     select e.id, s.id, e.grade, '${'1'.repeat(EXAM_QUESTIONS)}', '${VERSIONS}', 1, 40, 20, 10, 10, '[]', '${AT}'
     from exams e join students s on s.grade = e.grade and s.archived_at is null where e.id > 100`,
    );
  });

export const examAt = (index: number): number => 101 + ((index * 7919) % EXAMS);
