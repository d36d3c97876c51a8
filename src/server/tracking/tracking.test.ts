import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mark, UNHEARD, WORD_ACTIONS, type Word, type WordAction } from '#domain/tracking/word-states';
import type { Agent } from '#tests/agent';
import { auditLines } from '#tests/audit';
import { termFields } from '#tests/calendar';
import { startWorld, type World } from '#tests/world';

let world: World;
beforeEach(async () => {
  world = await startWorld({ gifts: ['quran'] });
});
afterEach(() => world.close());

/** The text that grade 4 recites, and how many words it has. */
const TEXT = 4;
const WORDS = 173;

const start = (agent: Agent, studentId: number, more: object = {}) =>
  agent.call('POST /api/admin/tracking/hearings', {
    body: { studentId, textId: TEXT, requestKey: randomUUID(), ...more },
  });
interface Mark {
  position: number;
  action: WordAction;
  mistake?: 'tajweed' | 'left_out';
  key?: string;
}
const markWords = (agent: Agent, id: number, ...marks: readonly Mark[]) =>
  agent.call('POST /api/admin/tracking/hearings/:id/marks', {
    params: { id },
    body: { marks: marks.map((each) => ({ key: randomUUID(), ...each })) },
  });
const undo = (agent: Agent, id: number, key: string) =>
  agent.call('POST /api/admin/tracking/hearings/:id/undo', { params: { id }, body: { key } });
const end = (agent: Agent, id: number, how: 'finish' | 'stop') =>
  agent.call(`POST /api/admin/tracking/hearings/:id/${how}`, { params: { id } });
const open = async (agent: Agent, studentId: number) =>
  (await agent.call('GET /api/admin/tracking/pupils/:studentId', { params: { studentId } })).body;
const own = async (agent: Agent) => (await agent.call('GET /api/student/tracking')).body;
const next = async (agent: Agent) =>
  (await agent.call('GET /api/admin/tracking/next', { query: { grade: 4 } })).body.pupils;

const hearingWith = async (agent: Agent, studentId: number) => (await start(agent, studentId)).body.id;

describe('a pupil', () => {
  it('sees the own marks and no other’s, and marks nothing', async () => {
    const [{ agent }, pupil, classmate] = [await world.teacher(), await world.pupil(), await world.pupil()];
    const id = await hearingWith(agent, pupil.id);
    await markWords(agent, id, { position: 3, action: 'incorrect' });
    expect((await own(pupil.agent)).tracked?.words.map(({ position }) => position)).toEqual([0, 3]);
    expect((await own(classmate.agent)).tracked?.words).toEqual([]);
    expect((await markWords(pupil.agent, id, { position: 4, action: 'incorrect' })).status).toBe(403);
    expect((await start(pupil.agent, pupil.id)).status).toBe(403);
  });

  it('of a grade without a focused text has none', async () => {
    const [{ agent }, pupil] = [await world.teacher(), await world.pupil()];
    await agent.call('PATCH /api/admin/quran/texts/:id', {
      params: { id: TEXT },
      body: { title: 'سورة النبأ', isActive: true, isFocused: false },
    });
    expect(await own(pupil.agent)).toEqual({ tracked: null, rank: null });
  });
});

describe('a hearing', () => {
  it('begins with the first word as not started, once for a key, and is audited', async () => {
    const [{ agent, name }, pupil] = [await world.teacher(), await world.student()];
    const requestKey = randomUUID();
    const [first, again] = [await start(agent, pupil.id, { requestKey }), await start(agent, pupil.id, { requestKey })];
    expect(again.body).toEqual(first.body);
    const page = await open(agent, pupil.id);
    expect(page.hearing).toMatchObject({ id: first.body.id, status: 'open', by: name, mistakes: 0 });
    expect(page.words).toEqual([
      {
        position: 0,
        status: 'not_started',
        attempts: 0,
        incorrectAttempts: 0,
        mistake: null,
        isOfThisHearing: true,
        isWrongNow: false,
      },
    ]);
    expect(page.reading.status).toBe('started');
    expect(await auditLines(world, 'hearing_started')).toHaveLength(1);
    const other = await start(agent, (await world.student()).id, { requestKey });
    expect(other.error.code).toBe('request_key_reused');
  });

  it('that is begun elsewhere stops the one that was open', async () => {
    const [{ agent }, pupil] = [await world.teacher(), await world.student()];
    const first = await hearingWith(agent, pupil.id);
    const second = await hearingWith(agent, pupil.id);
    expect((await open(agent, pupil.id)).hearings).toMatchObject([
      { id: second, status: 'open' },
      { id: first, status: 'stopped' },
    ]);
  });

  it('is refused for another grade’s text, an old version, a pupil who left and a text that is none', async () => {
    const [{ agent }, pupil] = [await world.teacher(), await world.student()];
    const { body: newer } = await agent.call('POST /api/admin/quran/texts/:id/replace', {
      params: { id: TEXT },
      body: { surah: 78, fromAyah: 1, toAyah: 5, requestKey: randomUUID() },
    });
    for (const textId of [6, TEXT, 99_999])
      expect((await start(agent, pupil.id, { textId })).error.code).toBe('quran_text_not_found');
    expect((await start(agent, pupil.id, { textId: newer.id })).status).toBe(200);
    await agent.call('POST /api/admin/students/:studentId/archive', { params: { studentId: pupil.id } });
    expect((await start(agent, pupil.id, { textId: newer.id })).error.code).toBe('student_not_found');
  });

  it('is finished on the last word, once, and keeps what was finished first', async () => {
    const [{ agent }, pupil] = [await world.teacher(), await world.student()];
    const id = await hearingWith(agent, pupil.id);
    const finished = (await end(agent, id, 'finish')).body;
    expect(finished).toMatchObject({ status: 'finished', reached: WORDS - 1 });
    expect((await end(agent, id, 'stop')).body).toEqual(finished);
    const page = await open(agent, pupil.id);
    expect(page.reading.status).toBe('finished');
    expect(page.words.at(-1)).toMatchObject({ position: WORDS - 1, status: 'finished', attempts: 0 });
    expect(page.hearing).toBeNull();
  });
});

describe('marks', () => {
  it('follow the table, count, and are made once for a key, also twice in one request', async () => {
    const [{ agent }, pupil] = [await world.teacher(), await world.student()];
    const id = await hearingWith(agent, pupil.id);
    const twice: Mark = { position: 5, action: 'incorrect', mistake: 'tajweed', key: randomUUID() };
    const { body } = await markWords(agent, id, twice, twice, { position: 5, action: 'try_again' });
    expect(body.outcomes.map(({ refused }) => refused)).toEqual([null, null, null]);
    await markWords(agent, id, twice);
    expect((await open(agent, pupil.id)).words[1]).toEqual({
      position: 5,
      status: 'incorrect',
      attempts: 2,
      incorrectAttempts: 2,
      mistake: null,
      isOfThisHearing: true,
      isWrongNow: true,
    });
    await markWords(agent, id, { position: 5, action: 'name_mistake', mistake: 'left_out' });
    const named = (await open(agent, pupil.id)).words[1];
    expect(named).toMatchObject({ attempts: 2, mistake: 'left_out' });
    await markWords(agent, id, { position: 5, action: 'pass' }, { position: 5, action: 'complete' });
    const page = await open(agent, pupil.id);
    expect(page.words[1]).toMatchObject({ status: 'completed', attempts: 4, incorrectAttempts: 2, mistake: null });
    expect(page.reading).toMatchObject({ completed: 1, incorrect: 0 });
    expect(page.hearing).toMatchObject({ mistakes: 1, reached: 5 });
  });

  it('that cannot be are refused one by one, and do not hold up the others', async () => {
    const [{ agent }, pupil] = [await world.teacher(), await world.student()];
    const id = await hearingWith(agent, pupil.id);
    const { body } = await markWords(
      agent,
      id,
      { position: 2, action: 'incorrect' },
      { position: 2, action: 'pause' },
      { position: 2, action: 'incorrect' },
      { position: WORDS, action: 'incorrect' },
      { position: 9, action: 'pause' },
    );
    expect(body.outcomes.map(({ refused }) => refused)).toEqual([
      null,
      'pause_on_rated',
      'word_changed',
      'word_not_found',
      null,
    ]);
    expect(body.reading.pausedAt).toBe(9);
    await markWords(agent, id, { position: 9, action: 'clear_pause' });
    expect((await open(agent, pupil.id)).reading.pausedAt).toBeNull();
    expect((await markWords(agent, 99_999, { position: 1, action: 'incorrect' })).error.code).toBe('hearing_not_found');
  });

  it('of two teachers at once on one word: one stands, and the other is told', async () => {
    const [first, second, pupil] = [await world.teacher(), await world.teacher(), await world.student()];
    const id = await hearingWith(first.agent, pupil.id);
    const replies = await Promise.all(
      [first, second].map(({ agent }) => markWords(agent, id, { position: 7, action: 'incorrect' })),
    );
    expect(replies.map(({ body }) => body.outcomes[0]?.refused).toSorted()).toEqual([null, 'word_changed'].toSorted());
    expect(replies.every(({ body }) => body.words[0]?.status === 'incorrect')).toBe(true);
  });

  it('made while a page was offline go to their own hearing and text, though both are over', async () => {
    const [{ agent }, pupil] = [await world.teacher(), await world.student()];
    const id = await hearingWith(agent, pupil.id);
    await end(agent, id, 'stop');
    await agent.call('POST /api/admin/quran/texts/:id/replace', {
      params: { id: TEXT },
      body: { surah: 78, fromAyah: 1, toAyah: 5, requestKey: randomUUID() },
    });
    const { body } = await markWords(agent, id, { position: 100, action: 'incorrect' });
    expect(body).toMatchObject({ isReplaced: true, outcomes: [{ refused: null }] });
    // The new version begins without a mark.
    expect((await open(agent, pupil.id)).words).toEqual([]);
  });

  it('at a later hearing may fall on a word that was completed before', async () => {
    const [{ agent }, pupil] = [await world.teacher(), await world.student()];
    const first = await hearingWith(agent, pupil.id);
    await markWords(
      agent,
      first,
      ...(['incorrect', 'pass', 'complete'] as const).map((action) => ({ position: 1, action })),
    );
    const second = await hearingWith(agent, pupil.id);
    expect((await open(agent, pupil.id)).wrongLastTime).toEqual([{ position: 1, mistake: null }]);
    const { body } = await markWords(agent, second, { position: 1, action: 'incorrect' });
    expect(body.words).toMatchObject([{ status: 'incorrect', attempts: 4, incorrectAttempts: 2 }]);
  });

  it('count as this hearing’s mistakes where a mistake was made in it: not when an old one is named or put right', async () => {
    const [{ agent }, pupil] = [await world.teacher(), await world.student()];
    const first = await hearingWith(agent, pupil.id);
    await markWords(agent, first, { position: 1, action: 'incorrect' }, { position: 2, action: 'incorrect' });
    await markWords(agent, first, { position: 1, action: 'name_mistake', mistake: 'tajweed' });
    const second = await hearingWith(agent, pupil.id);
    const { body } = await markWords(
      agent,
      second,
      { position: 1, action: 'pass' },
      { position: 2, action: 'name_mistake', mistake: 'left_out' },
      { position: 3, action: 'incorrect' },
      { position: 3, action: 'pass' },
    );
    expect(body.words.map(({ isWrongNow }) => isWrongNow)).toEqual([false, false, true]);
    const page = await open(agent, pupil.id);
    expect(page.hearing?.mistakes).toBe(1);
    expect(page.wrongLastTime).toEqual([
      { position: 1, mistake: 'tajweed' },
      { position: 2, mistake: null },
    ]);
  });

  it('and taking them back, in any order, leave what a recount of the history says', async () => {
    const { agent } = await world.teacher();
    const step = fc.record({ position: fc.nat(3), action: fc.constantFrom(...WORD_ACTIONS), isUndone: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const { id: studentId } = await world.student();
        const id = await hearingWith(agent, studentId);
        const expected = [UNHEARD, UNHEARD, UNHEARD, UNHEARD];
        for (const { position, action, isUndone } of steps) {
          const key = randomUUID();
          const marked = mark(expected[position] as Word, action);
          const { body } = await markWords(agent, id, { position, action, key });
          expect(body.outcomes[0]?.refused === null).toBe(marked.is === 'marked');
          if (marked.is !== 'marked') continue;
          if (isUndone) await undo(agent, id, key);
          else expected[position] = marked.word;
        }
        const { words } = await open(agent, studentId);
        const found = expected.map((_, at) => words.find(({ position }) => position === at) ?? UNHEARD);
        expect(found).toMatchObject(expected);
      }),
      { numRuns: 12 },
    );
  });
});

describe('taking back', () => {
  it('restores the word to the letter, once, and only the last mark', async () => {
    const [{ agent }, pupil] = [await world.teacher(), await world.student()];
    const id = await hearingWith(agent, pupil.id);
    const [first, second] = [randomUUID(), randomUUID()];
    await markWords(agent, id, { position: 4, action: 'incorrect', mistake: 'tajweed', key: first });
    const before = (await open(agent, pupil.id)).words;
    await markWords(agent, id, { position: 4, action: 'pass', key: second });
    expect((await undo(agent, id, first)).error.code).toBe('mark_not_last');
    await undo(agent, id, second);
    await undo(agent, id, second);
    expect((await open(agent, pupil.id)).words).toEqual(before);
    await undo(agent, id, first);
    const page = await open(agent, pupil.id);
    expect(page.words.map(({ position }) => position)).toEqual([0]);
    expect(page.hearing?.mistakes).toBe(0);
    expect((await undo(agent, id, randomUUID())).error.code).toBe('word_not_found');
    const { body } = await agent.call('GET /api/admin/tracking/words', {
      query: { studentId: pupil.id, textId: TEXT, position: 4 },
    });
    expect(body.marks).toMatchObject([
      { action: 'pass', status: 'passed', isUndone: true },
      { action: 'incorrect', mistake: 'tajweed', isUndone: true },
    ]);
  });
});

describe('what is taken back', () => {
  it('leaves neither a place that was not reached nor a drill that was not due, and says who did it', async () => {
    const [{ agent }, colleague, pupil] = [await world.teacher(), await world.teacher(), await world.pupil()];
    const drilled = async () => (await pupil.agent.call('GET /api/student/drill')).body;
    const id = await hearingWith(agent, pupil.id);
    await markWords(agent, id, { position: 4, action: 'incorrect' }, { position: 4, action: 'pass' });
    await pupil.agent.call('POST /api/student/drill/answers', { body: { textId: TEXT, position: 4, answer: 'good' } });
    world.forward(60);
    const before = await drilled();
    const second = await hearingWith(agent, pupil.id);
    const [slip, far] = [randomUUID(), randomUUID()];
    await markWords(agent, second, { position: 4, action: 'incorrect', key: slip });
    await markWords(agent, second, { position: 100, action: 'incorrect', key: far });
    expect((await drilled()).due).toBe(2);
    for (const key of [far, slip]) await undo(colleague.agent, second, key);
    expect(await drilled()).toEqual(before);
    expect((await open(agent, pupil.id)).hearing).toMatchObject({ reached: 0, mistakes: 0 });
    const undone = await world.deps.db
      .selectFrom('quran_marks')
      .select('undoneBy')
      .where('markKey', '=', far)
      .execute();
    expect(undone).toEqual([{ undoneBy: colleague.id }]);
  });

  it('keeps what the pupil drilled meanwhile', async () => {
    const [{ agent }, pupil] = [await world.teacher(), await world.pupil()];
    const id = await hearingWith(agent, pupil.id);
    const key = randomUUID();
    await markWords(agent, id, { position: 4, action: 'incorrect', key });
    world.forward(60);
    await pupil.agent.call('POST /api/student/drill/answers', { body: { textId: TEXT, position: 4, answer: 'good' } });
    await undo(agent, id, key);
    expect((await pupil.agent.call('GET /api/student/drill')).body.all).toBe(1);
  });
});

describe('a hearing that nobody ended', () => {
  it('ended with its day, for the teacher and for the pupil; the next one stops it, and that is audited', async () => {
    const [first, pupil] = [await world.teacher(), await world.pupil()];
    await hearingWith(first.agent, pupil.id);
    world.forward(24 * 60 * 60);
    const { agent } = await world.teacher();
    const page = await open(agent, pupil.id);
    expect(page.hearing).toBeNull();
    expect(page.hearings).toMatchObject([{ status: 'stopped' }]);
    await hearingWith(agent, pupil.id);
    expect((await open(agent, pupil.id)).hearings).toMatchObject([{ status: 'open' }, { status: 'stopped' }]);
    expect(await auditLines(world, 'hearing_stopped')).toHaveLength(1);
  });
});

describe('a text that pupils do not see', () => {
  it('is not heard, and is not drilled though its words were', async () => {
    const [{ agent }, pupil] = [await world.teacher(), await world.pupil()];
    const id = await hearingWith(agent, pupil.id);
    await markWords(agent, id, { position: 4, action: 'incorrect' });
    await agent.call('PATCH /api/admin/quran/texts/:id', {
      params: { id: TEXT },
      body: { title: 'سورة النبأ', isActive: false, isFocused: false },
    });
    const answer = { textId: TEXT, position: 4, answer: 'good' } as const;
    const refused = await pupil.agent.call('POST /api/student/drill/answers', { body: answer });
    expect(refused.error.code).toBe('drill_word_not_found');
    expect((await start(agent, pupil.id)).error.code).toBe('quran_text_not_found');
    expect((await own(pupil.agent)).tracked).toBeNull();
  });
});

describe('who recites next', () => {
  it('is who never did, then who waited; who was passed over as absent comes first another day', async () => {
    const { agent } = await world.teacher();
    const [heard, waiting, absent] = [await world.student(), await world.student(), await world.student()];
    await hearingWith(agent, heard.id);
    const skip = { studentId: absent.id, reason: 'absent' } as const;
    await agent.call('POST /api/admin/tracking/skips', { body: skip });
    expect((await next(agent)).map(({ studentId, reason }) => [studentId, reason])).toEqual([
      [waiting.id, 'never'],
      [heard.id, 'waited'],
      [absent.id, 'skipped'],
    ]);
    world.forward(24 * 60 * 60);
    const tomorrow = (await world.teacher()).agent;
    expect((await next(tomorrow))[0]).toMatchObject({ studentId: absent.id, reason: 'absent' });
    await hearingWith(tomorrow, absent.id);
    expect((await next(tomorrow))[0]).toMatchObject({ studentId: waiting.id, reason: 'never' });
  });

  it('does not wait over a holiday: what went wrong before it still weighs more', async () => {
    const { agent } = await world.teacher();
    const [well, stumbled] = [await world.student(), await world.student()];
    const holiday = { type: 'holiday' as const, name: 'إجازة', start: '2026-02-03', end: '2026-02-12' };
    await agent.call('POST /api/admin/school-terms', {
      body: { ...termFields(), start: '2026-01-18', exceptions: [holiday], requestKey: randomUUID() },
    });
    await hearingWith(agent, well.id);
    world.forward(24 * 60 * 60);
    const monday = (await world.teacher()).agent;
    const hearing = await hearingWith(monday, stumbled.id);
    await markWords(monday, hearing, { position: 7, action: 'incorrect' }, { position: 9, action: 'incorrect' });
    world.forward(13 * 24 * 60 * 60);
    const order = (await next((await world.teacher()).agent)).map(({ studentId, reason }) => [studentId, reason]);
    expect(order).toEqual([
      [stumbled.id, 'stumbled'],
      [well.id, 'waited'],
    ]);
  });
});

describe('ranks', () => {
  it('are by the formula, shared by equals, and shown where enough were heard', async () => {
    const { agent } = await world.teacher();
    const pupils = [await world.pupil(), await world.pupil(), await world.pupil()];
    const [first, second, third] = pupils.map(({ id }) => id) as [number, number, number];
    const ranks = async () => (await agent.call('GET /api/admin/tracking/ranks')).body.grades[0];
    for (const studentId of [first, second]) await hearingWith(agent, studentId);
    expect((await ranks())?.pupils).toEqual([]);
    expect((await own(pupils[0]?.agent as Agent)).rank).toBeNull();
    const id = await hearingWith(agent, third);
    await markWords(
      agent,
      id,
      ...(['incorrect', 'pass', 'complete'] as const).map((action) => ({ position: 50, action })),
    );
    const grade = await ranks();
    expect(grade?.pupils.map(({ rank, studentId }) => [rank, studentId])).toEqual([
      [1, third],
      [2, first],
      [2, second],
    ]);
    // Fifty-one words were heard, and none of them is wrong any more.
    expect(grade?.pupils[0]?.score).toBeCloseTo((51 / WORDS) * 60 + (50 / 500) * 40);
    expect(grade).toMatchObject({ grade: 4, isBest: true });
    // Of all who are in the grade, heard or not.
    expect(grade?.percentage).toBeCloseTo(5100 / (3 * WORDS));
    expect((await own(pupils[2]?.agent as Agent)).rank).toEqual({ rank: 1, of: 3 });
  });
});

describe('the heat of a text', () => {
  it('counts who stumbled over each word', async () => {
    const { agent } = await world.teacher();
    for (const times of [1, 2]) {
      const id = await hearingWith(agent, (await world.student()).id);
      await markWords(agent, id, { position: 8, action: 'incorrect' });
      if (times === 2) await markWords(agent, id, { position: 8, action: 'try_again' });
    }
    const { body } = await agent.call('GET /api/admin/tracking/heat', { query: { textId: TEXT } });
    expect(body).toMatchObject({ pupils: 2, words: [{ position: 8, pupils: 2, mistakes: 3 }] });
  });
});
