import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FIRST_TERM, FIRST_TERM_EXCEPTIONS } from '#domain/calendar/first-term';
import { dayAfter } from '#domain/calendar/school-day';
import { exceptionAt, layOutWeeks, type TermPlan } from '#domain/calendar/terms';
import { GRADES } from '#domain/roster/grades';
import { listTerms } from '#server/calendar/service';
import { migrate } from '#server/migrate';
import type { Database } from '#server/platform/db/database';
import { openFreshDatabase } from '#tests/databases';
import { makeOldSchool } from '#tests/old-school';
import { readPlacedLessons } from './service.ts';

/** What a school of before has; its clock needs none. */
let database: Database;
beforeEach(async () => {
  database = await openFreshDatabase({ gifts: [], now: new Date() });
  await makeOldSchool(database);
});
afterEach(() => database.db.destroy());

/** As it was: those that are long enough teach, and the last two review and examine. Beyond the tenth there was no plan. */
const weeksOfBefore = (term: TermPlan) => {
  const weeks = layOutWeeks({ ...term, exceptions: term.exceptions.filter(({ type }) => type === 'holiday') });
  const long = weeks.filter(({ number }) => number !== null);
  const kindAt = (at: number) => {
    if (at === long.length - 2) return 'review';
    return at === long.length - 1 ? 'exams' : 'teaching';
  };
  return long.map(({ start, days }, at) => ({ start, days, number: at + 1, kind: kindAt(at) }));
};

const holiday = (start: string, days: number) => ({
  ...{ type: 'holiday' as const, name: 'إجازة', start, end: dayAfter(start, days - 1) },
});
const { otherTimes: _, start, end, ...rest } = FIRST_TERM;
const NAMED = FIRST_TERM_EXCEPTIONS.map((each) => ({ ...each, name: each.type }));

/** The specification's; one whose last weeks nobody named; one of nineteen weeks; one where a day of them was named. */
const TERMS = [
  { start, end, exceptions: NAMED },
  { start: '2025-08-24', end: '2025-11-27', exceptions: [holiday('2025-09-22', 3), holiday('2025-10-12', 7)] },
  { start: '2026-01-18', end: '2026-05-28', exceptions: [] },
  {
    ...{ start: '2026-08-23', end: '2026-11-12' },
    exceptions: [{ type: 'exams' as const, name: 'اليوم الأول', start: '2026-11-08', end: '2026-11-08' }],
  },
];

const insertTerms = async (): Promise<void> => {
  for (const [at, { start: startsOn, end: endsOn, exceptions }] of TERMS.entries())
    await sql`insert into school_terms (request_key, name, starts_on, ends_on, plan, created_at) values
      (${`key ${at}`}, ${`فصل ${at}`}, ${startsOn}, ${endsOn}, ${JSON.stringify({ ...rest, exceptions })}, ${'2025-01-01'})`.execute(
      database.db,
    );
};

it('a school of before reads its terms, plans and what was taught as it did, and is asked nothing', async () => {
  const { db, engine } = database;
  await insertTerms();
  const weeks = Array.from({ length: 10 }, (_each, at) => ({
    quran: [`g4-q${at}`],
    islamic: [`g4-i${at}`, `g4-j${at}`],
  }));
  for (const id of weeks.flatMap(({ quran, islamic }) => [...quran, ...islamic]))
    await sql`insert into curriculum_lessons (id, grade, course, topic, source) values
      (${id}, 4, ${id.includes('-q') ? 'quran' : 'islamic'}, ${id}, 'كتاب')`.execute(db);
  for (const grade of GRADES)
    await sql`insert into curricula (grade, weeks, version) values
      (${grade}, ${JSON.stringify(grade === 4 ? weeks : [])}, 5)`.execute(db);
  await sql`insert into curriculum_taught (term_id, week, lesson_id, grade, taught_at)
    select id, 3, 'g4-i2', 4, '2025-03-16T09:00:00.000Z' from school_terms where starts_on = ${start}`.execute(db);
  await migrate(db, engine);

  for (const [at, term] of (await listTerms(db)).entries()) {
    const numbered = layOutWeeks(term).filter(({ number }) => number !== null);
    expect(numbered).toEqual(weeksOfBefore({ ...rest, otherTimes: [], ...(TERMS[at] as (typeof TERMS)[number]) }));
    expect(exceptionAt(term, term.end)?.type).toBe('exams');
    const lessons = await readPlacedLessons(db, term, { grade: 4, section: null });
    expect(lessons.map(({ week, id }) => [week, id])).toEqual(
      weeks.flatMap(({ quran, islamic }, week) => [...quran, ...islamic].map((id) => [week + 1, id])),
    );
    expect(lessons.filter(({ isTaught }) => isTaught).map(({ week, id }) => [week, id])).toEqual(
      at === 0 ? [[3, 'g4-i2']] : [],
    );
  }
  const plans = await db.selectFrom('term_curricula').select(['termId', 'grade', 'version']).execute();
  expect([plans.length, new Set(plans.map(({ version }) => version))]).toEqual([TERMS.length * 3, new Set([5])]);
});
