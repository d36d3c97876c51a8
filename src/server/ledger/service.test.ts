import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger } from '#server/ledger/service';
import { auditLines } from '#tests/audit';
import { agreedPupil, sentReward } from '#tests/rewards';
import { startWorld, type World } from '#tests/world';

let world: World;
let teacher: Awaited<ReturnType<World['teacher']>>;
beforeEach(async () => {
  world = await startWorld();
  teacher = await world.teacher();
});
afterEach(() => world.close());

const adjust = (studentId: number, wish: object = {}) =>
  teacher.agent.call('POST /api/admin/ledger', {
    body: { studentId, type: 'points', amount: 10, note: 'مشاركة', requestKey: randomUUID(), ...wish },
  });
const reverse = (id: number, note = 'خطأ في الإدخال') =>
  teacher.agent.call('POST /api/admin/ledger/lines/:id/reversal', { params: { id }, body: { note } });
const ledger = async (studentId: number) =>
  (await teacher.agent.call('GET /api/admin/ledger/:studentId', { params: { studentId } })).body;

describe("a pupil's own lines", () => {
  it('are the own ones, say why, and do not name who wrote them', async () => {
    const [pupil, other] = [await agreedPupil(world), await agreedPupil(world)];
    await adjust(other.id);
    const rewardId = await sentReward(world, pupil.id, { type: 'points', amount: 7 });
    await pupil.agent.call('POST /api/student/rewards/:rewardId/claim', { params: { rewardId } });
    await adjust(pupil.id, { amount: -2, note: 'تصحيح' });
    const { body } = await pupil.agent.call('GET /api/student/ledger');
    expect(body.points).toBe(5);
    expect(body.lines).toMatchObject([
      { reason: 'adjustment', points: -2, pointsAfter: 5, note: 'تصحيح', source: null },
      { reason: 'reward', points: 7, pointsAfter: 7, note: null, source: 'practice' },
    ]);
    expect(JSON.stringify(body)).not.toContain(teacher.name);
  });

  it('are not open to another pupil by the staff road', async () => {
    const [pupil, other] = [await world.pupil(), await world.pupil()];
    const params = { studentId: other.id };
    expect((await pupil.agent.call('GET /api/admin/ledger/:studentId', { params })).status).toBe(403);
  });

  it('turn pages', async () => {
    const pupil = await agreedPupil(world);
    for (let count = 0; count < 60; count += 1) await adjust(pupil.id, { amount: 1 });
    const first = (await pupil.agent.call('GET /api/student/ledger')).body;
    const query = { before: first.nextBefore ?? 0 };
    const second = (await pupil.agent.call('GET /api/student/ledger', { query })).body;
    expect([first.lines.length, second.lines.length, second.nextBefore]).toEqual([50, 10, null]);
    expect(new Set([...first.lines, ...second.lines].map((line) => line.id)).size).toBe(60);
  });
});

describe('the place in the grade', () => {
  const placed = async ({ agent }: Awaited<ReturnType<World['pupil']>>, less: number) =>
    (await agent.call('GET /api/student/ledger/place', { query: { less } })).body;

  it('is told as it is and as it would be with some points less, equals sharing a place', async () => {
    const pupils = [];
    for (const points of [300, 200, 130, 130, 64, 10]) {
      const pupil = await world.pupil({ grade: 4 });
      await adjust(pupil.id, { amount: points });
      pupils.push(pupil);
    }
    const other = await world.pupil({ grade: 5 });
    await adjust(other.id, { amount: 500 });
    const second = pupils[1] as (typeof pupils)[number];
    expect(await placed(second, 0)).toEqual({ now: 2, after: 2 });
    expect(await placed(second, 60)).toEqual({ now: 2, after: 2 });
    expect(await placed(second, 70)).toEqual({ now: 2, after: 2 });
    expect(await placed(second, 80)).toEqual({ now: 2, after: 4 });
    expect(await placed(second, 136)).toEqual({ now: 2, after: 4 });
    expect(await placed(second, 190)).toEqual({ now: 2, after: 5 });
    expect(await placed(second, 201)).toBeNull();
    expect((await second.agent.call('GET /api/student/ledger/place', { query: { less: -1 } })).status).toBe(400);
  });
});

describe('giving and taking at once', () => {
  it('moves the balance, leaves a line with the reason, and is audited', async () => {
    const { id } = await world.student();
    await adjust(id, { type: 'coins', amount: 20 });
    await adjust(id, { type: 'coins', amount: -5, note: 'غرامة متفق عليها' });
    const { coins, lines } = await ledger(id);
    expect(coins).toBe(15);
    expect(lines.map((line) => [line.coins, line.coinsAfter, line.note, line.by])).toEqual([
      [-5, 15, 'غرامة متفق عليها', teacher.name],
      [20, 20, 'مشاركة', teacher.name],
    ]);
    expect(await auditLines(world, 'points_adjusted')).toHaveLength(2);
  });

  it.each(['points', 'coins'] as const)('never takes more %s than there are', async (type) => {
    const { id } = await world.student();
    await adjust(id, { type, amount: 9 });
    const answer = await adjust(id, { type, amount: -10 });
    expect([answer.status, answer.error.code]).toEqual([409, 'balance_too_low']);
    expect((await ledger(id))[type]).toBe(9);
  });

  it('counts once for one key, at once or later', async () => {
    const { id } = await world.student();
    const requestKey = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => adjust(id, { requestKey })));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect((await ledger(id)).points).toBe(10);
  });

  it('refuses another wish under a key that is taken', async () => {
    const [one, other] = [await world.student(), await world.student()];
    const requestKey = randomUUID();
    await adjust(one.id, { requestKey, amount: 50 });
    for (const answer of [await adjust(one.id, { requestKey, amount: 5 }), await adjust(other.id, { requestKey })])
      expect([answer.status, answer.error.code]).toEqual([409, 'request_key_reused']);
    expect([(await ledger(one.id)).points, (await ledger(other.id)).points]).toEqual([50, 0]);
  });

  it.each([{ amount: 0 }, { amount: 1001 }, { amount: 0.5 }, { note: ' ' }, { note: 'a\u0000b' }, { type: 'gold' }])(
    'refuses %j',
    async (wish) => {
      const { id } = await world.student();
      expect((await adjust(id, wish)).error.code).toBe('validation');
      expect((await ledger(id)).lines).toEqual([]);
    },
  );

  it('refuses an unknown pupil', async () => {
    expect((await adjust(424_242)).error.code).toBe('student_not_found');
  });
});

describe('a reversal', () => {
  it('is an opposite line, made once, and marks the line it reverses', async () => {
    const { id } = await world.student();
    const { body: line } = await adjust(id);
    const [first, again] = [await reverse(line.id), await reverse(line.id)];
    expect(first.body).toMatchObject({ reason: 'reversal', points: -10, pointsAfter: 0 });
    expect(again.body).toEqual(first.body);
    const { lines } = await ledger(id);
    expect(lines.map((each) => [each.reason, each.isReversed])).toEqual([
      ['reversal', false],
      ['adjustment', true],
    ]);
    expect(await auditLines(world, 'ledger_line_reversed')).toHaveLength(1);
  });

  it('is made once when two staff press at the same time', async () => {
    const { id } = await world.student();
    await adjust(id, { amount: 30 });
    const { body: line } = await adjust(id);
    const answers = await Promise.all(Array.from({ length: 6 }, () => reverse(line.id)));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect((await ledger(id)).points).toBe(30);
  });

  it('is itself final, and is refused where the points are spent', async () => {
    const { id } = await world.student();
    const { body: line } = await adjust(id);
    await adjust(id, { amount: -4 });
    expect((await reverse(line.id)).error.code).toBe('balance_too_low');
    const { body: small } = await adjust(id, { amount: 1 });
    const { body: reversal } = await reverse(small.id);
    expect((await reverse(reversal.id)).error.code).toBe('ledger_line_final');
    expect((await reverse(424_242)).error.code).toBe('ledger_line_not_found');
    expect((await ledger(id)).points).toBe(6);
  });
});

describe('the check of the whole school', () => {
  it('finds nothing in a school that went through the service', async () => {
    const pupil = await agreedPupil(world);
    await adjust(pupil.id);
    expect(await checkLedger(world.deps.db)).toEqual([]);
  });

  it.each([
    ['a balance changed past the ledger', 'update students set balance = balance + 1 where id = :id'],
    ['a line that is gone', 'delete from points_logs where student_id = :id and value = 3'],
    ['a line that was changed', 'update points_logs set value = value + 1 where student_id = :id'],
    [
      'a claim that was never paid',
      "update rewards_tracking set is_claimed = 1, claimed_at = 'x' where student_id = :id",
    ],
    ['points of a week that were changed', 'update period_points set points = points + 1 where student_id = :id'],
    ['coins of a month that were changed', 'update period_points set coins = coins + 1 where student_id = :id'],
    ['what a week is worth that was changed', 'update period_points set wealth = wealth + 1 where student_id = :id'],
    ['a gain that was changed', 'update period_points set gain = gain + 1 where student_id = :id'],
    ['a week that is gone', 'delete from period_points where student_id = :id'],
    ['a line that pays no reward there is', "update points_logs set reason = 'reward' where student_id = :id"],
  ])('finds %s', async (_, statement) => {
    const pupil = await agreedPupil(world);
    await adjust(pupil.id, { amount: 3 });
    await adjust(pupil.id, { amount: 4 });
    await sql.raw(statement.replace(':id', String(pupil.id))).execute(world.deps.db);
    expect(await checkLedger(world.deps.db)).not.toEqual([]);
  });
});
