import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_STUDENT_ID } from '#domain/access/actors';
import { UNREAD_MS } from '#domain/practice/pace';
import { AFTER_RIGHT_MS } from '#domain/practice/timing';
import { keepHouse } from '#server/platform/housekeeping';
import type { News } from '#server/platform/live';
import { settleContest, settleForgotten } from '#server/practice/service';
import {
  answersOf,
  bestFaults,
  faultsOf,
  fillBank,
  finish,
  nextAnswer,
  openContest,
  openGame,
  play,
  send,
  stateOf,
  type Wish,
} from '#tests/practice';
import { startWorld, type World } from '#tests/world';

const HOUR = 60 * 60;

let world: World;
let contestId: number;
beforeEach(async () => {
  world = await startWorld();
  contestId = await openContest(world);
  await fillBank(world, 4);
});
afterEach(async () => {
  expect([...(await faultsOf(world)), ...(await bestFaults(world))]).toEqual([]);
  await world.close();
});

const savedScores = () => world.deps.db.selectFrom('practice_scores').selectAll().execute();
const bestsKept = () => world.deps.db.selectFrom('practice_bests').selectAll().execute();

type Pupil = Awaited<ReturnType<World['pupil']>>;

/** Opened, answered, and then nothing more. */
const leave = async (pupil: Pupil, rights: readonly boolean[], wish: Wish = {}) => {
  const { body: session } = await openGame(pupil, wish);
  const answers = answersOf(session, rights);
  world.forward(20);
  if (answers.length > 0) await send(pupil.agent, session.id, 1, answers);
  return { session, answers, score: stateOf(session, answers).score };
};

/** Whoever comes back after a day logs in again. */
const comeBack = ({ agent, loginId, password }: Pupil) =>
  agent.call('POST /api/login/student', { body: { loginId: String(loginId), password } });

const resumed = async ({ agent }: Pupil) => (await agent.call('GET /api/student/practice')).body.session;

describe('finishing', () => {
  it('saves what the server counts', async () => {
    const pupil = await world.pupil({ grade: 4 });
    const { session } = await leave(pupil, [true, false, true]);
    const { body } = await finish(pupil.agent, session.id, 2, 3);
    expect(body).toEqual({
      sessionId: session.id,
      mode: 'timed',
      minutes: 1,
      score: 2,
      accuracy: 67,
      totalQuestions: 3,
      correctAnswers: 2,
      seconds: 20,
      isPersonalBest: true,
      previousBest: null,
      isOfContest: true,
      counts: true,
      lateAnswers: 3,
      uncountedAnswers: 0,
      leftOut: null,
      place: { rank: 1, isNew: true },
    });
    expect(await savedScores()).toMatchObject([
      {
        studentId: pupil.id,
        studentName: pupil.name,
        grade: 4,
        mode: 'timed',
        timeMinutes: 1,
        score: 2,
        accuracy: 67,
      },
    ]);
    expect(await resumed(pupil)).toBeNull();
  });

  it('tells the place of the best in the arena and whether it is new; the same when asked again', async () => {
    const [ahead, pupil] = [await world.pupil({ grade: 4 }), await world.pupil({ grade: 4 })];
    const play = async (who: Pupil, rights: readonly boolean[]) => {
      const { session, score } = await leave(who, rights);
      return { session, ...(await finish(who.agent, session.id, score, rights.length)).body };
    };
    await play(ahead, [true, true, true]);
    const first = await play(pupil, [true]);
    expect(first.place).toEqual({ rank: 2, isNew: true });
    expect((await play(pupil, [false])).place).toEqual({ rank: 2, isNew: false });
    expect((await finish(pupil.agent, first.session.id, 1, 1)).body.place).toEqual({ rank: 2, isNew: true });
    expect((await play(pupil, [true, true, true, true])).place).toEqual({ rank: 1, isNew: true });
  });

  it.each([
    ['a score of a thousand million', 1_000_000_000, 2],
    ['one point more', 2, 2],
    ['one point less', 0, 2],
    ['an answer more than arrived', 1, 3],
    ['an answer less', 1, 1],
  ])('refuses %s, saves nothing, and the honest session goes on', async (_, score, answered) => {
    const pupil = await world.pupil({ grade: 4 });
    const { session, answers } = await leave(pupil, [true, false]);
    const refused = await finish(pupil.agent, session.id, score, answered);
    expect([refused.status, refused.error.code]).toEqual([422, 'practice_score_differs']);
    expect([await savedScores(), await bestsKept()]).toEqual([[], []]);
    expect(await resumed(pupil)).toMatchObject({ id: session.id, answers });
    await send(pupil.agent, session.id, 3, [nextAnswer(session, answers, true)]);
    expect((await finish(pupil.agent, session.id, 2, 3)).status).toBe(200);
  });

  it.each([-1, 1.5, 2 ** 31, '2', null])('refuses %o as a score', async (score) => {
    const pupil = await world.pupil({ grade: 4 });
    const { session } = await leave(pupil, [true]);
    expect((await finish(pupil.agent, session.id, score as number, 1)).error.code).toBe('validation');
    expect(await savedScores()).toEqual([]);
  });

  it('a second time, also at once, answers the same and saves once', async () => {
    const pupil = await world.pupil({ grade: 4 });
    await play(world, pupil, [true]);
    const { session } = await leave(pupil, [true, true]);
    const answers = await Promise.all([1, 2, 3, 4].map(() => finish(pupil.agent, session.id, 2, 2)));
    const later = await finish(pupil.agent, session.id, 2, 2);
    for (const answer of [...answers, later]) expect(answer.body).toEqual(answers[0]?.body);
    expect(later.body).toMatchObject({ score: 2, previousBest: 1, isPersonalBest: true });
    expect(await savedScores()).toHaveLength(2);
    expect(await bestsKept()).toHaveLength(1);
  });

  it('without an answer leaves nothing behind, and says the same again', async () => {
    const pupil = await world.pupil({ grade: 4 });
    const { session } = await leave(pupil, []);
    const { body } = await finish(pupil.agent, session.id, 0, 0);
    expect(body).toMatchObject({ score: 0, accuracy: null, totalQuestions: 0, isPersonalBest: false, counts: false });
    expect((await finish(pupil.agent, session.id, 0, 0)).body).toEqual(body);
    expect([await savedScores(), await bestsKept()]).toEqual([[], []]);
    expect((await openGame(pupil)).status).toBe(200);
  });
});

describe('a best', () => {
  it('is kept for each kind of game, and only for a better one given up', async () => {
    const pupil = await world.pupil({ grade: 4 });
    await play(world, pupil, [true, true, false]);
    await play(world, pupil, [true], { minutes: 2 });
    await play(world, pupil, [true], { mode: 'regular' });
    const worse = await play(world, pupil, [true]);
    expect(worse.body).toMatchObject({ score: 1, previousBest: 2, isPersonalBest: false });
    const equal = await play(world, pupil, [true, true, false]);
    expect(equal.body).toMatchObject({ score: 2, previousBest: 2, isPersonalBest: true });
    const finer = await play(world, pupil, [true, true]);
    expect(finer.body).toMatchObject({ score: 2, accuracy: 100, previousBest: 2, isPersonalBest: true });
    const { body } = await pupil.agent.call('GET /api/student/practice');
    expect(body.bests.map(({ mode, minutes, accuracy }) => [mode, minutes, accuracy]).toSorted()).toEqual([
      ['regular', null, 100],
      ['timed', 1, 100],
      ['timed', 2, 100],
    ]);
    expect(await savedScores()).toHaveLength(6);
  });

  it('is told to everybody, another score to the pupil alone', async () => {
    const pupil = await world.pupil({ grade: 4 });
    const heard: News['to'][] = [];
    world.deps.live.listen(({ to, topic }) => {
      if (topic === 'practice') heard.push(to);
    });
    await play(world, pupil, [true]);
    await play(world, pupil, [false]);
    expect(heard).toEqual(['students', 'staff', { students: [pupil.id] }, 'staff']);
  });

  it('is nothing that the try-out pupil can have', async () => {
    await fillBank(world, 5);
    const { agent: staff } = await world.admin();
    const params = { studentId: DEMO_STUDENT_ID };
    const { body: login } = await staff.call('POST /api/admin/students/:studentId/credentials', { params });
    const agent = world.nobody();
    await agent.call('POST /api/login/student', { body: { ...login, loginId: String(login.loginId) } });
    const { body: page } = await agent.call('GET /api/student/practice');
    const { body } = await play(world, { id: DEMO_STUDENT_ID, grade: page.grade, agent }, [true], {
      password: login.password,
    });
    expect(body).toMatchObject({ score: 1, counts: false, isPersonalBest: false });
    expect(await bestsKept()).toEqual([]);
    expect(await world.deps.db.selectFrom('question_stats').selectAll().execute()).toEqual([]);
  });
});

describe('a race whose answers did not come as they were given', () => {
  /** Sends each part so many seconds after the opening. */
  const sendAt = async (pupil: Pupil, rights: readonly boolean[], parts: readonly (readonly [number, number])[]) => {
    const { body: session } = await openGame(pupil);
    const answers = answersOf(session, rights);
    let sent = 0;
    let gone = 0;
    for (const [count, seconds] of parts) {
      world.forward(seconds - gone);
      gone = seconds;
      expect((await send(pupil.agent, session.id, sent + 1, answers.slice(sent, sent + count))).status).toBe(200);
      sent += count;
    }
    return finish(pupil.agent, session.id, stateOf(session, answers).score, answers.length);
  };
  const PERFECT = Array.from({ length: 12 }, () => true);

  it('is in the own history and on no board where all of it came at once, with times made up', async () => {
    const pupil = await world.pupil({ grade: 4 });
    const { body } = await sendAt(pupil, PERFECT, [[12, 61]]);
    expect(body).toMatchObject({
      score: 12,
      counts: false,
      isPersonalBest: false,
      lateAnswers: 12,
      uncountedAnswers: 12,
    });
    expect(await savedScores()).toMatchObject([{ score: 12, lateAnswers: 12, counts: 0 }]);
    expect(await bestsKept()).toEqual([]);
  });

  it('counts what a lost network explains, marked for staff', async () => {
    const pupil = await world.pupil({ grade: 4 });
    const { body } = await sendAt(pupil, PERFECT, [
      [6, 12],
      [6, 45],
    ]);
    expect(body).toMatchObject({ score: 12, counts: true, isPersonalBest: true, uncountedAnswers: 0 });
    // Given after half a second, and then every two.
    expect(await bestsKept()).toMatchObject([{ score: 12, lateAnswers: 7 }]);
  });

  it('counts up to where the network was gone for longer', async () => {
    const pupil = await world.pupil({ grade: 4 });
    const { body } = await sendAt(pupil, PERFECT, [
      [6, 12],
      [6, 60],
    ]);
    expect(body).toMatchObject({ score: 12, counts: true, isPersonalBest: false, lateAnswers: 7, uncountedAnswers: 6 });
    expect(await bestsKept()).toMatchObject([{ score: 6, totalQuestions: 6, lateAnswers: 1 }]);
  });
});

describe('a race that no child can play', () => {
  const FORTY = Array.from({ length: 40 }, () => true);

  /** Sends what was given each so many seconds, as it comes or in one heap. */
  const forge = async (
    pupil: Pupil,
    { every, think, minutes = 1 }: { every: number; think: number; minutes?: 1 | 3 },
  ) => {
    const { body: session } = await openGame(pupil, { minutes });
    const answers = answersOf(session, FORTY.slice(0, Math.ceil(60_000 / (AFTER_RIGHT_MS + think))), think);
    let sent = 0;
    for (let seconds = every; sent < answers.length; seconds += every) {
      world.forward(every);
      const come = answers.slice(sent).filter(({ at }) => at <= seconds * 1000);
      if (come.length > 0) expect((await send(pupil.agent, session.id, sent + 1, come)).status).toBe(200);
      sent += come.length;
    }
    const { score, answered } = stateOf(session, answers);
    return (await finish(pupil.agent, session.id, score, answered)).body;
  };

  beforeEach(() => fillBank(world, 4, 40));

  it.each([
    ['answer by answer', 1],
    ['in heaps that a lost network would explain', 30],
  ])('takes no rank where forty of forty took no time, sent %s', async (_, every) => {
    const pupil = await world.pupil({ grade: 4 });
    expect(await forge(pupil, { every, think: 0 })).toMatchObject({
      ...{ score: 40, accuracy: 100, counts: false, isPersonalBest: false, isOfContest: true },
      ...{ uncountedAnswers: 40, leftOut: 'too_quick', place: null },
    });
    expect(await bestsKept()).toEqual([]);
    // Their own it is, and nobody else's.
    expect(await savedScores()).toMatchObject([{ score: 40, leftOut: 'too_quick', counts: 0 }]);
  });

  it('takes no rank in a longer race or a review either, and stands beside a child’s run of before', async () => {
    const pupil = await world.pupil({ grade: 4 });
    await play(world, pupil, [true, true]);
    expect(await forge(pupil, { every: 1, think: 120, minutes: 3 })).toMatchObject({ leftOut: 'too_quick' });
    const { body: session } = await openGame(pupil, { mode: 'regular' });
    const answers = answersOf(session, FORTY.slice(0, 20), 0);
    world.forward(60);
    await send(pupil.agent, session.id, 1, answers);
    const review = await finish(pupil.agent, session.id, stateOf(session, answers).score, 20);
    expect(review.body).toMatchObject({ counts: false, leftOut: 'too_quick' });
    expect(await bestsKept()).toMatchObject([{ mode: 'timed', minutes: 1, score: 2 }]);
  });

  it('counts the fastest child, who needs as long as the eye does', async () => {
    const pupil = await world.pupil({ grade: 4 });
    expect(await forge(pupil, { every: 1, think: UNREAD_MS })).toMatchObject({
      ...{ score: 32, counts: true, isPersonalBest: true, leftOut: null, place: { rank: 1, isNew: true } },
    });
  });

  it('counts what was tapped without reading, for luck alone is no forgery', async () => {
    const pupil = await world.pupil({ grade: 4 });
    const { body: session } = await openGame(pupil);
    const rights = FORTY.slice(0, 22).map((_, tap) => tap % 2 === 0);
    world.forward(44);
    const answers = answersOf(session, rights, 0);
    await send(pupil.agent, session.id, 1, answers);
    const { score } = stateOf(session, answers);
    expect((await finish(pupil.agent, session.id, score, 22)).body).toMatchObject({ counts: true, leftOut: null });
  });
});

describe('a contest that ends while somebody plays', () => {
  const endIn = (seconds: number) =>
    world.deps.db
      .updateTable('contests')
      .set({ endsAt: new Date(world.deps.clock().getTime() + seconds * 1000).toISOString() })
      .execute();

  it('counts what arrived before, whenever it is finished', async () => {
    const pupil = await world.pupil({ grade: 4 });
    const { session } = await leave(pupil, [true, true]);
    await endIn(1);
    world.forward(5);
    expect((await finish(pupil.agent, session.id, 2, 2)).body).toMatchObject({ score: 2, counts: true });
    expect(await bestsKept()).toHaveLength(1);
  });

  it('counts what a lost network held back until after it', async () => {
    const pupil = await world.pupil({ grade: 4 });
    const { session, answers } = await leave(pupil, [true]);
    await endIn(1);
    world.forward(5);
    expect((await send(pupil.agent, session.id, 2, [nextAnswer(session, answers, true)])).status).toBe(200);
    expect((await finish(pupil.agent, session.id, 2, 2)).body).toMatchObject({ score: 2, counts: true });
    expect(await bestsKept()).toMatchObject([{ score: 2, totalQuestions: 2 }]);
  });

  it('lets the game be played to its end, and counts it up to its own', async () => {
    const pupil = await world.pupil({ grade: 4 });
    const { session, answers } = await leave(pupil, [true]);
    await endIn(1);
    world.forward(5);
    const after = { ...nextAnswer(session, answers, true), at: 24_000 };
    expect((await send(pupil.agent, session.id, 2, [after])).status).toBe(200);
    expect((await finish(pupil.agent, session.id, 2, 2)).body).toMatchObject({ score: 2, counts: true });
    expect(await bestsKept()).toMatchObject([{ score: 1, totalQuestions: 1, correctAnswers: 1, accuracy: 100 }]);
    expect(await savedScores()).toMatchObject([{ score: 2 }]);
    expect((await openGame(pupil)).error.code).toBe('practice_closed');
  });

  it('counts nothing of a game that was only answered after it', async () => {
    const pupil = await world.pupil({ grade: 4 });
    const { session } = await leave(pupil, []);
    await endIn(1);
    world.forward(5);
    const after = { ...nextAnswer(session, [], true), at: 24_000 };
    expect((await send(pupil.agent, session.id, 1, [after])).status).toBe(200);
    const { body } = await finish(pupil.agent, session.id, 1, 1);
    expect(body).toMatchObject({ score: 1, counts: false, isPersonalBest: false });
    expect(await bestsKept()).toEqual([]);
  });

  it('takes its reviews along, so that the next contest begins with a new game', async () => {
    const pupil = await world.pupil({ grade: 4 });
    const { session, answers, score } = await leave(pupil, [true, true], { mode: 'regular' });
    await endIn(1);
    world.forward(11 * 60);
    const late = { ...nextAnswer(session, answers, true), at: 600_000 };
    expect((await send(pupil.agent, session.id, 3, [late])).error.code).toBe('practice_session_over');
    await openContest(world);
    expect(await resumed(pupil)).toBeNull();
    expect(await bestsKept()).toMatchObject([{ contestId, score }]);
    expect((await openGame(pupil, { mode: 'regular' })).status).toBe(200);
  });
});

describe('a session that the rules no longer know', () => {
  it('is dropped wherever it is met, and stands in nobody’s way', async () => {
    const pupils = [await world.pupil({ grade: 4 }), await world.pupil({ grade: 4 }), await world.pupil({ grade: 4 })];
    const [first, second, third] = pupils as [Pupil, Pupil, Pupil];
    const left = [await leave(first, [true, true]), await leave(second, [true, true])];
    await leave(third, [true, true]);
    const setSecondTime = (atMs: number) =>
      world.deps.db
        .updateTable('practice_answers')
        .set({ atMs })
        .where('number', '=', 2)
        .where(
          'sessionId',
          'in',
          left.map(({ session }) => session.id),
        )
        .execute();
    await setSecondTime(1);
    world.forward(HOUR);
    expect(await resumed(first)).toBeNull();
    expect((await openGame(first)).status).toBe(200);
    await settleForgotten(world.deps);
    expect((await savedScores()).map(({ studentId }) => studentId)).toEqual([third.id]);
    const states = await world.deps.db.selectFrom('practice_sessions').select('state').orderBy('id').execute();
    expect(states.map(({ state }) => state)).toEqual(['dropped', 'dropped', 'saved', 'open']);
    await setSecondTime(left[0]?.answers[1]?.at ?? 0);
  });
});

describe('a laptop closed in a race', () => {
  it('finds the race running on, and over by the time', async () => {
    const pupil = await world.pupil({ grade: 4 });
    const { session, score } = await leave(pupil, [true, false, true]);
    world.forward(5 * 60);
    expect(await resumed(pupil)).toMatchObject({ id: session.id, elapsed: 320_000 });
    expect((await finish(pupil.agent, session.id, score, 3)).body).toMatchObject({ score: 2, seconds: 60 });
  });

  it('finds it saved with what arrived, when it stays closed', async () => {
    const pupil = await world.pupil({ grade: 4 });
    await leave(pupil, [true, false, true]);
    world.forward(24 * HOUR - 30);
    await comeBack(pupil);
    expect(await resumed(pupil)).toBeNull();
    expect(await savedScores()).toMatchObject([{ score: 2, totalQuestions: 3, seconds: 60, counts: 1 }]);
    expect(await bestsKept()).toHaveLength(1);
  });

  it('does not stand in the way of the next game', async () => {
    const pupil = await world.pupil({ grade: 4 });
    await leave(pupil, [true]);
    world.forward(HOUR);
    expect((await openGame(pupil)).status).toBe(200);
    expect(await savedScores()).toHaveLength(1);
  });

  it('without an answer leaves nothing', async () => {
    const pupil = await world.pupil({ grade: 4 });
    const { session } = await leave(pupil, []);
    world.forward(HOUR);
    expect(await resumed(pupil)).toBeNull();
    expect(await savedScores()).toEqual([]);
    const read = await pupil.agent.call('GET /api/student/practice/sessions/:id', { params: { id: session.id } });
    expect(read.error.code).toBe('practice_session_over');
  });
});

describe('a page left open', () => {
  it('for a day still saves the race that it shows', async () => {
    const pupil = await world.pupil({ grade: 4 });
    const { session } = await leave(pupil, [true, true]);
    world.forward(20 * HOUR);
    await comeBack(pupil);
    expect((await finish(pupil.agent, session.id, 2, 2)).body).toMatchObject({ score: 2, counts: true, seconds: 60 });
  });

  it('for a day gets the same result where the server was first', async () => {
    const pupil = await world.pupil({ grade: 4 });
    const { session } = await leave(pupil, [true, true]);
    world.forward(20 * HOUR);
    await settleForgotten(world.deps);
    await comeBack(pupil);
    expect((await finish(pupil.agent, session.id, 2, 2)).body).toMatchObject({ score: 2, counts: true, seconds: 60 });
    expect(await savedScores()).toHaveLength(1);
  });

  it('for days goes on with its review where it stood, and does not count the night as played', async () => {
    const pupil = await world.pupil({ grade: 4 });
    await world.deps.db.updateTable('contests').set({ endsAt: '2027-01-01T00:00:00.000Z' }).execute();
    const { session, answers } = await leave(pupil, [true], { mode: 'regular' });
    world.forward(6 * 24 * HOUR);
    await settleForgotten(world.deps);
    await comeBack(pupil);
    const standing = await resumed(pupil);
    expect(standing).toMatchObject({ id: session.id, answers });
    const next = { ...nextAnswer(session, answers, true), at: standing?.elapsed ?? 0 };
    expect((await send(pupil.agent, session.id, 2, [next])).status).toBe(200);
    const { score } = stateOf(session, [...answers, next]);
    const { body } = await finish(pupil.agent, session.id, score, 2);
    expect(body.seconds).toBeLessThanOrEqual(301);
  });
});

describe('housekeeping', () => {
  it('settles races and reviews that nobody will end, and no others', async () => {
    const pupils = [await world.pupil({ grade: 4 }), await world.pupil({ grade: 4 }), await world.pupil({ grade: 4 })];
    const [race, review, empty] = pupils as [Pupil, Pupil, Pupil];
    await leave(race, [true], { minutes: 3 });
    await leave(review, [true], { mode: 'regular' });
    await leave(empty, []);
    world.forward(11 * 60);
    await keepHouse(world.deps, [settleForgotten]);
    expect((await savedScores()).map(({ studentId }) => studentId)).toEqual([]);
    world.forward(60);
    await keepHouse(world.deps, [settleForgotten]);
    expect((await savedScores()).map(({ studentId }) => studentId)).toEqual([race.id]);
    world.forward(7 * 24 * HOUR);
    await keepHouse(world.deps, [settleForgotten]);
    expect((await savedScores()).map(({ studentId }) => studentId)).toEqual([race.id, review.id]);
    const states = await world.deps.db.selectFrom('practice_sessions').select('state').orderBy('id').execute();
    expect(states.map(({ state }) => state)).toEqual(['saved', 'saved', 'dropped']);
  });
});

describe('closing a contest', () => {
  const settle = () => settleContest(world.deps, contestId);

  it('saves whatever is still open of it, and of no other', async () => {
    const pupils = [await world.pupil({ grade: 4 }), await world.pupil({ grade: 4 }), await world.pupil({ grade: 4 })];
    const [first, second, third] = pupils as [Pupil, Pupil, Pupil];
    await play(world, first, [true]);
    await leave(first, [true, true]);
    await leave(second, [true, true, false], { mode: 'regular' });
    await leave(third, []);
    await settle();
    expect((await savedScores()).map(({ studentId }) => studentId)).toEqual([first.id, first.id, second.id]);
    expect((await bestsKept()).map(({ studentId, score }) => [studentId, score])).toContainEqual([first.id, 2]);
    world.forward(24 * HOUR);
    await comeBack(third);
    await openContest(world);
    await leave(third, [true]);
    await settle();
    expect(await resumed(third)).not.toBeNull();
  });

  it('while everybody finishes saves each once', async () => {
    const pupils: Pupil[] = [];
    for (let made = 0; made < 6; made += 1) pupils.push(await world.pupil({ grade: 4 }));
    const left = [];
    for (const pupil of pupils) left.push({ pupil, ...(await leave(pupil, [true, false])) });
    const finishes = left.map(({ pupil, session }) => finish(pupil.agent, session.id, 1, 2));
    const [, ...answers] = await Promise.all([settle(), ...finishes]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await savedScores()).toHaveLength(6);
  });
});
