import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WordAction } from '#domain/tracking/word-states';
import { hearingColumns, standingColumns } from '#strings/tracking/history';
import type { Agent } from '#tests/agent';
import { auditLines } from '#tests/audit';
import { startWorld, type World } from '#tests/world';

let world: World;
beforeEach(async () => {
  world = await startWorld({ gifts: ['quran'] });
});
afterEach(() => world.close());

/** The texts that grades 4 and 5 recite. */
const [TEXT, OTHER_TEXT] = [4, 6];

/** A hearing that ends, with these words wrong. */
const hear = async (agent: Agent, studentId: number, wrong: readonly number[], how: 'finish' | 'stop' = 'finish') => {
  const body = { studentId, textId: TEXT, requestKey: randomUUID() };
  const { id } = (await agent.call('POST /api/admin/tracking/hearings', { body })).body;
  for (const position of wrong) await mark(agent, id, position, 'incorrect');
  await agent.call(`POST /api/admin/tracking/hearings/:id/${how}`, { params: { id } });
  return id;
};
const mark = async (agent: Agent, id: number, position: number, action: WordAction, mistake?: 'tajweed') => {
  const key = randomUUID();
  const marks = [{ key, position, action, ...(mistake && { mistake }) }];
  await agent.call('POST /api/admin/tracking/hearings/:id/marks', { params: { id }, body: { marks } });
  return key;
};
const past = (agent: Agent, id: number) => agent.call('GET /api/admin/tracking/hearings/:id', { params: { id } });
const heat = (agent: Agent, textId = TEXT) => agent.call('GET /api/admin/tracking/heat', { query: { textId } });
const stumblers = (agent: Agent, position: number, textId = TEXT) =>
  agent.call('GET /api/admin/tracking/heat/pupils', { query: { textId, position } });
const standing = (agent: Agent, of: { section?: string } = {}) =>
  agent.call('GET /api/admin/tracking/standing.csv', { query: { grade: 4, ...of } });
const hearings = (agent: Agent, studentId: number, textId = TEXT) =>
  agent.call('GET /api/admin/tracking/pupils/:studentId/hearings.csv', { params: { studentId }, query: { textId } });
const archive = (agent: Agent, studentId: number) =>
  agent.call('POST /api/admin/students/:studentId/archive', { params: { studentId } });
const linesOf = (csv: string) => csv.slice(1).trimEnd().split('\r\n');

it('shows nothing of it to a pupil, also not the own', async () => {
  const [{ agent }, pupil] = [await world.teacher(), await world.pupil()];
  const id = await hear(agent, pupil.id, [3]);
  const asked = [past(pupil.agent, id), heat(pupil.agent), stumblers(pupil.agent, 3)];
  const exported = [standing(pupil.agent), hearings(pupil.agent, pupil.id)];
  for (const reply of await Promise.all([...asked, ...exported])) expect(reply.status).toBe(403);
  expect(await auditLines(world, 'standing_exported')).toEqual([]);
});

describe('a past hearing', () => {
  it('keeps what was wrong then, and stands beside the one before', async () => {
    const [{ agent }, pupil, classmate] = [await world.teacher(), await world.student(), await world.student()];
    const first = await hear(agent, pupil.id, [2, 5, 90]);
    await hear(agent, classmate.id, [7]);
    const second = await hear(agent, pupil.id, [5, 8], 'stop');
    expect((await past(agent, first)).body).toMatchObject({
      hearing: { id: first, status: 'finished', mistakes: 3 },
      wrong: [2, 5, 90].map((position) => ({ position, times: 1, mistake: null })),
      beside: null,
    });
    expect((await past(agent, second)).body.beside).toEqual({
      mended: [2],
      stillWrong: [5],
      newlyWrong: [8],
      notReached: [90],
    });
  });

  it('counts how often a word was wrong, with its last name, and not what was taken back', async () => {
    const [{ agent }, pupil] = [await world.teacher(), await world.student()];
    const id = await hear(agent, pupil.id, [6, 4]);
    await mark(agent, id, 4, 'try_again');
    await mark(agent, id, 4, 'name_mistake', 'tajweed');
    const key = await mark(agent, id, 9, 'incorrect');
    await agent.call('POST /api/admin/tracking/hearings/:id/undo', { params: { id }, body: { key } });
    expect((await past(agent, id)).body.wrong).toEqual([
      { position: 4, times: 2, mistake: 'tajweed' },
      { position: 6, times: 1, mistake: null },
    ]);
  });

  it('is not found where there is none, nor of a pupil who left', async () => {
    const [{ agent }, pupil] = [await world.teacher(), await world.student()];
    expect((await past(agent, 99_999)).error.code).toBe('hearing_not_found');
    const id = await hear(agent, pupil.id, [1]);
    await archive(agent, pupil.id);
    expect((await past(agent, id)).error.code).toBe('student_not_found');
  });
});

describe('the heat of the class', () => {
  it('says who stumbled, most mistakes first; who left or moved up is not of the class', async () => {
    const [{ agent }, once, twice, gone, moved] = [
      await world.teacher(),
      await world.student(),
      await world.student(),
      await world.student(),
      await world.student(),
    ];
    for (const { id } of [once, gone, moved]) await hear(agent, id, [8]);
    await mark(agent, await hear(agent, twice.id, [8]), 8, 'try_again');
    await archive(agent, gone.id);
    await world.deps.db.updateTable('students').set({ grade: 5 }).where('id', '=', moved.id).execute();
    expect((await stumblers(agent, 8)).body.pupils.map(({ studentId, mistakes }) => [studentId, mistakes])).toEqual([
      [twice.id, 2],
      [once.id, 1],
    ]);
    expect((await heat(agent)).body).toMatchObject({ pupils: 2, words: [{ position: 8, pupils: 2, mistakes: 3 }] });
    expect((await stumblers(agent, 9)).body.pupils).toEqual([]);
    expect((await heat(agent, OTHER_TEXT)).body).toMatchObject({ pupils: 0, words: [] });
    expect((await stumblers(agent, 8, OTHER_TEXT)).body.pupils).toEqual([]);
    expect((await stumblers(agent, 20_000)).error.code).toBe('word_not_found');
    expect((await heat(agent, 99_999)).error.code).toBe('quran_text_not_found');
  });
});

describe('an export', () => {
  it('of a grade has all its pupils, a place only where enough were heard, and is audited', async () => {
    const { agent } = await world.teacher();
    const pupils = [await world.student(), await world.student(), await world.student()];
    for (const { id } of pupils.slice(0, 2)) await hear(agent, id, [8]);
    const [head, ...few] = linesOf((await standing(agent)).body);
    expect(head).toBe(
      Object.values(standingColumns)
        .map((name) => `"${name}"`)
        .join(','),
    );
    expect(few).toHaveLength(3);
    expect(few.filter((line) => !line.startsWith('"",'))).toEqual([]);
    await hear(agent, pupils[2]?.id ?? 0, [], 'stop');
    const lines = linesOf((await standing(agent)).body);
    const places = pupils.map(({ name }) => lines.find((line) => line.includes(name))?.split(',')[0]);
    expect(places).toEqual(['"1"', '"1"', '"3"']);
    expect(await auditLines(world, 'standing_exported')).toHaveLength(2);
    await agent.call('PATCH /api/admin/quran/texts/:id', {
      params: { id: TEXT },
      body: { title: 'سورة النبأ', isActive: true, isFocused: false },
    });
    expect((await standing(agent)).error.code).toBe('quran_text_not_found');
  });

  it('of a section has its pupils alone, each in the place that they have in the grade', async () => {
    const { agent } = await world.teacher();
    const pupils = [await world.student(), await world.student(), await world.student()];
    for (const [at, { id }] of pupils.entries()) await hear(agent, id, [8], at === 2 ? 'stop' : 'finish');
    const last = pupils[2];
    await world.deps.db
      .updateTable('students')
      .set({ classId: 'ب' })
      .where('id', '=', last?.id ?? 0)
      .execute();
    const [, ...lines] = linesOf((await standing(agent, { section: 'ب' })).body);
    expect(lines.map((line) => line.split(',').slice(0, 2))).toEqual([['"3"', `"${last?.name}"`]]);
    const [line] = await auditLines(world, 'standing_exported');
    expect(JSON.parse(line?.details ?? '')).toEqual({ grade: 4, section: 'ب', students: 1 });
  });

  it('of a pupil has the own hearings of that text, the last first, and is audited', async () => {
    const [{ agent, name }, pupil, classmate] = [await world.teacher(), await world.student(), await world.student()];
    await hear(agent, pupil.id, [2, 3]);
    await hear(agent, classmate.id, [2]);
    await hear(agent, pupil.id, [11], 'stop');
    const [head, ...lines] = linesOf((await hearings(agent, pupil.id)).body);
    expect(head).toBe(
      Object.values(hearingColumns)
        .map((each) => `"${each}"`)
        .join(','),
    );
    expect(lines.map((line) => line.split(',').slice(2).join(','))).toEqual([
      `"${name}","12","173","1"`,
      `"${name}","173","173","2"`,
    ]);
    expect(linesOf((await hearings(agent, pupil.id, OTHER_TEXT)).body)).toHaveLength(1);
    expect(await auditLines(world, 'hearings_exported')).toHaveLength(2);
    await archive(agent, pupil.id);
    expect((await hearings(agent, pupil.id)).error.code).toBe('student_not_found');
  });
});
