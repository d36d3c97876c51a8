import { type Kysely, type Migration, sql } from 'kysely';
import { DEMO_STUDENT_ID } from '#domain/access/actors';
import type { Engine } from '#server/platform/db/database';
import { keptByItsKey } from '#server/platform/db/migrations/columns';
import type { Schema } from '#server/platform/db/schema';

const createBank = (engine: Engine) => [
  sql`alter table questions add column use text not null default 'practice' check (use in ('practice', 'race'))`,
  sql`
  create table question_grades (
    question_id integer not null references questions (id),
    grade integer not null check (grade in (4, 5, 6)),
    number integer not null,
    lesson_id text,
    primary key (question_id, grade),
    unique (grade, number)
  ) ${keptByItsKey(engine)}`,
  sql`
  create view question_places as
    select id as question_id, grade, number, lesson_id from questions
    union all
    select question_id, grade, number, lesson_id from question_grades`,
  sql`
  create table question_mistakes (
    version_id integer not null references question_versions (id),
    choice integer not null check (choice >= 0),
    times integer not null check (times > 0),
    primary key (version_id, choice)
  ) ${keptByItsKey(engine)}`,
];

/** Of what the race asked, in any words: which version of which question it is from now on. */
const createMapping = sql`
  create table race_question_versions (
    race_question_id integer primary key,
    version_id integer not null
  )`;

interface RaceQuestion {
  readonly id: number;
  readonly contentId: 'allah_names_1' | 'iman_level' | 'prophet_rights';
  readonly contentKey: string;
  readonly difficulty: 'easy' | 'medium' | 'hard';
  readonly text: string;
  readonly options: string;
  readonly answer: number;
  readonly source: string;
  readonly explanation: string | null;
  readonly retiredAt: string | null;
  readonly createdAt: string;
}

const GRADES = { allah_names_1: 4, iman_level: 5, prophet_rights: 6 } as const;
const BEFORE_FIRST = 500;

/** What was worded anew in the files is one question in several versions; what they dropped is retired. */
const adoptQuestion = async (db: Kysely<Schema>, worded: readonly RaceQuestion[], number: number) => {
  const [first, last] = [worded[0] as RaceQuestion, worded.at(-1) as RaceQuestion];
  const { id } = await db
    .insertInto('questions')
    .values({
      use: 'race',
      contentKey: first.contentKey,
      grade: GRADES[first.contentId],
      number,
      retiredAt: worded.some(({ retiredAt }) => retiredAt === null) ? null : last.retiredAt,
      createdAt: first.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const { id: raceQuestionId, difficulty, text, options, answer, source, explanation, createdAt } of worded) {
    const version = await db
      .insertInto('question_versions')
      .values({
        questionId: id,
        subject: 'Tawheed',
        type: 'choice',
        text,
        options,
        answer,
        difficulty,
        points: 5,
        source,
        explanation,
        createdAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql`insert into race_question_versions values (${raceQuestionId}, ${version.id})`.execute(db);
  }
  await sql`update questions set version_id =
    (select max(v.id) from question_versions as v where v.question_id = questions.id) where id = ${id}`.execute(db);
};

const adoptQuestions = async (db: Kysely<Schema>): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<RaceQuestion>`select * from race_questions order by id`.execute(db);
  const byKey = new Map<string, RaceQuestion[]>();
  for (const row of rows) byKey.set(row.contentKey, [...(byKey.get(row.contentKey) ?? []), row]);
  const numbers = { 4: BEFORE_FIRST, 5: BEFORE_FIRST, 6: BEFORE_FIRST };
  for (const worded of byKey.values()) {
    const grade = GRADES[(worded[0] as RaceQuestion).contentId];
    numbers[grade] += 1;
    await adoptQuestion(db, worded, numbers[grade]);
  }
  const mapping = await sql<{ raceQuestionId: number; versionId: number }>`
    select race_question_id, version_id from race_question_versions`.execute(db);
  return new Map(mapping.rows.map((row) => [row.raceQuestionId, row.versionId]));
};

const createAnswers = (engine: Engine) => sql`
  create table race_answers_of_bank (
    race_id integer not null references races (id) on delete cascade,
    side integer not null check (side in (0, 1)),
    number integer not null check (number > 0),
    question_id integer not null references question_versions (id),
    choice integer not null check (choice >= 0),
    is_correct integer not null check (is_correct in (0, 1)),
    answered_at text not null,
    primary key (race_id, side, number)
  ) ${keptByItsKey(engine)}`;

const moveAnswers = (engine: Engine) => [
  createAnswers(engine),
  sql`
  insert into race_answers_of_bank
  select a.race_id, a.side, a.number, m.version_id, a.choice, a.is_correct, a.answered_at
  from race_answers as a join race_question_versions as m on m.race_question_id = a.question_id`,
  sql`drop table race_answers`,
  sql`alter table race_answers_of_bank rename to race_answers`,
];

const AT_A_TIME = 500;

interface Stored {
  readonly questionId: number;
}

/** Past races, and those under way, name the versions that they asked. */
const renameInRaces = async (db: Kysely<Schema>, versions: ReadonlyMap<number, number>): Promise<void> => {
  const renamed = (ids: string) => JSON.stringify((JSON.parse(ids) as number[]).map((id) => versions.get(id)));
  const ofAnswer = (answer: Stored) => ({ ...answer, questionId: versions.get(answer.questionId) });
  for (let after = 0; ; ) {
    const races = await db
      .selectFrom('races as r')
      .leftJoin('race_results as s', 's.raceId', 'r.id')
      .select(['r.id', 'r.deck', 's.questions', 's.studentAnswers'])
      .where('r.id', '>', after)
      .orderBy('r.id')
      .limit(AT_A_TIME)
      .execute();
    for (const { id, deck, questions, studentAnswers } of races) {
      await db
        .updateTable('races')
        .set({ deck: renamed(deck) })
        .where('id', '=', id)
        .execute();
      if (questions === null || studentAnswers === null) continue;
      const { winner, loser } = JSON.parse(studentAnswers) as { winner: Stored[]; loser: Stored[] };
      const answers = { winner: winner.map(ofAnswer), loser: loser.map(ofAnswer) };
      await db
        .updateTable('race_results')
        .set({ questions: renamed(questions), studentAnswers: JSON.stringify(answers) })
        .where('raceId', '=', id)
        .execute();
    }
    if (races.length < AT_A_TIME) return;
    after = (races.at(-1) as { id: number }).id;
  }
};

/** Of races that have a result, as from now on each is counted with its result. */
const RACED = sql`
  race_answers as a
  join races as r on r.id = a.race_id
  join race_results as s on s.race_id = a.race_id
  join question_versions as v on v.id = a.question_id
  where (case a.side when 0 then r.first_id else r.second_id end) <> ${sql.lit(DEMO_STUDENT_ID)}`;

/** A game was judged by the words that were asked when it was opened. */
const PRACTISED = sql`
  select
    (select max(v.id) from question_versions as v
      where v.question_id = a.question_id and v.created_at <= s.opened_at) as version_id,
    a.choice
  from practice_answers as a join practice_sessions as s on s.id = a.session_id
  where a.is_correct = 0 and s.student_id <> ${sql.lit(DEMO_STUDENT_ID)}`;

const COUNT_ALL = [
  sql`
  insert into question_stats (question_id, grade, attempts, correct_answers)
  select v.question_id, r.grade, count(*), sum(a.is_correct) from ${RACED} group by v.question_id, r.grade`,
  sql`
  insert into question_mistakes (version_id, choice, times)
  select v.id, a.choice, count(*) from ${RACED} and a.is_correct = 0 group by v.id, a.choice`,
  sql`
  insert into question_mistakes (version_id, choice, times)
  select version_id, choice, count(*) from (${PRACTISED}) as given
  where version_id is not null group by version_id, choice`,
];

/** The race's questions join the bank; what was asked keeps its words. */
export const joinBanks = (engine: Engine): Migration => ({
  up: async (db: Kysely<Schema>) => {
    for (const part of [...createBank(engine), createMapping]) await part.execute(db);
    const versions = await adoptQuestions(db);
    for (const part of moveAnswers(engine)) await part.execute(db);
    await renameInRaces(db, versions);
    for (const part of [...COUNT_ALL, sql`drop table race_question_versions`, sql`drop table race_questions`])
      await part.execute(db);
  },
});
