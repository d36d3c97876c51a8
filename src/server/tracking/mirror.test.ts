import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WORD_ACTIONS, type WordAction } from '#domain/tracking/word-states';
import type { Agent } from '#tests/agent';
import { startWorld, type World } from '#tests/world';

let world: World;
beforeEach(async () => {
  world = await startWorld({ gifts: ['quran'] });
});
afterEach(() => world.close());

/** The text that grade 4 recites: its first two verses have two and three words. */
const TEXT = 4;
const DAY_S = 24 * 60 * 60;

const hear = async (agent: Agent, studentId: number): Promise<number> => {
  const body = { studentId, textId: TEXT, requestKey: randomUUID() };
  return (await agent.call('POST /api/admin/tracking/hearings', { body })).body.id;
};
const markWord = async (agent: Agent, id: number, position: number, action: WordAction = 'incorrect') => {
  const key = randomUUID();
  const body = { marks: [{ key, position, action }] };
  await agent.call('POST /api/admin/tracking/hearings/:id/marks', { params: { id }, body });
  return key;
};
const mirror = (agent: Agent, withMistakes?: 'true') =>
  agent.call('GET /api/admin/tracking/mirror', { query: { grade: 4, ...(withMistakes && { withMistakes }) } });
const shownTo = async (agent: Agent, withMistakes?: 'true') => (await mirror(agent, withMistakes)).body;
const own = async (agent: Agent) => (await agent.call('GET /api/student/tracking')).body.tracked;
const replaceText = (agent: Agent) =>
  agent.call('POST /api/admin/quran/texts/:id/replace', {
    params: { id: TEXT },
    body: { surah: 78, fromAyah: 1, toAyah: 5, requestKey: randomUUID() },
  });

describe('the classroom’s screen', () => {
  it('is the staff’s: a pupil is refused, also the one who recites', async () => {
    const [{ agent }, pupil, classmate] = [await world.teacher(), await world.pupil(), await world.pupil()];
    await hear(agent, pupil.id);
    for (const each of [classmate, pupil])
      for (const wish of [undefined, 'true'] as const) expect((await mirror(each.agent, wish)).status).toBe(403);
  });

  it('says who recites and in which verse, and follows what is marked and taken back', async () => {
    const [{ agent }, pupil] = [await world.teacher(), await world.student()];
    const id = await hear(agent, pupil.id);
    expect((await shownTo(agent)).reciting).toEqual({ name: pupil.name, ayah: 1, isPaused: false });
    await markWord(agent, id, 1);
    const key = await markWord(agent, id, 2, 'pause');
    expect(await shownTo(agent)).toMatchObject({
      shown: { text: { id: TEXT } },
      reciting: { ayah: 2, isPaused: true },
      marks: null,
      next: null,
    });
    await agent.call('POST /api/admin/tracking/hearings/:id/undo', { params: { id }, body: { key } });
    expect((await shownTo(agent)).reciting).toMatchObject({ ayah: 1, isPaused: false });
  });

  it('tells a class the same whichever word of a verse was wrong, how often, and what became of it', async () => {
    const { agent } = await world.teacher();
    const steps = fc.array(fc.record({ position: fc.nat(1), action: fc.constantFrom(...WORD_ACTIONS) }), {
      maxLength: 8,
    });
    const kind = async (studentId: number, marks: readonly { position: number; action: WordAction }[]) => {
      const id = await hear(agent, studentId);
      for (const { position, action } of marks) await markWord(agent, id, position, action);
      const { reciting, ...others } = await shownTo(agent);
      await agent.call('POST /api/admin/tracking/hearings/:id/stop', { params: { id } });
      return { ...others, ayah: reciting?.ayah };
    };
    const faultless = await kind((await world.student()).id, []);
    await fc.assert(
      fc.asyncProperty(steps, async (marks) => {
        expect(await kind((await world.student()).id, marks)).toEqual(faultless);
      }),
      { numRuns: 12 },
    );
    expect(JSON.stringify(faultless)).not.toMatch(/incorrect|attempts|mistake|status|completed|position/u);
  });

  it('shows the marks where they are asked for', async () => {
    const [{ agent }, pupil] = [await world.teacher(), await world.student()];
    const id = await hear(agent, pupil.id);
    await markWord(agent, id, 3);
    const { marks } = await shownTo(agent, 'true');
    expect(marks?.last?.position).toBe(3);
    expect(marks?.words.map(({ position, status }) => [position, status])).toEqual([
      [0, 'not_started'],
      [3, 'incorrect'],
    ]);
  });

  it('with nobody reciting names the text and whose turn it is, also where one was left open the day before', async () => {
    const [{ agent }, heard, waiting] = [await world.teacher(), await world.student(), await world.student()];
    const quiet = { shown: { text: { id: TEXT } }, reciting: null, marks: null, next: heard.name };
    expect(await shownTo(agent, 'true')).toMatchObject(quiet);
    await hear(agent, heard.id);
    world.forward(DAY_S);
    const tomorrow = (await world.teacher()).agent;
    expect(await shownTo(tomorrow, 'true')).toMatchObject({ ...quiet, next: waiting.name });
  });

  it('of a grade without a text shows none', async () => {
    const { agent } = await world.teacher();
    await agent.call('PATCH /api/admin/quran/texts/:id', {
      params: { id: TEXT },
      body: { title: 'سورة النبأ', isActive: true, isFocused: false },
    });
    expect(await shownTo(agent)).toEqual({ shown: null, reciting: null, marks: null, next: null });
  });

  it('of two teachers follows the own hearing; anybody else’s the one that was marked last', async () => {
    const [first, second, head] = [await world.teacher(), await world.teacher(), await world.teacher()];
    const [early, late] = [await world.student(), await world.student()];
    const id = await hear(first.agent, early.id);
    world.forward(1);
    await hear(second.agent, late.id);
    const names = async () => {
      const seen = [];
      for (const { agent } of [first, second, head]) seen.push((await shownTo(agent)).reciting?.name);
      return seen;
    };
    expect(await names()).toEqual([early.name, late.name, late.name]);
    world.forward(1);
    await markWord(first.agent, id, 1);
    expect(await names()).toEqual([early.name, late.name, early.name]);
  });

  it('leaves a hearing whose text was replaced, as the desk does', async () => {
    const [{ agent }, pupil] = [await world.teacher(), await world.student()];
    const id = await hear(agent, pupil.id);
    const { body: newer } = await replaceText(agent);
    await markWord(agent, id, 100);
    expect(await shownTo(agent, 'true')).toMatchObject({ shown: { text: { id: newer.id } }, reciting: null });
  });
});

describe('the own screen of a pupil', () => {
  it('follows the own hearing and no classmate’s, in the text that is heard', async () => {
    const [{ agent }, pupil, classmate] = [await world.teacher(), await world.pupil(), await world.pupil()];
    const { body: other } = await agent.call('POST /api/admin/quran/texts', {
      body: { title: 'نص آخر', grade: 4, surah: 112, fromAyah: 1, toAyah: 4, requestKey: randomUUID() },
    });
    const body = { studentId: pupil.id, textId: other.id, requestKey: randomUUID() };
    const { id } = (await agent.call('POST /api/admin/tracking/hearings', { body })).body;
    expect(await own(pupil.agent)).toMatchObject({ text: { id: other.id }, last: null });
    await markWord(agent, id, 2);
    expect((await own(pupil.agent))?.last).toMatchObject({ position: 2 });
    expect(await own(classmate.agent)).toMatchObject({ text: { id: TEXT }, words: [], last: null });
    await agent.call('POST /api/admin/tracking/hearings/:id/stop', { params: { id } });
    expect(await own(pupil.agent)).toMatchObject({ text: { id: TEXT }, last: null });
  });

  it('shows the new verses once the text under an open hearing is replaced', async () => {
    const [{ agent }, pupil] = [await world.teacher(), await world.pupil()];
    await markWord(agent, await hear(agent, pupil.id), 2);
    const { body: newer } = await replaceText(agent);
    expect(await own(pupil.agent)).toMatchObject({ text: { id: newer.id }, words: [], hearings: [], last: null });
  });
});
