import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GivenAnswer } from '#domain/practice/game';
import {
  answersOf,
  faultsOf,
  fillBank,
  finish,
  nextAnswer,
  openContest,
  openGame,
  reword,
  send,
  stateOf,
} from '#tests/practice';
import { startWorld, type World } from '#tests/world';
import type { PracticeSession } from '#wire/practice';

let world: World;
beforeEach(async () => {
  world = await startWorld();
  await openContest(world);
  await fillBank(world, 4);
});
afterEach(async () => {
  expect(await faultsOf(world)).toEqual([]);
  await world.close();
});

const storedAnswers = () => world.deps.db.selectFrom('practice_answers').selectAll().execute();

/** Two honest answers are in; then something else is sent, refused, and leaves nothing; then the honest game goes on. */
const expectRefused = async (
  sendBad: (session: PracticeSession, honest: readonly GivenAnswer[]) => [number, readonly GivenAnswer[]],
  code: string,
) => {
  const pupil = await world.pupil({ grade: 4 });
  const { body: session } = await openGame(pupil);
  const honest = answersOf(session, [true, false]);
  world.forward(10);
  await send(pupil.agent, session.id, 1, honest);
  const before = await storedAnswers();
  const [from, bad] = sendBad(session, honest);
  expect((await send(pupil.agent, session.id, from, bad)).error.code).toBe(code);
  expect(await storedAnswers()).toEqual(before);
  expect(await faultsOf(world)).toEqual([]);

  const more = nextAnswer(session, honest, true);
  expect((await send(pupil.agent, session.id, 3, [more])).body).toMatchObject({ answered: 3, score: 2 });
  expect((await finish(pupil.agent, session.id, 2, 3)).body).toMatchObject({ score: 2, counts: true });
};

describe('another pupil’s session', () => {
  it('takes no answers and is not ended', async () => {
    const [mine, other] = [await world.pupil({ grade: 4 }), await world.pupil({ grade: 4 })];
    const { body: session } = await openGame(other);
    world.forward(5);
    const answers = answersOf(session, [true]);
    expect((await send(mine.agent, session.id, 1, answers)).error.code).toBe('practice_session_not_found');
    expect((await finish(mine.agent, session.id, 0, 0)).error.code).toBe('practice_session_not_found');
    expect(await storedAnswers()).toEqual([]);
    expect((await send(other.agent, session.id, 1, answers)).body.score).toBe(1);
    expect((await finish(other.agent, session.id, 1, 1)).status).toBe(200);
  });

  it('takes none from staff inside as that pupil', async () => {
    const pupil = await world.pupil({ grade: 4 });
    const { body: session } = await openGame(pupil);
    const { agent } = await world.teacher();
    await agent.call('POST /api/admin/students/:studentId/enter', { params: { studentId: pupil.id } });
    world.forward(5);
    const answers = answersOf(session, [true]);
    expect((await send(agent, session.id, 1, answers)).error.code).toBe('pupil_must_do_this');
    expect((await finish(agent, session.id, 0, 0)).error.code).toBe('pupil_must_do_this');
    expect(await storedAnswers()).toEqual([]);
  });
});

describe('refused, with nothing stored and the honest game going on', () => {
  it('an answer to a question that is not in the session', () =>
    expectRefused(
      (_, honest) => [3, [{ questionId: 999_999, choice: 0, at: honest[1]?.at ?? 0 }]],
      'practice_answer_unknown',
    ));

  it('an answer to a question that is not asked now', () =>
    expectRefused((session, honest) => {
      const next = nextAnswer(session, honest, true);
      const other = session.questions.find(({ id }) => id !== next.questionId)?.id ?? 0;
      return [3, [{ ...next, questionId: other }]];
    }, 'practice_answer_unknown'));

  it('an option that is not there', () =>
    expectRefused(
      (session, honest) => [3, [{ ...nextAnswer(session, honest, true), choice: 9 }]],
      'practice_answer_unknown',
    ));

  it('the same question a second time', () =>
    expectRefused((_, honest) => [3, [{ ...(honest[1] as GivenAnswer), at: 9000 }]], 'practice_answer_unknown'));

  it('another answer in the place of a stored one', () =>
    expectRefused((_, honest) => [2, [{ ...(honest[1] as GivenAnswer), choice: 8 }]], 'practice_answer_changed'));

  it('a stored answer at another time', () =>
    expectRefused((_, [first]) => [1, [{ ...(first as GivenAnswer), at: 1 }]], 'practice_answer_changed'));

  it('an answer that leaves one out', () =>
    expectRefused((session, honest) => [4, [nextAnswer(session, honest, true)]], 'practice_answer_out_of_order'));

  it('an answer while the feedback still stands', () =>
    expectRefused((session, honest) => [3, [nextAnswer(session, honest, true, -1)]], 'practice_answer_too_early'));

  it('an answer from the future', () =>
    expectRefused(
      (session, honest) => [3, [{ ...nextAnswer(session, honest, true), at: 11_001 }]],
      'practice_answer_from_future',
    ));

  it('a good answer beside a bad one', () =>
    expectRefused((session, honest) => {
      const next = nextAnswer(session, honest, true);
      return [3, [next, next]];
    }, 'practice_answer_unknown'));

  it('a thousand at once', () =>
    expectRefused(
      (session, honest) => [3, Array.from({ length: 1000 }, () => nextAnswer(session, honest, true))],
      'validation',
    ));

  it.each([
    ['a question by its name', { questionId: 'one' }],
    ['half an option', { choice: 0.5 }],
    ['a time before the beginning', { at: -1 }],
    ['a time beyond all columns', { at: 2 ** 31 }],
    ['no answer', { choice: null }],
  ])('%s', (_, change) =>
    expectRefused(
      (session, honest) => [3, [{ ...nextAnswer(session, honest, true), ...(change as object) }]],
      'validation',
    ),
  );

  it('from the zeroth', () =>
    expectRefused((session, honest) => [0, [nextAnswer(session, honest, true)]], 'validation'));

  it('nothing at all', () => expectRefused(() => [3, []], 'validation'));
});

describe('a page’s clock', () => {
  it('may be a second ahead, and no more', async () => {
    const pupil = await world.pupil({ grade: 4 });
    const { body: session } = await openGame(pupil);
    world.forward(3);
    const [first] = answersOf(session, [true]) as [GivenAnswer];
    expect((await send(pupil.agent, session.id, 1, [{ ...first, at: 4001 }])).error.code).toBe(
      'practice_answer_from_future',
    );
    expect((await send(pupil.agent, session.id, 1, [{ ...first, at: 4000 }])).status).toBe(200);
  });
});

describe('answers sent again', () => {
  it('are taken once, also together with new ones', async () => {
    const pupil = await world.pupil({ grade: 4 });
    const { body: session } = await openGame(pupil);
    world.forward(30);
    const answers = answersOf(session, [true, true, false, true]);
    await send(pupil.agent, session.id, 1, answers.slice(0, 2));
    expect((await send(pupil.agent, session.id, 1, answers.slice(0, 2))).body).toMatchObject({ answered: 2, score: 2 });
    expect((await send(pupil.agent, session.id, 2, answers.slice(1))).body).toMatchObject({ answered: 4, score: 3 });
    expect((await send(pupil.agent, session.id, 1, answers)).body).toEqual({ answered: 4, score: 3, elapsed: 30_000 });
    expect(await storedAnswers()).toHaveLength(4);
  });

  it('are still known when the session is over', async () => {
    const pupil = await world.pupil({ grade: 4 });
    const { body: session } = await openGame(pupil);
    world.forward(5);
    const answers = answersOf(session, [true]);
    await send(pupil.agent, session.id, 1, answers);
    await finish(pupil.agent, session.id, 1, 1);
    expect((await send(pupil.agent, session.id, 1, answers)).body).toMatchObject({ answered: 1, score: 1 });
    const late = nextAnswer(session, answers, true);
    expect((await send(pupil.agent, session.id, 2, [late])).error.code).toBe('practice_session_over');
  });
});

describe('two tabs at once', () => {
  it('with the same answers store them once', async () => {
    const pupil = await world.pupil({ grade: 4 });
    const { body: session } = await openGame(pupil);
    world.forward(30);
    const answers = answersOf(session, [true, false, true, true]);
    const sent = await Promise.all(
      [1, 2, 3, 4, 5].map((upTo) => send(pupil.agent, session.id, 1, answers.slice(0, upTo))),
    );
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await storedAnswers()).toHaveLength(4);
  });

  it('with different answers store one of them', async () => {
    const pupil = await world.pupil({ grade: 4 });
    const { body: session } = await openGame(pupil);
    world.forward(30);
    const [right, wrong] = [answersOf(session, [true]), answersOf(session, [false])];
    const sent = await Promise.all(
      [right, wrong, right, wrong].map((answers) => send(pupil.agent, session.id, 1, answers)),
    );
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
    for (const { status, error } of sent) if (status === 409) expect(error.code).toBe('practice_answer_changed');
    expect(await storedAnswers()).toHaveLength(1);
  });
});

describe('a network that was lost in a race', () => {
  it('brings its answers when it is back, also after the time', async () => {
    const pupil = await world.pupil({ grade: 4 });
    const { body: session } = await openGame(pupil);
    const answers = answersOf(session, [true, true, false, true, true]);
    world.forward(60 + 9 * 60);
    expect((await send(pupil.agent, session.id, 1, answers)).body).toMatchObject({ answered: 5, score: 4 });
    expect((await finish(pupil.agent, session.id, 4, 5)).body).toMatchObject({ score: 4, seconds: 60 });
  });

  it('brings none that were given after the time', async () => {
    const pupil = await world.pupil({ grade: 4 });
    const { body: session } = await openGame(pupil);
    world.forward(70);
    const [first] = answersOf(session, [true]) as [GivenAnswer];
    expect((await send(pupil.agent, session.id, 1, [{ ...first, at: 60_000 }])).error.code).toBe(
      'practice_answer_too_late',
    );
    expect((await send(pupil.agent, session.id, 1, [{ ...first, at: 59_999 }])).status).toBe(200);
  });

  it('is too late ten minutes after the end', async () => {
    const pupil = await world.pupil({ grade: 4 });
    const { body: session } = await openGame(pupil);
    world.forward(60 + 10 * 60);
    expect((await send(pupil.agent, session.id, 1, answersOf(session, [true]))).error.code).toBe(
      'practice_session_over',
    );
    expect(await storedAnswers()).toEqual([]);
  });
});

describe('a question that staff edit meanwhile', () => {
  it('is judged by the words that were shown', async () => {
    const pupil = await world.pupil({ grade: 4 });
    const { body: session } = await openGame(pupil, { mode: 'regular' });
    for (const { id } of session.questions)
      await reword(world, id, { answer: 3, points: 20, options: JSON.stringify(['أ', 'ب', 'ج', 'د']) });
    world.forward(20);
    const answers = answersOf(session, [true, true, true]);
    const { score } = stateOf(session, answers);
    expect((await send(pupil.agent, session.id, 1, answers)).body.score).toBe(score);
    const { body } = await pupil.agent.call('GET /api/student/practice');
    expect(body.session?.questions).toEqual(session.questions);
    expect((await finish(pupil.agent, session.id, score, 3)).body.score).toBe(score);
    expect((await openGame(pupil, { mode: 'regular' })).body.questions.every(({ points }) => points === 20)).toBe(true);
  });
});
