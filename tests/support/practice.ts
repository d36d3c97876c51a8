import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { DEMO_STUDENT_ID } from '#domain/access/actors';
import { type Card, type Game, type GameState, type GivenAnswer, questionAt, replayGame } from '#domain/practice/game';
import { leftOut } from '#domain/practice/pace';
import { accuracyOf } from '#domain/practice/scoring';
import { isInTime } from '#domain/practice/timing';
import { optionCount } from '#domain/questions/questions';
import type { Grade } from '#domain/roster/grades';
import { readPlayed, replayStored } from '#server/practice/played-session';
import type { Contests, PracticeBests } from '#server/practice/tables';
import { activeQuestions, fillBanksIfEmpty } from '#server/questions/service';
import type { QuestionVersions } from '#server/questions/tables';
import type { PracticeSession } from '#wire/practice';
import type { Agent } from './agent.ts';
import type { World } from './world.ts';

const HOUR = 60 * 60 * 1000;

const hoursFrom = ({ deps }: World, hours: number): string =>
  new Date(deps.clock().getTime() + hours * HOUR).toISOString();

const REVIEWED = { mode: 'regular', minutes: 0, score: 30, accuracy: 100 } as const;

/** A best as the games leave it behind. */
export const practised = async (
  { deps }: World,
  pupil: { id: number; grade: Grade },
  contestId: number,
  result: Pick<Insertable<PracticeBests>, 'mode' | 'minutes' | 'score' | 'accuracy'> = REVIEWED,
): Promise<void> => {
  const createdAt = deps.clock().toISOString();
  const { id } = await deps.db
    .insertInto('practice_sessions')
    .values({
      requestKey: randomUUID(),
      studentId: pupil.id,
      grade: pupil.grade,
      contestId,
      mode: result.mode,
      minutes: result.minutes || null,
      seed: 1,
      deck: '[]',
      state: 'saved',
      openedAt: createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const counted = { totalQuestions: 10, correctAnswers: 5, sessionId: id, createdAt };
  await deps.db
    .insertInto('practice_bests')
    .values({ contestId, studentId: pupil.id, grade: pupil.grade, ...result, ...counted })
    .execute();
};

/** One that began an hour ago and runs for a day, unless told otherwise. */
export const openContest = async (world: World, fields: Partial<Insertable<Contests>> = {}): Promise<number> => {
  const { id } = await world.deps.db
    .insertInto('contests')
    .values({
      title: 'مسابقة الفصل',
      rules: 'سباق الدقيقة',
      startsAt: hoursFrom(world, -1),
      endsAt: hoursFrom(world, 24),
      prizeCoins: 100,
      sharePool: 400,
      createdAt: hoursFrom(world, -2),
      ...fields,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const QUESTION = {
  subject: 'Fiqh',
  type: 'choice',
  text: 'كم عدد أركان الإسلام؟',
  options: JSON.stringify(['ثلاثة', 'أربعة', 'خمسة', 'ستة']),
  answer: 2,
  difficulty: 'easy',
  points: 5,
  source: 'متفق عليه',
  correction: null,
  explanation: null,
  staffId: null,
  createdAt: '2026-01-01T00:00:00.000Z',
} as const satisfies Omit<Insertable<QuestionVersions>, 'questionId'>;

/** A question that is asked from now on. */
export const ask = async (
  { deps }: World,
  grade: Grade,
  fields: Partial<Insertable<QuestionVersions>> = {},
): Promise<number> => {
  const { db } = deps;
  const { last } = await db
    .selectFrom('questions')
    .select((eb) => eb.fn.coalesce(eb.fn.max('number'), eb.lit(0)).as('last'))
    .where('grade', '=', grade)
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('questions')
    .values({ grade, number: last + 1, createdAt: QUESTION.createdAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  await reword({ deps }, id, fields);
  return id;
};

/** What staff's edit of a question does: another version is asked from now on. */
export const reword = async (
  { deps }: Pick<World, 'deps'>,
  questionId: number,
  fields: Partial<Insertable<QuestionVersions>>,
): Promise<void> => {
  const { id } = await deps.db
    .insertInto('question_versions')
    .values({ ...QUESTION, ...fields, questionId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await deps.db.updateTable('questions').set({ versionId: id }).where('id', '=', questionId).execute();
};

/** A bank of different questions: true and false, and choices of two to five. */
export const fillBank = async (world: World, grade: Grade, count = 12): Promise<number[]> => {
  const ids: number[] = [];
  for (let made = 0; made < count; made += 1) {
    const options = made % 4 === 0 ? [] : Array.from({ length: 1 + (made % 4) }, (_, place) => `خيار ${place}`);
    ids.push(
      await ask(world, grade, {
        type: options.length === 0 ? 'truefalse' : 'choice',
        text: `سؤال ${made}`,
        options: JSON.stringify(options),
        answer: options.length === 0 ? made % 2 : made % options.length,
        points: 3 + (made % 18),
      }),
    );
  }
  return ids;
};

export interface Wish {
  readonly mode?: 'timed' | 'regular';
  readonly minutes?: 1 | 2 | 3 | null;
  readonly questionCount?: 10 | 20 | 30 | null;
  readonly requestKey?: string;
  readonly [field: string]: unknown;
}

interface Player {
  readonly id: number;
  readonly grade: Grade;
  readonly agent: Agent;
}

export const openGame = ({ id, grade, agent }: Player, wish: Wish = {}) =>
  agent.call('POST /api/student/practice/sessions', {
    body: {
      requestKey: randomUUID(),
      studentId: id,
      grade,
      mode: 'timed',
      minutes: wish.mode === 'regular' ? null : 1,
      ...wish,
    },
  });

/** What the page's rules read of a session. */
export const gameOf = (session: PracticeSession): Game => {
  const deck = session.questions.map(
    (question): Card => ({
      questionId: question.id,
      type: question.type,
      optionCount: optionCount(question),
      answer: question.answer,
      points: question.points,
    }),
  );
  const kind =
    session.mode === 'timed' && session.minutes
      ? ({ mode: 'timed', minutes: session.minutes } as const)
      : ({ mode: 'regular', minutes: null } as const);
  return { ...kind, seed: session.seed, deck };
};

export const stateOf = (session: PracticeSession, answers: readonly GivenAnswer[]): GameState => {
  const replayed = replayGame(gameOf(session), answers);
  if (replayed.kind === 'refused') throw new Error(`${replayed.why} at ${replayed.index}`);
  return replayed.state;
};

/** The next honest answer, right or wrong, as soon as the page would take it. */
export const nextAnswer = (
  session: PracticeSession,
  answers: readonly GivenAnswer[],
  isRight: boolean,
  pause = 500,
): GivenAnswer => {
  const state = stateOf(session, answers);
  const card = questionAt(gameOf(session), state);
  if (!card) throw new Error('nothing is left to answer');
  const choice = isRight ? card.answer : (card.answer + 1) % card.optionCount;
  return { questionId: card.questionId, choice, at: state.readyAt + pause };
};

/** Answers in a row, as honest as their pause. */
export const answersOf = (session: PracticeSession, rights: readonly boolean[], pause?: number): GivenAnswer[] => {
  const answers: GivenAnswer[] = [...session.answers];
  for (const isRight of rights) answers.push(nextAnswer(session, answers, isRight, pause));
  return answers;
};

export const send = (agent: Agent, id: number, from: number, answers: readonly GivenAnswer[]) =>
  agent.call('POST /api/student/practice/sessions/:id/answers', { params: { id }, body: { from, answers } });

export const finish = (agent: Agent, id: number, score: number, answered: number) =>
  agent.call('POST /api/student/practice/sessions/:id/finish', { params: { id }, body: { score, answered } });

/** A whole game, from its opening to its result; the clock goes on with it. */
export const play = async (world: World, player: Player, rights: readonly boolean[], wish: Wish = {}) => {
  const { body: session } = await openGame(player, wish);
  const answers = answersOf(session, rights);
  const state = stateOf(session, answers);
  world.forward(Math.ceil((answers.at(-1)?.at ?? 0) / 1000));
  if (answers.length > 0) await send(player.agent, session.id, 1, answers);
  return finish(player.agent, session.id, state.score, state.answered);
};

/** The school's banks as on its first day; answers the questions of a grade. */
export const withQuestions = async ({ deps }: World, grade: Grade = 4) => {
  await fillBanksIfEmpty(deps);
  return activeQuestions(deps.db, grade);
};

/** What is not as it must be whatever happened: scores beside their replay, answers beside their count. */
export const faultsOf = async ({ deps }: { readonly deps: Stored }): Promise<string[]> => [
  ...(await scoreFaults(deps)),
  ...(await statsFaults(deps)),
];

type Stored = Pick<World['deps'], 'db'>;
type Session = Parameters<typeof readPlayed>[1];

const sessionFaults = async ({ db }: Stored, session: Session): Promise<string[]> => {
  const state = replayStored(await readPlayed(db, session));
  if (!state) return [`session ${session.id} does not replay`];
  const scores = await db.selectFrom('practice_scores').selectAll().where('sessionId', '=', session.id).execute();
  const wrong = scores.filter(
    ({ score, correctAnswers, totalQuestions }) =>
      score !== state.score || correctAnswers !== state.correct || totalQuestions !== state.answered,
  );
  return [
    ...(state.answered === session.answered ? [] : [`session ${session.id} counts ${session.answered} answers`]),
    ...(scores.length === (session.state === 'saved' ? 1 : 0)
      ? []
      : [`session ${session.id} has ${scores.length} scores`]),
    ...wrong.map(({ score }) => `session ${session.id} was saved with ${score} and replays to ${state.score}`),
  ];
};

const scoreFaults = async (deps: Stored): Promise<string[]> => {
  const sessions = await deps.db.selectFrom('practice_sessions').selectAll().execute();
  return (await Promise.all(sessions.map((session) => sessionFaults(deps, session)))).flat();
};

/** Where a saved session stood with the last answer that counts; null where none does. */
const countedState = async (db: Stored['db'], session: Session & { readonly endsAt: string }) => {
  const { game, answers } = await readPlayed(db, session);
  if (leftOut(answers)) return null;
  const opened = Date.parse(session.openedAt);
  const end = Date.parse(session.endsAt);
  const isLate = ({ at, receivedAt }: (typeof answers)[number]) =>
    !isInTime(game, { given: opened + at, received: Date.parse(receivedAt) }, end);
  const firstLate = answers.findIndex(isLate);
  return replayStored({ game, answers: firstLate < 0 ? answers : answers.slice(0, firstLate) });
};

/** The specification's bests, found the long way: of all that counts, the highest score, and of those the most accurate. */
export const bestFaults = async ({ deps: { db } }: World): Promise<string[]> => {
  const sessions = await db
    .selectFrom('practice_sessions as s')
    .innerJoin('contests as c', 'c.id', 's.contestId')
    .selectAll('s')
    .select('c.endsAt')
    .where('s.state', '=', 'saved')
    .where('s.studentId', '<>', DEMO_STUDENT_ID)
    .execute();
  const expected = new Map<string, { score: number; accuracy: number }>();
  for (const session of sessions) {
    const state = await countedState(db, session);
    if (!state || state.answered === 0) continue;
    const key = [session.contestId, session.studentId, session.grade, session.mode, session.minutes ?? 0].join();
    const best = { score: state.score, accuracy: accuracyOf(state.correct, state.answered) ?? 0 };
    const known = expected.get(key);
    if (!known || best.score > known.score || (best.score === known.score && best.accuracy > known.accuracy))
      expected.set(key, best);
  }
  const kept = await db.selectFrom('practice_bests').selectAll().execute();
  const keyOf = (row: (typeof kept)[number]) => [row.contestId, row.studentId, row.grade, row.mode, row.minutes].join();
  const said = new Map(kept.map((row) => [keyOf(row), `${row.score} ${row.accuracy}`]));
  const right = new Map([...expected].map(([key, { score, accuracy }]) => [key, `${score} ${accuracy}`]));
  return [...new Set([...said.keys(), ...right.keys()])]
    .filter((key) => said.get(key) !== right.get(key))
    .map((key) => `the best of ${key} is ${said.get(key)} and should be ${right.get(key)}`);
};

const statsFaults = async (deps: Stored): Promise<string[]> => {
  const counted = new Map<string, number>();
  const add = (key: string, by: number) => counted.set(key, (counted.get(key) ?? 0) + by);
  const answers = deps.db
    .selectFrom('practice_answers as a')
    .innerJoin('practice_sessions as s', 's.id', 'a.sessionId')
    .select(['a.questionId', 'a.isCorrect'])
    .where('s.studentId', '<>', DEMO_STUDENT_ID);
  const raced = deps.db
    .selectFrom('race_answers as a')
    .innerJoin('race_results as r', 'r.raceId', 'a.raceId')
    .innerJoin('question_versions as v', 'v.id', 'a.questionId')
    .select(['v.questionId', 'a.isCorrect']);
  for (const answer of [...(await answers.execute()), ...(await raced.execute())]) {
    add(`${answer.questionId} attempts`, 1);
    add(`${answer.questionId} right`, answer.isCorrect);
    add(`${answer.questionId} wrong`, 1 - answer.isCorrect);
  }
  for (const row of await deps.db.selectFrom('question_stats').selectAll().execute()) {
    add(`${row.questionId} attempts`, -row.attempts);
    add(`${row.questionId} right`, -row.correctAnswers);
  }
  const mistakes = deps.db
    .selectFrom('question_mistakes as m')
    .innerJoin('question_versions as v', 'v.id', 'm.versionId')
    .select(['v.questionId', 'm.times']);
  for (const { questionId, times } of await mistakes.execute()) add(`${questionId} wrong`, -times);
  return [...counted].filter(([, left]) => left !== 0).map(([key, left]) => `the statistics are ${left} off at ${key}`);
};
