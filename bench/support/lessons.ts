import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { dayAfter, schoolDay, weekOf } from '#domain/calendar/school-day';
import { PERIOD_TIMES, proposeEnd, SCHOOL_WEEKDAYS, usualSlots } from '#domain/calendar/terms';
import { GRADES } from '#domain/roster/grades';
import { CONTENT_ROOT } from '#server/root';

const AT = '2026-02-01T08:00:00.000Z';
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

/** A term that runs, the curricula of the repository, half of it taught, and ten marks of every pupil. */
export const writeLessons = (file: string): void => {
  const db = new Libsql(file);
  db.exec('begin');
  const start = weekOf(dayAfter(schoolDay(new Date()), -35));
  const plan = {
    weekdays: [...SCHOOL_WEEKDAYS],
    periods: PERIOD_TIMES,
    exceptions: [],
    slots: usualSlots(),
    pausesInRamadan: false,
  };
  const end = proposeEnd({ ...plan, start }) ?? start;
  db.prepare(
    "insert into school_terms (id, request_key, name, starts_on, ends_on, plan, created_at) values (1, 'bench', 'term', ?, ?, ?, ?)",
  ).run([start, end, JSON.stringify(plan), AT]);
  for (const grade of GRADES) {
    const path = join(CONTENT_ROOT, 'curriculum', `grade-${grade}.json`);
    const { lessons, weeks }: Written = JSON.parse(readFileSync(path, 'utf8'));
    const lesson = db.prepare(
      'insert into curriculum_lessons (id, grade, course, strand, unit, topic, source, verses) values (?,?,?,?,?,?,?,?)',
    );
    for (const { id, subject, strand, unit, topic, source, verses } of lessons)
      lesson.run([id, grade, subject, strand ?? null, unit, topic, source, verses ?? null]);
    db.prepare('insert into curricula (grade, weeks) values (?, ?)').run([grade, JSON.stringify(weeks)]);
    const planned = weeks.flatMap(({ quran, islamic }, at) =>
      [...quran, ...islamic].map((id) => ({ week: at + 1, id })),
    );
    const taught = db.prepare(
      'insert into curriculum_taught (term_id, week, lesson_id, grade, taught_at) values (1, ?, ?, ?, ?)',
    );
    for (const { week, id } of planned.slice(0, planned.length / 2)) taught.run([week, id, grade, AT]);
    for (const { week, id } of planned.slice(0, MARKED))
      db.prepare(
        `insert into student_curriculum_progress (student_id, term_id, week_id, lesson_id, status, progress, updated_at)
         select id, 1, 'week${week}', ?, 'completed', 100, ? from students where grade = ?`,
      ).run([id, AT, grade]);
  }
  db.exec('commit');
  db.exec('analyze');
  db.pragma('wal_checkpoint(truncate)');
  db.close();
};
