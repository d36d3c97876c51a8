import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { raceVersions } from '#server/questions/service';
import { startWorld, type World } from '#tests/world';
import { joinBanks } from './migrations/034-one-bank.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

/** The tables as they were when the race had questions of its own. */
const BEFORE = [
  'drop view question_places',
  'drop table question_grades',
  'drop table question_mistakes',
  'alter table questions drop column use',
  'drop table race_answers',
  `create table race_questions (
    id integer primary key, content_id text not null, content_key text not null, difficulty text not null,
    text text not null, options text not null, answer integer not null, source text not null, explanation text,
    retired_at text, created_at text not null)`,
  `create table race_answers (
    race_id integer not null references races (id) on delete cascade, side integer not null, number integer not null,
    question_id integer not null references race_questions (id), choice integer not null, is_correct integer not null,
    answered_at text not null, primary key (race_id, side, number))`,
];

const AT = '2026-01-01T00:00:00.000Z';
const LATER = '2026-01-02T00:00:00.000Z';

/** Reworded in the file, dropped from it, and of another grade. */
const ASKED = [
  [3, 'allah_names_1', 'an-e-01', 'قديم', LATER],
  [5, 'allah_names_1', 'an-e-02', 'متروك', LATER],
  [8, 'iman_level', 'im-e-01', 'من صف آخر', null],
  [9, 'allah_names_1', 'an-e-01', 'جديد', null],
] as const;

const write = async (first: number, second: number) => {
  const { db } = world.deps;
  for (const part of BEFORE) await sql.raw(part).execute(db);
  for (const [id, set, key, text, retiredAt] of ASKED)
    await sql`insert into race_questions values (${id}, ${set}, ${key}, 'easy', ${text}, '["أ","ب","ج","د"]', 1, 'مصدر',
      null, ${retiredAt}, ${AT})`.execute(db);
  const race = (id: number, deck: string, phase: string, ending: string | null) => sql`
    insert into races (id, content_id, grade, difficulty, first_id, second_id, seed, deck, starts_at, version, phase,
      racers, ending, winner_side, ended_at, due_at, created_at)
    values (${id}, 'allah_names_1', 4, 'easy', ${first}, ${second}, 1, ${deck}, ${AT}, 1, ${phase}, '[]', ${ending}, null,
      ${ending && AT}, null, ${AT})`;
  await race(1, '[3,5]', 'over', 'finished').execute(db);
  await race(2, '[9]', 'active', null).execute(db);
  const answer = (side: number, number: number, question: number, choice: number, isRight: number) => sql`
    insert into race_answers values (1, ${side}, ${number}, ${question}, ${choice}, ${isRight}, ${AT})`;
  await answer(0, 1, 3, 1, 1).execute(db);
  await answer(0, 2, 5, 1, 1).execute(db);
  await answer(1, 1, 3, 2, 0).execute(db);
  const stored = (questionId: number, choice: number, isCorrect: boolean) => ({
    questionId,
    choice,
    isCorrect,
    at: AT,
  });
  const answers = { winner: [stored(3, 1, true), stored(5, 1, true)], loser: [stored(3, 2, false)] };
  await sql`insert into race_results (race_id, winner_id, loser_id, content_id, grade, difficulty, ending, winner_score,
      loser_score, winner_answers, loser_answers, is_flawless, game_duration, questions, student_answers, ended_at)
    values (1, ${first}, ${second}, 'allah_names_1', 4, 'easy', 'finished', 100, 0, 2, 1, 1, 9, '[3,5]',
      ${JSON.stringify(answers)}, ${AT})`.execute(db);
};

it('what a school’s races asked before there was one bank is in it, and past races say the same', async () => {
  const [first, second] = [await world.pupil(), await world.pupil()];
  await write(first.id, second.id);
  const { db, engine } = world.deps;
  await db.transaction().execute((trx) => joinBanks(engine).up(trx));

  const { agent } = await world.teacher();
  const { questions } = (await agent.call('GET /api/admin/questions', { query: { grade: 4, state: 'all' } })).body;
  expect(questions.map((each) => [each.number, each.use, each.text, each.retiredAt])).toEqual([
    [501, 'race', 'جديد', null],
    [502, 'race', 'متروك', LATER],
  ]);
  expect(questions.map((each) => [each.attempts, each.correctAnswers, each.mistakes])).toEqual([
    [2, 1, [{ option: 'ج', times: 1 }]],
    [1, 1, []],
  ]);

  const replay = (await first.agent.call('GET /api/student/races/:id', { params: { id: 1 } })).body;
  expect(replay.questions.map(({ text }) => text)).toEqual(['قديم', 'متروك']);
  const ids = replay.questions.map(({ id }) => id);
  expect(replay.players.map(({ answers }) => answers.map(({ questionId }) => questionId))).toEqual([ids, [ids[0]]]);
  const races = await db.selectFrom('races').select('deck').orderBy('id').execute();
  const inUse = (await raceVersions(db, { grade: 4, difficulty: 'easy' })).rows.map(({ id }) => id);
  expect(races.map(({ deck }) => JSON.parse(deck))).toEqual([ids, inUse]);
});
