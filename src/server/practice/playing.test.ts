import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  answersOf,
  fillBank,
  finish,
  openContest,
  openGame,
  play,
  send,
  stateOf,
} from '../../../tests/support/practice.ts';
import { startWorld, type World } from '../../../tests/support/world.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
  await openContest(world);
  await fillBank(world, 4);
});
afterEach(() => world.close());

describe('a game', () => {
  it('is opened, answered and saved as the server counts it', async () => {
    const pupil = await world.pupil({ grade: 4 });
    const { body: session } = await openGame(pupil);
    expect(session).toMatchObject({ mode: 'timed', minutes: 1, grade: 4, answers: [], elapsed: 0 });
    expect(session.questions).toHaveLength(12);
    const answers = answersOf(session, [true, false, true]);
    world.forward(20);
    expect((await send(pupil.agent, session.id, 1, answers)).body).toEqual({ answered: 3, score: 2, elapsed: 20_000 });
    const page = await pupil.agent.call('GET /api/student/practice');
    expect(page.body.session?.answers).toEqual(answers);
    const { body: result } = await finish(pupil.agent, session.id, 2, stateOf(session, answers).answered);
    expect(result).toEqual({
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
      counts: true,
    });
    const arena = await pupil.agent.call('GET /api/student/practice/arena', { query: { tab: 'race1' } });
    expect(arena.body.own).toMatchObject({ rank: 1, score: 2 });
    expect(arena.body.rows).toHaveLength(1);
  });

  it('keeps the best', async () => {
    const pupil = await world.pupil({ grade: 4 });
    await play(world, pupil, [true]);
    const { body } = await play(world, pupil, [true, true]);
    expect(body).toMatchObject({ score: 2, previousBest: 1, isPersonalBest: true });
  });
});
