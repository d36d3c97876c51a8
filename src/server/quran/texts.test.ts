import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { versesIn } from '#domain/quran/content';
import type { Agent } from '#tests/agent';
import { auditLines } from '#tests/audit';
import { startWorld, type World } from '#tests/world';
import { readPublished } from './published.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld({ gifts: ['quran'] });
});
afterEach(() => world.close());

const FATIHA = { surah: 1, fromAyah: 1, toAyah: 7 };

const add = (agent: Agent, more: object = {}) =>
  agent.call('POST /api/admin/quran/texts', {
    body: { title: 'الفاتحة', grade: 4, ...FATIHA, requestKey: randomUUID(), ...more },
  });
const change = (agent: Agent, id: number, body: object) =>
  agent.call('PATCH /api/admin/quran/texts/:id', { params: { id }, body });
const replace = (agent: Agent, id: number, body: object) =>
  agent.call('POST /api/admin/quran/texts/:id/replace', { params: { id }, body });
const listFor = async (agent: Agent) => (await agent.call('GET /api/student/quran')).body.texts;
const open = (agent: Agent, id: number) => agent.call('GET /api/student/quran/texts/:id', { params: { id } });
const compare = (agent: Agent, pasted: string) => agent.call('POST /api/admin/quran/compare', { body: { pasted } });
const publishedOf = async (surah: number) => (await readPublished()).filter((verse) => verse.surah === surah);

describe('a pupil', () => {
  it('reads the active texts of the own grade, as published, and of no other grade', async () => {
    const [pupil, other] = [await world.pupil({ grade: 4 }), await world.pupil({ grade: 5 })];
    const texts = await listFor(pupil.agent);
    expect(texts[0]).toEqual({
      id: 4,
      title: 'سورة النبأ',
      surahName: 'النبأ',
      surah: 78,
      fromAyah: 1,
      toAyah: 40,
      wordCount: 173,
      isFocused: true,
      newAnswers: 0,
    });
    const { body } = await open(pupil.agent, 4);
    const published = await publishedOf(78);
    expect(body.passage.verses).toEqual(published.map(({ ayah, text }) => ({ ayah, text })));
    expect(body.passage.basmala).toBe((await publishedOf(1))[0]?.text);
    expect(body.edition).toEqual({ source: 'Tanzil Project, tanzil.net', edition: 'Uthmani', version: '1.1' });
    const refused = await open(other.agent, 4);
    expect([refused.status, refused.error.code]).toEqual([404, 'quran_text_not_found']);
    expect((await listFor(other.agent)).map(({ id }) => id)).not.toContain(4);
  });

  it('does not read a text that is hidden or was replaced, and no list of the staff’s', async () => {
    const [{ agent }, pupil] = [await world.teacher(), await world.pupil({ grade: 4 })];
    await change(agent, 4, { title: 'سورة النبأ', isActive: false, isFocused: true });
    expect((await open(pupil.agent, 4)).error.code).toBe('quran_text_not_found');
    const [shown] = await listFor(pupil.agent);
    const { body } = await replace(agent, shown?.id ?? 0, { ...FATIHA, requestKey: randomUUID() });
    expect((await open(pupil.agent, shown?.id ?? 0)).error.code).toBe('quran_text_not_found');
    expect((await open(pupil.agent, body.id)).body.passage.basmala).toBeNull();
    expect((await pupil.agent.call('GET /api/admin/quran/texts', { query: { grade: 4 } })).status).toBe(403);
    expect((await compare(pupil.agent, 'الحمد')).status).toBe(403);
  });
});

describe('a text', () => {
  it('is made of verses that are there, with its verse ends as numbers, once for a key', async () => {
    const { agent, id } = await world.teacher();
    const requestKey = randomUUID();
    const [first, again] = [await add(agent, { requestKey }), await add(agent, { requestKey })];
    expect([first.status, again.body.id]).toEqual([200, first.body.id]);
    expect((await add(agent, { requestKey, grade: 5 })).error.code).toBe('request_key_reused');
    const { content } = await world.deps.db
      .selectFrom('quran_texts')
      .select('content')
      .where('id', '=', first.body.id)
      .executeTakeFirstOrThrow();
    expect(versesIn(content)).toEqual((await publishedOf(1)).map(({ ayah, text }) => ({ ayah, text })));
    expect(content.endsWith(' ٧')).toBe(true);
    expect(first.body.id).toBeGreaterThan(7);
    expect(await auditLines(world, 'quran_text_added')).toMatchObject([
      { staffId: id, subjectName: 'الفاتحة', after: '{"grade":4,"surah":1,"from_ayah":1,"to_ayah":7}' },
    ]);
  });

  it.each([
    [{ toAyah: 8 }, 'verses_not_found'],
    [{ fromAyah: 5, toAyah: 3 }, 'verses_not_found'],
    [{ surah: 115 }, 'validation'],
    [{ surah: 0 }, 'validation'],
    [{ fromAyah: 0 }, 'validation'],
    [{ fromAyah: 1.5 }, 'validation'],
    [{ toAyah: 'x' }, 'validation'],
    [{ title: ' ' }, 'validation'],
    [{ grade: 7 }, 'validation'],
  ])('is not made of %j', async (more, code) => {
    const { agent } = await world.teacher();
    expect((await add(agent, more)).error.code).toBe(code);
    expect(await auditLines(world, 'quran_text_added')).toEqual([]);
  });

  it('is the only one of its grade that is recited, and none is while hidden', async () => {
    const { agent } = await world.teacher();
    const { body } = await add(agent, { isFocused: true });
    const focused = async () =>
      (await agent.call('GET /api/admin/quran/texts', { query: { grade: 4 } })).body.texts
        .filter(({ isFocused }) => isFocused)
        .map(({ id }) => id);
    expect(await focused()).toEqual([body.id]);
    await change(agent, 4, { title: 'النبأ', isActive: true, isFocused: true });
    expect(await focused()).toEqual([4]);
    await change(agent, 4, { title: 'النبأ', isActive: false, isFocused: true });
    expect(await focused()).toEqual([]);
  });

  it('of other verses is a new version with an id of its own, and the old one keeps every letter', async () => {
    const { agent } = await world.teacher();
    const before = await world.deps.db
      .selectFrom('quran_texts')
      .selectAll()
      .where('id', '=', 4)
      .executeTakeFirstOrThrow();
    const wish = { surah: 78, fromAyah: 1, toAyah: 20, requestKey: randomUUID() };
    const { body } = await replace(agent, 4, wish);
    expect(body).toMatchObject({ title: 'سورة النبأ', version: 2, toAyah: 20, isActive: true, isFocused: true });
    expect((await replace(agent, 4, wish)).body.id).toBe(body.id);
    expect((await replace(agent, body.id, { ...wish, requestKey: randomUUID() })).body).toMatchObject({ version: 2 });
    const after = await world.deps.db
      .selectFrom('quran_texts')
      .selectAll()
      .where('id', '=', 4)
      .executeTakeFirstOrThrow();
    expect(after).toEqual({ ...before, isActive: 0, isFocused: 0, replacedBy: body.id });
    expect((await replace(agent, 4, { ...FATIHA, requestKey: randomUUID() })).error.code).toBe('quran_text_not_found');
    const { texts } = (await agent.call('GET /api/admin/quran/texts', { query: { grade: 4 } })).body;
    expect(texts[0]?.id).toBe(body.id);
  });

  it('stands where staff put it, if they named every text of the grade', async () => {
    const [{ agent }, pupil] = [await world.teacher(), await world.pupil({ grade: 5 })];
    const ids = (await listFor(pupil.agent)).map(({ id }) => id);
    const order = (wanted: number[]) => agent.call('PUT /api/admin/quran/order', { body: { grade: 5, ids: wanted } });
    expect((await order(ids.toReversed())).status).toBe(200);
    expect((await listFor(pupil.agent)).map(({ id }) => id)).toEqual(ids.toReversed());
    for (const wrong of [ids.slice(1), [...ids, 4], ids.with(0, ids[1] as number)])
      expect((await order(wrong)).error.fields).toHaveProperty('ids');
  });
});

describe('a pasted text', () => {
  it('that is the published one is found and shown to be the same', async () => {
    const { agent } = await world.teacher();
    const pasted = (await publishedOf(67)).map(({ ayah, text }) => `${text} ﴿${ayah}﴾`).join('\n');
    const { body } = await compare(agent, pasted);
    expect(body.isSame).toBe(true);
    expect(body.passage).toMatchObject({ surah: 67, surahName: 'الملك', fromAyah: 1, toAyah: 30 });
  });

  it('shows each word that differs, and stores nothing', async () => {
    const { agent } = await world.teacher();
    const [first] = await publishedOf(112);
    const { body } = await compare(agent, (first?.text ?? '').replace('\u064f', ''));
    expect(body.isSame).toBe(false);
    expect(body.differences.filter(({ kind }) => kind !== 'same')).toMatchObject([{ kind: 'changed' }]);
    expect(await auditLines(world, 'quran_text_added')).toEqual([]);
  });

  it.each(['هذا كلام من عند الناس لا من المصحف', '١٢٣', 'x'.repeat(300)])('such as %j is not found', async (pasted) => {
    const { agent } = await world.teacher();
    const answer = await compare(agent, pasted);
    expect([answer.status, answer.error.code]).toEqual([422, 'pasted_text_unknown']);
  });
});

describe('a change', () => {
  it('is heard by the pupils of the grade and by staff', async () => {
    const { agent } = await world.teacher();
    const news: unknown[] = [];
    world.deps.live.listen(({ to, topic }) => news.push([to, topic]));
    await change(agent, 6, { title: 'الملك', isActive: true, isFocused: true });
    expect(news).toEqual([
      [{ grade: 5 }, 'quran'],
      ['staff', 'quran'],
    ]);
  });
});

describe('verses to look at', () => {
  it('are as published, with the basmala that heads them', async () => {
    const { agent } = await world.teacher();
    const look = (query: { surah: number; fromAyah: number; toAyah: number }) =>
      agent.call('GET /api/admin/quran/verses', { query });
    const { body } = await look({ surah: 2, fromAyah: 255, toAyah: 257 });
    expect(body.verses).toEqual((await publishedOf(2)).slice(254, 257).map(({ ayah, text }) => ({ ayah, text })));
    expect(body.basmala).toBeNull();
    expect((await look({ surah: 9, fromAyah: 1, toAyah: 2 })).body.basmala).toBeNull();
    expect((await look({ surah: 2, fromAyah: 280, toAyah: 287 })).status).toBe(400);
    expect((await look({ surah: 3, fromAyah: 200, toAyah: 201 })).error.code).toBe('verses_not_found');
  });

  it('are read by a pupil under the name that a source has for them, and all or none', async () => {
    const { agent } = await world.pupil({ grade: 4 });
    const named = (surahName: string, fromAyah: number, toAyah: number) =>
      agent.call('GET /api/student/quran/verses', { query: { surahName, fromAyah, toAyah } });
    const { body } = await named('الإخلاص', 2, 3);
    const published = (await publishedOf(112)).slice(1, 3).map(({ ayah, text }) => ({ ayah, text }));
    expect(body).toMatchObject({ surah: 112, surahName: 'الإخلاص', basmala: null, verses: published });
    for (const [surahName, from, to] of [
      ['الأخلاص', 1, 1],
      ['الإخلاص', 4, 5],
      ['الإخلاص', 3, 2],
    ] as const) {
      const { status, error } = await named(surahName, from, to);
      expect([status, error.code]).toEqual([404, 'verses_not_found']);
    }
  });

  it('can be chosen from 114 surahs', async () => {
    const { agent } = await world.teacher();
    const { surahs } = (await agent.call('GET /api/admin/quran/surahs')).body;
    expect(surahs).toHaveLength(114);
    expect(surahs[1]).toEqual({ surah: 2, name: 'البقرة', verses: 286 });
  });
});
