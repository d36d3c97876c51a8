import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type Libsql from 'libsql';
import { GRADES, type Grade } from '#domain/roster/grades';
import { CONTENT_ROOT } from '#server/root';
import { AT, TERM } from './rows.ts';

/** So many of a grade's lessons does each pupil mark. */
const MARKED = 10;

interface Written {
  readonly lessons: readonly {
    readonly id: string;
    readonly subject: string;
    readonly strand?: string;
    readonly unit: string;
    readonly topic: string;
    readonly source: string;
    readonly verses?: string;
  }[];
  readonly weeks: readonly { readonly quran: readonly string[]; readonly islamic: readonly string[] }[];
}

/** Half of it taught, and ten marks of every pupil. */
const writeCurriculum = (db: Libsql.Database, grade: Grade): void => {
  const path = join(CONTENT_ROOT, 'curriculum', `grade-${grade}.json`);
  const { lessons, weeks }: Written = JSON.parse(readFileSync(path, 'utf8'));
  const lesson = db.prepare(
    'insert into curriculum_lessons (id, grade, course, strand, unit, topic, source, verses) values (?,?,?,?,?,?,?,?)',
  );
  for (const { id, subject, strand, unit, topic, source, verses } of lessons)
    lesson.run([id, grade, subject, strand ?? null, unit, topic, source, verses ?? null]);
  db.prepare(`insert into term_curricula (term_id, grade, weeks) values (${TERM}, ?, ?)`).run([
    grade,
    JSON.stringify(weeks),
  ]);
  const planned = weeks.flatMap(({ quran, islamic }, at) => [...quran, ...islamic].map((id) => ({ week: at + 1, id })));
  const taught = db.prepare(
    `insert into curriculum_taught (term_id, week, lesson_id, grade, taught_at) values (${TERM}, ?, ?, ?, ?)`,
  );
  for (const { week, id } of planned.slice(0, planned.length / 2)) taught.run([week, id, grade, AT]);
  for (const { week, id } of planned.slice(0, MARKED))
    db.prepare(
      `insert into student_curriculum_progress (student_id, term_id, week_id, lesson_id, status, progress, updated_at)
     select id, ${TERM}, 'week${week}', ?, 'completed', 100, ? from students where grade = ?`,
    ).run([id, AT, grade]);
};

/** The curricula of the repository, in the term that runs. */
export const writeLessons = (db: Libsql.Database): void => {
  for (const grade of GRADES) writeCurriculum(db, grade);
};
