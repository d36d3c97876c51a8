import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DRILL_POINTS, WORDS_IN_DRILL } from '#domain/drills/drill';
import { wordsOf } from '#domain/quran/words';
import { answerDrill } from '#server/drills/service';
import { keysAsColumns } from '#server/platform/db/columns';
import type { Agent } from '#tests/agent';
import { actorOf } from '#tests/store';
import { startWorld, type World } from '#tests/world';

let world: World;
let teacher: Agent;
beforeEach(async () => {
  world = await startWorld({ gifts: ['quran'] });
  teacher = (await world.teacher()).agent;
});
afterEach(() => world.close());

const TEXT = 4;
const DAY_SECONDS = 24 * 60 * 60;

/** These words are marked wrong at a hearing; answers the hearing and the keys of its marks. */
const stumble = async (studentId: number, ...positions: readonly number[]) => {
  const { body } = await teacher.call('POST /api/admin/tracking/hearings', {
    body: { studentId, textId: TEXT, requestKey: randomUUID() },
  });
  const marks = positions.map((position) => ({ key: randomUUID(), position, action: 'incorrect' as const }));
  await teacher.call('POST /api/admin/tracking/hearings/:id/marks', { params: { id: body.id }, body: { marks } });
  return { id: body.id, keys: marks.map(({ key }) => key) };
};
const drill = async (agent: Agent) => (await agent.call('GET /api/student/drill')).body;
const answer = (agent: Agent, position: number, said: 'again' | 'hard' | 'good' = 'good') =>
  agent.call('POST /api/student/drill/answers', { body: { textId: TEXT, position, answer: said } });
const rewardsOf = (studentId: number) =>
  world.deps.db
    .selectFrom('rewards_tracking')
    .select(['amount', 'rewardType', 'isSentToRewards'])
    .where('studentId', '=', studentId)
    .where('rewardSource', '=', 'self_development')
    .execute();

describe('the drill of a pupil', () => {
  it('is of the own mistakes alone, and another’s word is not there', async () => {
    const [pupil, classmate] = [await world.pupil(), await world.pupil()];
    await stumble(pupil.id, 0, 7);
    expect((await drill(classmate.agent)).words).toEqual([]);
    expect((await answer(classmate.agent, 7)).error.code).toBe('drill_word_not_found');
    const { words, due, all } = await drill(pupil.agent);
    expect({ due, all }).toEqual({ due: 2, all: 2 });
    const text = await pupil.agent.call('GET /api/student/quran/texts/:id', { params: { id: TEXT } });
    const every = text.body.passage.verses.flatMap(({ text: verse }) => wordsOf(verse));
    expect(words.map(({ verse, wordInVerse }) => wordsOf(verse)[wordInVerse])).toEqual([every[0], every[7]]);
  });

  it('waits on the first screen from the second in which a word falls due', async () => {
    const pupil = await world.pupil();
    world.forward(30);
    await stumble(pupil.id, 3);
    expect((await pupil.agent.call('GET /api/student/dashboard')).body.dueWords).toBe(1);
  });

  it('asks for few at once, the most overdue first', async () => {
    const pupil = await world.pupil();
    await stumble(pupil.id, ...Array.from({ length: WORDS_IN_DRILL + 3 }, (_, at) => at));
    const { words, due } = await drill(pupil.agent);
    expect([words.length, due]).toEqual([WORDS_IN_DRILL, WORDS_IN_DRILL + 3]);
  });

  it('counts an answer once, however often it is sent', async () => {
    const pupil = await world.pupil();
    await stumble(pupil.id, 3, 4);
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => answer(pupil.agent, 3)));
    expect(new Set(replies.map(({ body }) => body.nextAt)).size).toBe(1);
    const row = await world.deps.db
      .selectFrom('quran_drill_words')
      .select('reps')
      .where('wordPosition', '=', 3)
      .executeTakeFirst();
    expect(row?.reps).toBe(1);
  });

  it('counts an answer once from several windows whose moments differ', async () => {
    const pupil = await world.pupil();
    await stumble(pupil.id, 3);
    const now = world.deps.clock().getTime();
    const given = { textId: TEXT, position: 3, answer: 'good' } as const;
    const windows = [1, 2, 3, 4, 5].map((later) => ({ ...world.deps, clock: () => new Date(now + later) }));
    await Promise.all(windows.map((deps) => answerDrill(deps, actorOf(pupil), given)));
    expect(await world.deps.db.selectFrom('quran_drill_answers').select('answer').execute()).toHaveLength(1);
  });

  it('is rewarded when the last that is due was answered, once a day', async () => {
    const pupil = await world.pupil();
    await stumble(pupil.id, 3, 4);
    expect((await answer(pupil.agent, 3)).body).toMatchObject({ due: 1, isFinished: false, points: 0 });
    expect((await answer(pupil.agent, 4, 'again')).body).toMatchObject({
      due: 0,
      isFinished: true,
      points: DRILL_POINTS,
    });
    await stumble(pupil.id, 9);
    expect((await answer(pupil.agent, 9)).body).toMatchObject({ isFinished: false });
    expect(await rewardsOf(pupil.id)).toEqual([{ amount: DRILL_POINTS, rewardType: 'points', isSentToRewards: 1 }]);
    expect(await drill(pupil.agent)).toMatchObject({ words: [], due: 0, all: 3, isRewardedToday: true });
  });

  it('forgets a word whose mark was taken back, and brings back one that was wrong again', async () => {
    const pupil = await world.pupil();
    const { id, keys } = await stumble(pupil.id, 3, 4);
    await teacher.call('POST /api/admin/tracking/hearings/:id/undo', {
      params: { id },
      body: { key: keys[0] as string },
    });
    expect((await drill(pupil.agent)).words.map(({ position }) => position)).toEqual([4]);
    await answer(pupil.agent, 4);
    expect((await drill(pupil.agent)).words).toEqual([]);
    await stumble(pupil.id, 4);
    expect((await drill(pupil.agent)).words).toMatchObject([{ position: 4, reps: 2 }]);
  });

  it('has a word where it stood before a mark that is taken back, also one that an earlier version kept', async () => {
    const pupil = await world.pupil();
    const { db } = world.deps;
    const kept = () => db.selectFrom('quran_drill_words').selectAll().where('studentId', '=', pupil.id).execute();
    await stumble(pupil.id, 4);
    await answer(pupil.agent, 4);
    const before = await kept();
    world.forward(60);
    const { id, keys } = await stumble(pupil.id, 4);
    const markKey = keys[0] as string;
    expect(await kept()).not.toEqual(before);
    const asItWasKept = JSON.stringify(keysAsColumns(before[0]));
    await db.updateTable('quran_marks').set({ beforeDrill: asItWasKept }).where('markKey', '=', markKey).execute();
    await teacher.call('POST /api/admin/tracking/hearings/:id/undo', { params: { id }, body: { key: markKey } });
    expect(await kept()).toEqual(before);
  });

  it('is seen by the teacher beside the word', async () => {
    const pupil = await world.pupil();
    await stumble(pupil.id, 3);
    await answer(pupil.agent, 3);
    const { body } = await teacher.call('GET /api/admin/tracking/pupils/:studentId', {
      params: { studentId: pupil.id },
    });
    expect(body.drilled).toMatchObject([{ position: 3, reps: 1 }]);
  });

  it('is answered by the pupil alone: staff who are inside as the pupil only look', async () => {
    const pupil = await world.pupil();
    await stumble(pupil.id, 3);
    await teacher.call('POST /api/admin/students/:studentId/enter', { params: { studentId: pupil.id } });
    expect((await drill(teacher)).due).toBe(1);
    expect((await answer(teacher, 3)).error.code).toBe('pupil_must_do_this');
    expect((await drill(pupil.agent)).due).toBe(1);
  });

  it('is rewarded again another day, and not by a clock that was set back', async () => {
    const pupil = await world.pupil();
    await stumble(pupil.id, 3);
    expect((await answer(pupil.agent, 3)).body.points).toBe(DRILL_POINTS);
    const comeBack = async (seconds: number) => {
      world.forward(seconds);
      teacher = (await world.teacher()).agent;
      const body = { loginId: String(pupil.loginId), password: pupil.password };
      await pupil.agent.call('POST /api/login/student', { body });
    };
    await comeBack(DAY_SECONDS);
    await stumble(pupil.id, 4);
    expect((await answer(pupil.agent, 4)).body.points).toBe(DRILL_POINTS);
    await comeBack(-DAY_SECONDS);
    await stumble(pupil.id, 5);
    expect((await answer(pupil.agent, 5)).body).toMatchObject({ due: 0, isFinished: false, points: 0 });
    expect(await rewardsOf(pupil.id)).toHaveLength(2);
  });

  it('shows at the next hearing: what was drilled before it and held, and what slipped', async () => {
    const [pupil, classmate] = [await world.pupil(), await world.pupil()];
    const hearingsOf = async (studentId: number) => {
      const read = await teacher.call('GET /api/admin/tracking/pupils/:studentId', { params: { studentId } });
      return read.body.hearings.map(({ drilled, held }) => ({ drilled, held }));
    };
    await stumble(classmate.id, 3, 20);
    await stumble(pupil.id, 3, 4, 5, 90);
    world.forward(60);
    for (const position of [3, 4, 90]) await answer(pupil.agent, position);
    world.forward(60);
    await stumble(pupil.id, 4, 20);
    expect(await hearingsOf(pupil.id)).toEqual([
      { drilled: 2, held: 1 },
      { drilled: 0, held: 0 },
    ]);
    expect(await hearingsOf(classmate.id)).toEqual([{ drilled: 0, held: 0 }]);
    // Drilled anew since then: the hearing that is over stays what it was.
    world.forward(60);
    await answer(pupil.agent, 4);
    expect(await hearingsOf(pupil.id)).toMatchObject([{ drilled: 2, held: 1 }, {}]);
  });

  it('leaves out the words of a text that pupils no longer see', async () => {
    const pupil = await world.pupil();
    await stumble(pupil.id, 3);
    await teacher.call('PATCH /api/admin/quran/texts/:id', {
      params: { id: TEXT },
      body: { title: 'سورة النبأ', isActive: false, isFocused: false },
    });
    expect(await drill(pupil.agent)).toMatchObject({ words: [], due: 0, all: 0, nextAt: null });
  });
});
