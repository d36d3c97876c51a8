import Papa from 'papaparse';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AUDIT_ACTIONS, type AuditAction } from '#domain/vocabulary';
import { WORDS } from '#server/domains';
import { inChunks } from '#server/platform/db/in-chunks';
import type { Agent } from '#tests/agent';
import { startWorld, type World } from '#tests/world';
import { makeSay, presentEntry } from './present.ts';
import { exportAudit, readAudit } from './service.ts';

const say = makeSay(WORDS.audit);

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const read = (agent: Agent, query: Record<string, string | number> = {}) =>
  agent.call('GET /api/admin/audit', { query });
const csv = async (agent: Agent, query: Record<string, string> = {}) =>
  agent.call('GET /api/admin/audit.csv', { query });
const rowsOf = (text: string): string[][] =>
  Papa.parse<string[]>(text.replace(/^\ufeff/u, ''), { skipEmptyLines: true }).data;

describe('the audit log', () => {
  it('is closed to pupils and open to teachers', async () => {
    const [pupil, teacher] = [await world.pupil(), await world.teacher()];
    for (const answer of [await read(pupil.agent), await csv(pupil.agent)]) expect(answer.status).toBe(403);
    expect((await read(teacher.agent)).status).toBe(200);
  });

  it('has no route that writes to it; one says that a break in it is known', () => {
    const writes = world.app.declaredRoutes.filter(
      (route) => route.url.includes('audit') && !['GET', 'HEAD'].includes(route.method),
    );
    expect(writes.map(({ url }) => url)).toEqual(['/api/admin/audit/breaks/:id/accept']);
  });

  it('says who did what, on whom and when, with before and after, newest first', async () => {
    const [teacher, student] = [await world.teacher(), await world.student({ name: 'ياسر بن فهد' })];
    world.forward(3600);
    await teacher.agent.call('PATCH /api/admin/students/:studentId', {
      params: { studentId: student.id },
      body: { grade: 6 },
    });
    const [entry, next] = (await read(teacher.agent)).body.entries;
    expect(entry).toMatchObject({
      at: world.deps.clock().toISOString(),
      actor: teacher.name,
      action: 'student_edited',
      tableName: 'students',
      recordId: String(student.id),
      subject: 'ياسر بن فهد',
    });
    expect(entry).toMatchObject({ text: 'تعديل بيانات طالب', tone: 'plain' });
    expect(entry?.differences).toEqual([{ label: 'الصف', before: 'الصف الرابع', after: 'الصف السادس' }]);
    expect(next?.id).toBeLessThan(entry?.id ?? 0);
  });

  it('can be narrowed to one action', async () => {
    const { agent } = await world.teacher();
    await world.student();
    const { entries } = (await read(agent, { action: 'student_added' })).body;
    expect(entries.map((entry) => entry.action)).toEqual(['student_added']);
    expect((await read(agent, { action: 'everything' })).status).toBe(400);
  });

  it('can be narrowed to days of the school, the first and the last with it', async () => {
    const { agent } = await world.teacher();
    const at = (iso: string) => ({
      at: iso,
      actorName: 'سالم',
      tableName: 'students',
      action: 'student_added' as const,
    });
    // The school's day begins at nine in the evening of UTC.
    const [before, first, last, after] = [
      '2026-01-09T20:59:59.999Z',
      '2026-01-09T21:00:00.000Z',
      '2026-01-11T20:59:59.999Z',
      '2026-01-11T21:00:00.000Z',
    ];
    await world.deps.db.insertInto('audit_log').values([before, first, last, after].map(at)).execute();
    const times = async (query: Record<string, string>) =>
      (await read(agent, { action: 'student_added', ...query })).body.entries.map((entry) => entry.at);
    expect(await times({ from: '2026-01-10', to: '2026-01-11' })).toEqual([last, first]);
    expect(await times({ from: '2026-01-12' })).toEqual([after]);
    expect(await times({ to: '2026-01-09' })).toEqual([before]);
    const file = rowsOf((await csv(agent, { action: 'student_added', from: '2026-01-10', to: '2026-01-11' })).text);
    expect(file).toHaveLength(3);
    for (const day of ['2026-02-30', 'yesterday', '9999-12-31', '0001-01-01'])
      expect((await read(agent, { to: day })).status).toBe(400);
  });

  it('says what it can be narrowed to, and every action in Arabic', async () => {
    const { agent } = await world.teacher();
    const { actions } = (await agent.call('GET /api/admin/audit/actions')).body;
    expect(actions.map(({ action }) => action)).toEqual(AUDIT_ACTIONS);
    expect(actions.filter(({ text }) => !/^[\u0600-\u06ff\s]+$/u.test(text))).toEqual([]);
  });

  it('shows what a newer process wrote as it is', async () => {
    const { agent } = await world.teacher();
    const line = { at: world.deps.clock().toISOString(), actorName: 'سالم', tableName: 'exams' };
    await world.deps.db
      .insertInto('audit_log')
      .values({ ...line, action: 'exam_moved' as AuditAction, details: '{"room":"٧"}' })
      .execute();
    const [shown] = await readAudit(world.deps, {}).then(({ rows }) => rows.map((row) => presentEntry(say, row)));
    expect(shown).toMatchObject({ text: 'exam_moved', tone: 'plain', differences: [{ label: 'room', after: '٧' }] });
    expect((await csv(agent)).text).toContain('exam_moved');
  });

  it('finds a person by part of the name and a try by its e-mail, in capitals as well', async () => {
    const { agent } = await world.teacher();
    await world.student({ name: 'ريان بن طلال' });
    await world.nobody().call('POST /api/login/staff', { body: { email: 'thief@evil.example', password: 'x' } });
    const found = async (search: string) => (await read(agent, { search })).body.entries.map((entry) => entry.action);
    expect(await found('طلال')).toEqual(['student_added']);
    expect(await found('thief@evil')).toEqual(['staff_login_failed']);
    expect(await found('THIEF')).toEqual(['staff_login_failed']);
    expect(await found('لا أحد')).toEqual([]);
  });

  it.each(['%', '_', '\\', '%%%'])('searches for %j as it is written', async (search) => {
    const { agent } = await world.teacher();
    await world.student({ name: 'ريان بن طلال' });
    expect((await read(agent, { search })).body.entries).toEqual([]);
    expect((await agent.call('GET /api/admin/students', { query: { search } })).body.students).toEqual([]);
  });

  it.each(['\u0000', "'", '"; drop table audit_log; --'])('takes the search %j without harm', async (search) => {
    const { agent } = await world.teacher();
    expect((await read(agent, { search })).status).toBeLessThan(500);
    expect((await csv(agent, { search })).status).toBeLessThan(500);
    expect((await agent.call('GET /api/admin/students', { query: { search } })).status).toBeLessThan(500);
    expect((await read(agent)).body.entries.length).toBeGreaterThan(0);
  });

  it('comes in pages of 50 without a gap or a repeat', async () => {
    const { agent } = await world.teacher();
    for (let n = 0; n < 60; n += 1) await world.student();
    const first = (await read(agent)).body;
    expect(first.entries).toHaveLength(50);
    const second = (await read(agent, { before: first.nextBefore ?? 0 })).body;
    expect(second.nextBefore).toBeNull();
    const ids = [...first.entries, ...second.entries].map((entry) => entry.id);
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a));
    expect(ids.length).toBeGreaterThan(60);
  });

  it('refuses a page position that no entry can have', async () => {
    const { agent } = await world.teacher();
    for (const before of [0, -5, 99_999_999_999]) expect((await read(agent, { before })).status).toBe(400);
  });
});

describe('the audit log as a spreadsheet', () => {
  it('opens in Excel as Arabic and says itself that it was exported', async () => {
    const { agent, name } = await world.teacher();
    await world.student({ name: 'ريان بن طلال' });
    const answer = await csv(agent);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="himma-audit.csv"',
    });
    expect(answer.text.startsWith('\ufeff')).toBe(true);
    const [header, newest] = rowsOf(answer.text);
    expect(header).toEqual(['الوقت', 'من', 'الإجراء', 'بشأن من', 'التفاصيل', 'قبل', 'بعد']);
    expect(newest?.slice(1, 3)).toEqual([name, 'تصدير سجل المتابعة']);
    expect(answer.text).toContain('إضافة طالب');
  });

  it('has only what the filter lets through', async () => {
    const { agent } = await world.teacher();
    await world.student({ name: 'ريان بن طلال' });
    await world.student({ name: 'وليد بن سامي' });
    expect(rowsOf((await csv(agent, { action: 'student_added' })).text)).toHaveLength(3);
    expect(rowsOf((await csv(agent, { search: 'وليد' })).text)).toHaveLength(2);
  });

  it('of many lines has each once, newest first, and reads no more of them than were asked for', async () => {
    const { agent, actor } = await world.teacher();
    const line = {
      staffId: null,
      actorName: 'آلي',
      tableName: 'students',
      action: 'student_added',
      at: '2026-01-01T00:00:00.000Z',
    } as const;
    const names = Array.from({ length: 2100 }, (_, place) => `سطر ${place}`);
    await inChunks(names, (some) =>
      world.deps.db
        .insertInto('audit_log')
        .values(some.map((subjectName) => ({ ...line, subjectName })))
        .execute(),
    );
    const saved = rowsOf((await csv(agent, { search: 'سطر' })).text).slice(1);
    expect(saved.map((row) => row[3])).toEqual(names.toReversed());

    const pages = await exportAudit(world.deps, actor, {});
    const { value } = await pages.next();
    expect(value).toHaveLength(1000);
    await world.deps.db.deleteFrom('audit_log').execute();
    expect(await pages.next()).toEqual({ done: true, value: undefined });
  });

  it.each(['=HYPERLINK("http://evil.example")', '+1', '-1', '@SUM(A1)'])(
    'runs no formula from the name %j',
    async (name) => {
      const { agent } = await world.teacher();
      await world.student({ name });
      const [, row] = rowsOf((await csv(agent, { action: 'student_added' })).text);
      expect(row?.[3]).toBe(`'${name}`);
    },
  );
});
