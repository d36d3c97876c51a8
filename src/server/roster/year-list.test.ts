import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_STUDENT_ID } from '#domain/access/actors';
import type { Agent } from '#tests/agent';
import { auditLines } from '#tests/audit';
import { startWorld, type World } from '#tests/world';

const HEADER = ['الاسم', 'الصف', 'الشعبة', 'رقم الهوية'];
const NUMBER = '1058529940';

let world: World;
let admin: Awaited<ReturnType<World['admin']>>;
beforeEach(async () => {
  world = await startWorld();
  admin = await world.admin();
});
afterEach(() => world.close());

type Rows = readonly (readonly string[])[];
interface Wish {
  readonly seen?: string;
  readonly requestKey?: string;
  readonly choices?: object[];
}

const preview = (rows: Rows, { choices }: Wish = {}, agent: Agent = admin.agent) =>
  agent.call('POST /api/admin/promotion/list/preview', { body: { rows: [HEADER, ...rows], choices } });
const take = (rows: Rows, { seen = '', requestKey = randomUUID(), choices }: Wish, agent: Agent = admin.agent) =>
  agent.call('POST /api/admin/promotion/list', { body: { rows: [HEADER, ...rows], seen, requestKey, choices } });
/** As it was seen a moment ago. */
const taken = async (rows: Rows, wish: Wish = {}) =>
  take(rows, { ...wish, seen: (await preview(rows, wish)).body.seen });

const roster = () =>
  world.deps.db
    .selectFrom('students')
    .select(['id', 'name', 'grade', 'classId', 'archivedAt', 'points', 'balance'])
    .where('id', '<>', DEMO_STUDENT_ID)
    .orderBy('id')
    .execute();

const school = async () => ({
  up: await world.pupil({ name: 'سالم راشد العتيبي', grade: 4 }),
  stays: await world.pupil({ name: 'ياسر حمد النفيعي', grade: 4 }),
  gone: await world.pupil({ name: 'وليد فهد المطيري', grade: 5 }),
  graduate: await world.pupil({ name: 'نايف سعود الشمري', grade: 6 }),
});
const YEAR: Rows = [
  ['سالم راشد العتيبي', '5', 'ب', ''],
  ['ياسر حمد النفيعي', '4', '', ''],
  ['خالد عمر الحربي', '6', 'أ', NUMBER],
];

describe('the list of a new year', () => {
  it('is neither looked at nor carried out by a teacher, a pupil or nobody', async () => {
    const { up } = await school();
    const before = await roster();
    const { seen } = (await preview(YEAR)).body;
    for (const agent of [(await world.teacher()).agent, up.agent, world.nobody()]) {
      expect([401, 403]).toContain((await preview(YEAR, {}, agent)).status);
      expect([401, 403]).toContain((await take(YEAR, { seen }, agent)).status);
    }
    expect(await roster()).toEqual(before);
  });

  it('shows who moves, stays, graduates, left and is new, and changes nothing', async () => {
    const { stays, gone, graduate } = await school();
    const before = await roster();
    const { body } = await preview(YEAR);
    expect(body).toMatchObject({
      up: [
        { from: 4, students: 1 },
        { from: 5, students: 0 },
        { from: 6, students: 0 },
      ],
      staying: [{ studentId: stays.id }],
      jumping: [],
      graduating: [{ studentId: graduate.id, grade: 6 }],
      leaving: [{ studentId: gone.id, name: gone.name, grade: 5 }],
      additions: [{ name: 'خالد عمر الحربي', nationalNumber: '•••••••940' }],
      ...{ untouched: 0, isStrange: false, isSameYear: false, errors: [] },
    });
    expect(await roster()).toEqual(before);
  });

  it('is carried out as one act: leavers are archived and out, and nobody loses anything', async () => {
    const { up, stays, gone, graduate } = await school();
    await world.deps.db.updateTable('students').set({ points: 7, balance: 3 }).execute();
    expect((await taken(YEAR)).body).toEqual({ moved: 1, stayed: 1, left: 2, added: 1 });
    const at = world.deps.clock().toISOString();
    const kept = { points: 7, balance: 3 };
    expect(await roster()).toMatchObject([
      { id: up.id, grade: 5, classId: 'ب', archivedAt: null, ...kept },
      { id: stays.id, grade: 4, archivedAt: null, ...kept },
      { id: gone.id, grade: 5, archivedAt: at, ...kept },
      { id: graduate.id, grade: 6, archivedAt: at, ...kept },
      { name: 'خالد عمر الحربي', grade: 6, classId: 'أ', archivedAt: null },
    ]);
    expect((await up.agent.call('GET /api/session')).body).toMatchObject({ grade: 5 });
    for (const { agent } of [gone, graduate])
      expect((await agent.call('GET /api/session')).error.code).toBe('session_expired');
    const [line, another] = await auditLines(world, 'year_list_taken');
    expect(another).toBeUndefined();
    expect(line).toMatchObject({ staffId: admin.id });
    for (const name of [gone.name, graduate.name, 'خالد عمر الحربي']) expect(line?.details).toContain(name);
    expect(JSON.stringify(line)).not.toContain(NUMBER);
    expect((await preview(YEAR)).body).toMatchObject({ additions: [], leaving: [], graduating: [], changes: [] });
  });

  it('sent again under its key is done once, and answers the same', async () => {
    await school();
    const { seen } = (await preview(YEAR)).body;
    const requestKey = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => take(YEAR, { seen, requestKey })));
    for (const { status, body } of answers)
      expect([status, body]).toEqual([200, { moved: 1, stayed: 1, left: 2, added: 1 }]);
    expect(await auditLines(world, 'year_list_taken')).toHaveLength(1);
    expect(await world.deps.db.selectFrom('promotions').select('id').execute()).toHaveLength(1);
    expect((await take(YEAR, { seen: 'another', requestKey })).error.code).toBe('request_key_reused');
  });

  it.each(['a pupil is edited', 'a pupil comes', 'a pupil is archived', 'a number is written'])(
    'is refused where %s since it was looked at',
    async (what) => {
      const { up } = await school();
      const { seen } = (await preview(YEAR)).body;
      const params = { studentId: up.id };
      if (what === 'a pupil comes') await world.student({ grade: 5 });
      if (what === 'a pupil is edited')
        await admin.agent.call('PATCH /api/admin/students/:studentId', { params, body: { classId: 'ج' } });
      if (what === 'a pupil is archived')
        await admin.agent.call('POST /api/admin/students/:studentId/archive', { params });
      if (what === 'a number is written') {
        const body = { number: '2000000014' };
        await admin.agent.call('PUT /api/admin/students/:studentId/national-number', { params, body });
      }
      const before = await roster();
      const { status, error } = await take(YEAR, { seen });
      expect({ status, code: error.code }).toEqual({ status: 409, code: 'year_list_stale' });
      expect(await roster()).toEqual(before);
      expect((await taken(YEAR)).status).toBe(200);
    },
  );

  it('of two that were looked at together takes one', async () => {
    await school();
    const { seen } = (await preview(YEAR)).body;
    const answers = await Promise.all([take(YEAR, { seen }), take(YEAR, { seen })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('finds by a number who has another name, and asks of a name that is almost one', async () => {
    const { up, stays } = await school();
    const params = { studentId: up.id };
    const body = { number: NUMBER };
    await admin.agent.call('PUT /api/admin/students/:studentId/national-number', { params, body });
    const rows = [
      ['سالم راشد المطيري', '5', '', NUMBER],
      ['ياسر حمد النفيعى', '5', '', ''],
      ['خالد عمر الحربي', '4', '', ''],
    ];
    const seen = (await preview(rows)).body;
    expect(seen.likenesses).toMatchObject([{ row: 3, like: { studentId: stays.id }, is: null }]);
    expect(seen.leaving).toEqual([]);
    expect((await taken(rows)).error.code).toBe('import_needs_choices');
    const choices = [{ row: 3, studentId: stays.id, is: 'other' }];
    expect((await preview(rows, { choices })).body.leaving).toMatchObject([{ studentId: stays.id }]);
    expect((await taken(rows, { choices })).body).toEqual({ moved: 1, stayed: 0, left: 1, added: 2 });
    expect((await roster()).find(({ id }) => id === up.id)).toMatchObject({ name: 'سالم راشد المطيري', grade: 5 });
  });

  it('with an error, without a pupil or without work changes nothing', async () => {
    await school();
    const before = await roster();
    expect((await taken([['خالد', 'السابع', '', '']])).error.code).toBe('import_has_errors');
    expect((await preview([])).error.code).toBe('import_empty');
    expect((await taken([['ياسر حمد النفيعي', '4', '', '']])).error.code).toBe('promotion_nothing_to_do');
    expect(await roster()).toEqual(before);
  });

  it('says that hardly anybody of it is in the school', async () => {
    await Promise.all(Array.from({ length: 10 }, () => world.student({ grade: 4 })));
    const rows = Array.from({ length: 12 }, (_, at) => [`طالب غريب ${at}`, '5', '', '']);
    expect((await preview(rows)).body.isStrange).toBe(true);
  });

  it('can be taken back like any year change: who moved and who left, not who came', async () => {
    await school();
    const before = await roster();
    await taken(YEAR);
    const { undoable } = (await admin.agent.call('GET /api/admin/promotion')).body;
    world.forward(60);
    const undone = await admin.agent.call('POST /api/admin/promotion/undo', {
      body: { promotionId: undoable?.promotionId ?? 0 },
    });
    expect(undone.body).toEqual({ restored: 3, skipped: 0 });
    const now = await roster();
    expect(now.slice(0, 4).map(({ grade, archivedAt }) => [grade, archivedAt])).toEqual(
      before.map(({ grade, archivedAt }) => [grade, archivedAt]),
    );
    expect(now).toHaveLength(5);
  });
});
