import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withQuestions } from '#tests/practice';
import { startWorld, type World } from '#tests/world';
import { countAnswers } from './service.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const answer = async (questionId: number, right: number, wrong: number) => {
  const { versionId } = await world.deps.db
    .selectFrom('questions')
    .select('versionId')
    .where('id', '=', questionId)
    .executeTakeFirstOrThrow();
  const asked = { questionId, versionId: versionId as number };
  await countAnswers(world.deps.db, 4, [
    ...Array.from({ length: right }, () => ({ ...asked, choice: 0, isCorrect: true })),
    ...Array.from({ length: wrong }, () => ({ ...asked, choice: 1, isCorrect: false })),
  ]);
};

describe('the hardest questions', () => {
  it('are those that were tried, the hardest first, of one grade', async () => {
    const rows = await withQuestions(world);
    const id = (number: number) => rows[number - 1]?.questionId as number;
    await answer(id(1), 9, 1);
    await answer(id(2), 1, 2);
    await answer(id(3), 2, 4);
    await answer(id(4), 0, 1);
    await answer(id(2), 0, 0 + 1);
    const { agent } = await world.pupil();
    const { body } = await agent.call('GET /api/questions/hardest', { query: { grade: 4 } });
    expect(body.questions.map((q) => [q.number, q.attempts, q.correctAnswers, q.successRate])).toEqual([
      [4, 1, 0, 0],
      [2, 4, 1, 25],
      [3, 6, 2, 33],
      [1, 10, 9, 90],
    ]);
    expect(body.questions[0]).toMatchObject({
      id: id(4),
      text: rows[3]?.text,
      answer: rows[3]?.answer,
      correction: rows[3]?.correction,
    });
    const other = await agent.call('GET /api/questions/hardest', { query: { grade: 5 } });
    expect(other.body).toEqual({ grade: 5, questions: [] });
  });

  it('do not name what is asked no more, and staff see the same numbers in their list', async () => {
    const [first, second] = await withQuestions(world);
    await answer(first?.questionId as number, 0, 2);
    await answer(second?.questionId as number, 1, 2);
    const { agent } = await world.teacher();
    await agent.call('POST /api/admin/questions/:id/retire', {
      params: { id: first?.questionId },
      body: { isRetired: true },
    });
    const { body } = await agent.call('GET /api/questions/hardest', { query: { grade: 4 } });
    expect(body.questions.map(({ number }) => number)).toEqual([2]);
    const { questions } = (await agent.call('GET /api/admin/questions', { query: { grade: 4, search: '2' } })).body;
    expect(questions.find(({ number }) => number === 2)).toMatchObject({
      attempts: 3,
      correctAnswers: 1,
      successRate: 33,
    });
  });

  it('are for those who are signed in, and for a grade that exists', async () => {
    await withQuestions(world);
    const nobody = await world.nobody().call('GET /api/questions/hardest', { query: { grade: 4 } });
    expect(nobody.status).toBe(401);
    const { agent } = await world.pupil();
    expect((await agent.call('GET /api/questions/hardest', { query: { grade: 7 } })).status).toBe(400);
  });
});

describe('the printed sheet', () => {
  it('is open to everybody and holds every question that is asked, with its answer', async () => {
    const rows = await withQuestions(world, 6);
    const { body } = await world.nobody().call('GET /api/questions/sheet/:grade', { params: { grade: 6 } });
    expect(body.questions.map(({ number, text, answer }) => [number, text, answer])).toEqual(
      rows.map((row) => [row.number, row.text, row.answer]),
    );
  });
});
