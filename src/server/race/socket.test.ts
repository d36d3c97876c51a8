import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { COME_BACK_MS, NEXT_ANSWER_MS, STARTING_MS } from '#domain/race/rules';
import type { Grade } from '#domain/roster/grades';
import { fillRaceQuestions } from '#server/race/service';
import type { Agent } from '#tests/agent';
import { listen, RacerPage, rightPlace, wrongPlace } from '#tests/racers';
import { startWorld, type World } from '#tests/world';
import type { RaceQuestion } from '#wire/race/events';

let world: World;
let address: string;

beforeAll(async () => {
  // They go on by themselves, and faster where the test moves its clock.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  world = await startWorld();
  await fillRaceQuestions(world.deps);
  address = await listen(world);
});
afterAll(async () => {
  await world.close();
  vi.useRealTimers();
});

/** The alarm that would look in a second looks now; seldom, for the connections' own timers pass a second, too. */
const forwardMs = (ms: number): void => {
  world.forward(ms / 1000);
  vi.advanceTimersByTime(1000);
};

const pages = new Set<RacerPage>();
const open = (pupil: Pupil, tabId?: string): RacerPage => {
  const page = new RacerPage(address, pupil.agent.cookie, tabId);
  pages.add(page);
  return page;
};
afterEach(async () => {
  for (const page of pages) page.close();
  pages.clear();
  // Whoever is left in a race gives it up, so that the next test begins with empty seats.
  await expect
    .poll(
      async () =>
        (await world.deps.db.selectFrom('race_seats').selectAll().execute()).length === 0 || forwardMs(COME_BACK_MS),
    )
    .toBe(true);
});

type Pupil = Awaited<ReturnType<World['pupil']>>;

const of = (studentId: number) => ({ params: { studentId } });

/** As the process that did it would leave it, were its news lost on the way. */
const forgetSessions = ({ id }: Pupil) => world.deps.db.deleteFrom('sessions').where('studentId', '=', id).execute();

/** Two of a grade who found each other and see their first question. */
const startRace = async (grade: Grade = 4) => {
  const pupils = [await world.pupil({ grade }), await world.pupil({ grade })] as const;
  const racers = [open(pupils[0]), open(pupils[1])] as const;
  racers[0].socket.emit('join_quiz_race', {});
  await racers[0].next('players_update');
  racers[1].socket.emit('join_quiz_race', {});
  const { raceId } = await racers[0].next('game_starting');
  forwardMs(STARTING_MS);
  const [first, second] = [await racers[0].next('game_start'), await racers[1].next('game_start')];
  return { pupils, racers, raceId, questions: [first.question, second.question] as [RaceQuestion, RaceQuestion] };
};

const give = (page: RacerPage, raceId: number, question: RaceQuestion, answer: number): void => {
  world.forward(NEXT_ANSWER_MS / 1000);
  page.socket.emit('submit_answer', { raceId, questionId: question.id, number: question.number, answer });
};

const runToTheEnd = async (page: RacerPage, raceId: number, first: RaceQuestion) => {
  let question = first;
  for (let right = 1; right < 10; right += 1) {
    give(page, raceId, question, rightPlace(question));
    question = (await page.next('new_question')).question;
  }
  give(page, raceId, question, rightPlace(question));
  return page.next('game_over');
};

describe('a race', () => {
  it('is none of a third pupil’s business', async () => {
    const { racers, raceId, questions } = await startRace();
    const stranger = open(await world.pupil({ grade: 4 }));
    give(stranger, raceId, questions[0], rightPlace(questions[0]));
    expect((await stranger.next('error')).code).toBe('race_not_yours');
    stranger.socket.emit('request_opponent_answers', { raceId, opponentId: 1 });
    expect((await stranger.next('error')).code).toBe('race_not_yours');
    give(racers[0], raceId, questions[0], rightPlace(questions[0]));
    expect((await racers[1].next('positions_update')).positions).toEqual([100, 0]);
  });

  it('is not for staff, neither as themselves nor inside as a pupil', async () => {
    const teacher = await world.teacher();
    const pupil = await world.pupil();
    const page = new RacerPage(address, teacher.agent.cookie);
    pages.add(page);
    page.socket.emit('join_quiz_race', {});
    expect(await page.next('error')).toEqual({ code: 'race_user_missing', message: 'بيانات المستخدم غير متوفرة' });
    await teacher.agent.call('POST /api/admin/students/:studentId/enter', { params: { studentId: pupil.id } });
    const inside = new RacerPage(address, teacher.agent.cookie);
    pages.add(inside);
    inside.socket.emit('join_quiz_race', {});
    expect((await inside.next('error')).code).toBe('pupil_must_do_this');
    await inside.next('disconnect');
  });

  it('takes no more orders from a session that is a week old, and does not let it in again', async () => {
    const pupil = await world.pupil();
    const page = open(pupil);
    await page.next('connect');
    for (let hour = 0; hour < 7 * 24; hour += 8) {
      await pupil.agent.call('GET /api/session');
      world.forward(8 * 60 * 60);
    }
    page.socket.emit('join_quiz_race', {});
    await page.next('players_update');
    world.forward(1);
    page.socket.emit('join_quiz_race', {});
    expect((await page.next('error')).code).toBe('session_expired');
    await page.next('disconnect');
    expect(await open(pupil).next('connect_error')).toBe('session_expired');
  });

  it('goes from the search to a stored result', async () => {
    const { racers, raceId, questions } = await startRace(5);
    const [winner, loser] = racers;
    give(loser, raceId, questions[1], wrongPlace(questions[1]));
    expect(await loser.next('player_answer')).toMatchObject({
      isCorrect: false,
      correctAnswer: rightPlace(questions[1]),
      number: 1,
    });
    const over = await runToTheEnd(winner, raceId, questions[0]);
    expect(over).toMatchObject({
      ending: 'finished',
      positions: [1000, 0],
      gameResult: { winnerId: 1, loserId: 2, winnerScore: 100, loserScore: 0, contentId: 'iman_level', grade: 5 },
    });
    expect(await loser.next('game_over')).toMatchObject({ you: 2, winner: { id: 1 } });
    expect(await loser.next('result_stored')).toEqual({ raceId });
    const row = await world.deps.db
      .selectFrom('race_results')
      .selectAll()
      .where('raceId', '=', raceId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ winnerAnswers: 10, loserAnswers: 1, isFlawless: 1, ending: 'finished' });
  });

  it('sends every question without its answer, and a verdict only to who answered', async () => {
    const { racers, raceId, questions } = await startRace(6);
    give(racers[0], raceId, questions[0], rightPlace(questions[0]));
    await racers[1].next('positions_update');
    expect(racers[1].all('player_answer')).toEqual([]);
    for (const { question } of [...racers[0].all('game_start'), ...racers[0].all('new_question')])
      expect(Object.keys(question as object).sort()).toEqual(['id', 'number', 'options', 'text']);
  });
});

describe('a player', () => {
  it('who comes back finds the race as it was, and the other hears of both', async () => {
    const { racers, pupils, raceId, questions } = await startRace();
    give(racers[0], raceId, questions[0], wrongPlace(questions[0]));
    const { question } = await racers[0].next('new_question');
    racers[0].close();
    expect(await racers[1].next('player_left')).toMatchObject({ playerId: 1, msLeft: COME_BACK_MS });
    const back = open(pupils[0]);
    back.socket.emit('join_quiz_race', { raceId });
    expect(await back.next('game_start')).toMatchObject({ raceId, question, you: 1, lastAnswer: { number: 1 } });
    expect((await racers[1].next('players_update')).players.map(({ connected }) => connected)).toEqual([true, true]);
  });

  it('who does not come back in thirty seconds has lost, and hears it later', async () => {
    const { racers, pupils, raceId } = await startRace();
    racers[1].close();
    await racers[0].next('player_left');
    forwardMs(COME_BACK_MS);
    expect(await racers[0].next('game_over')).toMatchObject({ ending: 'forfeited', winner: { id: 1 } });
    await racers[0].next('result_stored');
    const late = open(pupils[1]);
    late.socket.emit('join_quiz_race', { raceId });
    expect(await late.next('game_over')).toMatchObject({ you: 2, ending: 'forfeited', stored: true });
  });

  it('with a second window is told so there, and races on in the first', async () => {
    const { racers, pupils, raceId, questions } = await startRace();
    const second = open(pupils[0]);
    second.socket.emit('join_quiz_race', {});
    expect(await second.next('error')).toEqual({
      code: 'race_already_playing',
      message: 'أنت تلعب بالفعل في نافذة أخرى. يرجى إغلاق النوافذ الأخرى وإعادة تحميل الصفحة.',
    });
    await second.next('disconnect');
    give(racers[0], raceId, questions[0], rightPlace(questions[0]));
    expect((await racers[0].next('player_answer')).isCorrect).toBe(true);
  });

  it('whose page is loaded again takes the seat along, and the other hears nothing of it', async () => {
    const { racers, pupils, raceId, questions } = await startRace();
    const { tabId } = racers[0].socket.auth as { tabId: string };
    const again = open(pupils[0], tabId);
    again.socket.emit('join_quiz_race', { raceId });
    expect(await again.next('game_start')).toMatchObject({ raceId, question: questions[0] });
    await racers[0].next('disconnect');
    give(again, raceId, questions[0], rightPlace(questions[0]));
    expect((await racers[1].next('positions_update')).positions).toEqual([100, 0]);
    expect(racers[1].all('player_left')).toEqual([]);
    const seats = await world.deps.db.selectFrom('race_seats').selectAll().where('raceId', '=', raceId).execute();
    expect(seats.map(({ socketId }) => socketId)).toContain(again.socket.id);
  });

  it('is matched by grade and difficulty alone', async () => {
    const [four, five, other] = [
      await world.pupil({ grade: 4 }),
      await world.pupil({ grade: 5 }),
      await world.pupil({ grade: 4 }),
    ];
    const [a, b, c] = [open(four), open(five), open(other)];
    for (const [page, difficulty] of [
      [a, 'hard'],
      [b, 'hard'],
      [c, 'easy'],
    ] as const) {
      page.socket.emit('join_quiz_race', { difficulty });
      expect((await page.next('players_update')).players).toHaveLength(1);
    }
    c.socket.emit('join_quiz_race', { difficulty: 'hard' });
    expect((await a.next('game_starting')).difficulty).toBe('hard');
  });

  it('who says the same answer twice is answered twice and counted once', async () => {
    const { racers, raceId, questions } = await startRace();
    give(racers[0], raceId, questions[0], rightPlace(questions[0]));
    const once = await racers[0].next('player_answer');
    give(racers[0], raceId, questions[0], rightPlace(questions[0]));
    expect(await racers[0].next('player_answer')).toEqual(once);
    expect((await racers[0].next('new_question')).question.number).toBe(2);
    expect(
      await world.deps.db.selectFrom('race_answers').selectAll().where('raceId', '=', raceId).execute(),
    ).toHaveLength(1);
  });

  it('who says the last answer again hears how the race stands, result and all', async () => {
    const { racers, raceId, questions } = await startRace();
    await runToTheEnd(racers[0], raceId, questions[0]);
    await racers[0].next('result_stored');
    const last = racers[0].all('new_question').at(-1)?.question as RaceQuestion;
    give(racers[0], raceId, last, rightPlace(last));
    expect(await racers[0].next('player_answer')).toMatchObject({ number: 10, isCorrect: true });
    expect(await racers[0].next('game_over')).toMatchObject({ raceId, ending: 'finished', stored: true });
    expect(racers[1].all('game_over')).toHaveLength(1);
  });

  it('who comes back at the moment at which the race ends hears how', async () => {
    const { racers, pupils, raceId, questions } = await startRace();
    const seats = await world.deps.db.selectFrom('race_seats').selectAll().where('raceId', '=', raceId).execute();
    await runToTheEnd(racers[0], raceId, questions[0]);
    // As PostgreSQL shows it to one who looked for the seat before that, and for the race after.
    const seat = seats.find(({ studentId }) => studentId === pupils[1].id) as (typeof seats)[number];
    await world.deps.db.insertInto('race_seats').values(seat).execute();
    const back = open(pupils[1], seat.tabId);
    back.socket.emit('join_quiz_race', { raceId });
    expect(await back.next('game_over')).toMatchObject({ raceId, you: 2, winner: { id: 1 } });
    await world.deps.db.deleteFrom('race_seats').where('raceId', '=', raceId).execute();
  });

  it('who changes an answer, or answers too early, is refused and told how the race stands', async () => {
    const { racers, raceId, questions } = await startRace();
    give(racers[0], raceId, questions[0], wrongPlace(questions[0]));
    const { question } = await racers[0].next('new_question');
    for (const [asked, answer] of [
      [questions[0], rightPlace(questions[0])],
      [question, rightPlace(question)],
    ] as const) {
      racers[0].socket.emit('submit_answer', { raceId, questionId: asked.id, number: asked.number, answer });
      expect((await racers[0].next('error')).code).toBe('race_answer_refused');
      expect(await racers[0].next('game_start')).toMatchObject({ positions: [0, 0], question });
    }
  });

  it('whose session is over without a word is found out, and is out of the race as well', async () => {
    const { racers, pupils } = await startRace();
    await forgetSessions(pupils[0]);
    expect((await racers[0].next('error')).code).toBe('session_expired');
    await racers[0].next('disconnect');
    expect(await racers[1].next('player_left')).toMatchObject({ playerId: 1 });
  });

  it.each([
    ['logs out', ({ agent }: Pupil) => agent.call('POST /api/logout')],
    ['is archived', ({ id }: Pupil, by: Agent) => by.call('POST /api/admin/students/:studentId/archive', of(id))],
    [
      'gets a new card',
      ({ id }: Pupil, by: Agent) => by.call('POST /api/admin/students/:studentId/credentials', of(id)),
    ],
    [
      'is erased',
      ({ id, name }: Pupil, by: Agent) =>
        by.call('POST /api/admin/students/:studentId/erase', { ...of(id), body: { name } }),
    ],
  ])('who %s is cut off at once, also where nobody asks who they are, and nobody else is', async (_, end) => {
    const [{ agent }, theirs, other] = [await world.admin(), await world.pupil(), await world.pupil()];
    const [page, bystander] = [open(theirs), open(other)];
    await Promise.all([page.next('connect'), bystander.next('connect')]);
    expect((await end(theirs, agent)).status).toBe(200);
    expect((await page.next('error')).code).toBe('session_expired');
    expect(await page.next('disconnect')).toBe('io server disconnect');
    expect(bystander.socket.connected).toBe(true);
  });

  it('who asks again that a result be stored is answered alone, and only by the record', async () => {
    const { racers, raceId, questions } = await startRace();
    const { gameResult } = await runToTheEnd(racers[0], raceId, questions[0]);
    for (const racer of racers) await racer.next('result_stored');
    if (!gameResult) throw new Error('nobody won');
    racers[0].socket.emit('store_result', { raceId, ...gameResult });
    await racers[0].next('result_stored');
    expect(racers[1].all('result_stored')).toHaveLength(1);
    racers[1].socket.emit('store_result', { raceId, ...gameResult, winnerId: 2, loserId: 1, gameDuration: 1_000 });
    expect(await racers[1].next('result_storage_failed')).toMatchObject({
      code: 'race_result_differs',
      details: 'winnerId, loserId, gameDuration',
    });
    racers[1].socket.emit('store_result', { raceId, winnerScore: 100 } as never);
    expect(await racers[1].next('validation_error')).toEqual({
      field: 'winnerId, loserId, contentId, loserScore',
      message: 'Missing required fields: winnerId, loserId, contentId, loserScore',
    });
  });
});
