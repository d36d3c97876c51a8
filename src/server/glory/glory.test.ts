import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_STUDENT_ID } from '#domain/access/actors';
import { REGULAR_LESSONS } from '#domain/glory/boards';
import type { Grade } from '#domain/roster/grades';
import { checkLedger, moveLines } from '#server/ledger/service';
import { auditLines } from '#tests/audit';
import { heldSession } from '#tests/class-sessions';
import { cellsOf, madeExam, publish, RIGHT, typeCells } from '#tests/exams';
import { secondsLater } from '#tests/rewards';
import { startWorld, type World } from '#tests/world';
import type { GloryBoards, GloryWall, OwnGlory } from '#wire/glory';

let world: World;
let staff: Awaited<ReturnType<World['teacher']>>;
beforeEach(async () => {
  world = await startWorld();
  staff = await world.teacher();
});
afterEach(() => world.close());

type Pupil = Awaited<ReturnType<World['pupil']>>;

const WEEK = 7 * 24 * 3600;

const give = (studentId: number, points: number, coins = 0, reason: 'adjustment' | 'purchase' = 'adjustment') =>
  world.deps.db
    .transaction()
    .execute((trx) =>
      moveLines(trx, world.deps.clock(), studentId, [
        { studentId, amounts: { points, coins }, reason, cause: randomUUID() },
      ]),
    );

/** A moment later, as boards may be a second old. */
const look = async ({ agent }: Pick<Pupil, 'agent'>): Promise<GloryBoards & { own: OwnGlory }> => {
  world.forward(1);
  const { body } = await agent.call('GET /api/student/glory');
  return body;
};

const wall = async (): Promise<GloryWall> => {
  world.forward(1);
  return (await staff.agent.call('GET /api/admin/glory')).body;
};

const namesOn = ({ rows }: { rows: readonly { place: number; name: string; value: number }[] }) =>
  rows.map(({ place, name, value }) => [place, name, value]);

const leaveOut = (studentId: number, isLeftOut = true) =>
  staff.agent.call('PUT /api/admin/glory/left-out/:studentId', { params: { studentId }, body: { isLeftOut } });

const topOnly = (board: string, isTopOnly = true) =>
  staff.agent.call('PUT /api/admin/glory/boards/:board', { params: { board }, body: { topOnly: isTopOnly } });

const sixPupils = async (): Promise<Pupil[]> => {
  const pupils: Pupil[] = [];
  for (const [at, name] of ['أحمد', 'بدر', 'تركي', 'ثامر', 'جواد', 'حاتم'].entries()) {
    const pupil = await world.pupil({ name: `${name} العمران` });
    await give(pupil.id, 100 - at * 10);
    pupils.push(pupil);
  }
  return pupils;
};

it('boards are the same ones for whoever asks within half a second, and then new ones', async () => {
  const [first, second] = (await sixPupils()) as [Pupil, Pupil];
  const before = await look(first);
  await give(first.id, 50);
  world.forward(0.4);
  const ask = async ({ agent }: Pupil): Promise<GloryBoards> => (await agent.call('GET /api/student/glory')).body;
  expect((await ask(second)).asOf).toBe(before.asOf);
  world.forward(0.1);
  expect((await ask(second)).week.points.rows[0]?.value).toBe(150);
});

it('the wall has the names of all who share a first place, beyond the rows of a board', async () => {
  const six = await sixPupils();
  for (const [at, { id }] of six.slice(1).entries()) await give(id, (at + 1) * 10);
  const { points } = (await wall()).all;
  expect([points.rows.length, points.more]).toEqual([5, 1]);
  expect(points.firsts.map(({ name }) => name).toSorted()).toEqual(['أحمد', 'بدر', 'تركي', 'ثامر', 'جواد', 'حاتم']);
  await leaveOut((six[0] as Pupil).id);
  await give((six[5] as Pupil).id, 1);
  expect((await wall()).all.points.firsts).toEqual([{ name: 'حاتم', grade: 4 }]);
  expect((await look(six[1] as Pupil)).all.points).not.toHaveProperty('firsts');
});

describe('what a pupil sees of others', () => {
  it('is a first name, a grade, a place and what is counted: no id, no family, no row of anybody else', async () => {
    const pupils = await sixPupils();
    const glory = await look(pupils[5] as Pupil);
    const text = JSON.stringify(glory);
    for (const { id } of pupils) expect(text).not.toContain(String(id));
    expect(text).not.toContain('العمران');
    for (const row of glory.week.points.rows) expect(Object.keys(row)).toEqual(['place', 'name', 'grade', 'value']);
    expect(namesOn(glory.week.points)).toEqual([
      [1, 'أحمد', 100],
      [2, 'بدر', 90],
      [3, 'تركي', 80],
      [4, 'ثامر', 70],
      [5, 'جواد', 60],
    ]);
  });

  it('is the neighbours and the distance where the pupil is further down, and only the own row where not', async () => {
    const pupils = await sixPupils();
    const last = await world.pupil({ name: 'خالد العمران' });
    await give(last.id, 20);
    const { own } = await look(pupils[5] as Pupil);
    expect(own.week.points).toEqual({
      place: 6,
      value: 50,
      row: null,
      above: { name: 'جواد', grade: 4, value: 60, distance: 10 },
      below: { name: 'خالد', grade: 4, value: 20 },
    });
    const { own: second } = await look(pupils[1] as Pupil);
    expect(second.week.points).toEqual({ place: 2, value: 90, row: 1, above: null, below: null });
    const newcomer = await world.pupil();
    const { own: none } = await look(newcomer);
    expect(none.week.points).toMatchObject({
      place: null,
      value: 0,
      above: { name: 'خالد', distance: 20 },
      below: null,
    });
  });

  it('is the whole first name where it is of two words', async () => {
    const [first, second] = [
      await world.pupil({ name: 'عبد الله سعد الغامدي' }),
      await world.pupil({ name: 'نور الدين علي' }),
    ];
    await give(first.id, 30);
    await give(second.id, 20);
    const { own, all } = await look(second);
    expect(own.firstName).toBe('نور الدين');
    expect(namesOn(all.points).map(([, name]) => name)).toEqual(['عبد الله', 'نور الدين']);
  });

  it('names the family’s letter where two of a grade share a first name', async () => {
    for (const name of ['سالم بن علي القحطاني', 'سالم بن علي الزهراني'])
      await give((await world.pupil({ name })).id, 5);
    expect(namesOn((await wall()).all.points).map(([, name]) => name)).toEqual(['سالم ق.', 'سالم ز.']);
  });
});

describe('who counts', () => {
  it('nobody who was left out: on no board, in nobody’s neighbourhood, and with the own card', async () => {
    const [first, second, ...others] = (await sixPupils()) as [Pupil, Pupil, ...Pupil[]];
    for (let period = 1; period <= REGULAR_LESSONS; period += 1)
      await heldSession(world, {
        day: '2026-02-01',
        period,
        helped: [{ studentId: first.id, positive: 4, negative: 0, rating: 5 }],
        attended: [[first.id, 'present']],
      });
    expect(JSON.stringify(await wall())).toContain('أحمد');
    await leaveOut(first.id);
    // At once, without waiting for a second.
    expect(JSON.stringify((await staff.agent.call('GET /api/admin/glory')).body)).not.toContain('أحمد');
    for (const pupil of [second, ...others]) expect(JSON.stringify(await look(pupil))).not.toContain('أحمد');
    const { own, week } = await look(first);
    expect(own).toMatchObject({ firstName: 'أحمد', points: 100, isLeftOut: true, rank: { place: 1, of: 6 } });
    expect([own.week.points, own.all.wealth, own.doors.improved]).toEqual([null, null, null]);
    expect(week.points.rows[0]).toMatchObject({ place: 1, name: 'بدر' });
    await leaveOut(first.id, false);
    expect((await look(first)).own.week.points).toMatchObject({ place: 1, row: 0 });
  });

  it('neither the archived nor the try-out pupil', async () => {
    const [first, second] = (await sixPupils()) as [Pupil, Pupil];
    await give(DEMO_STUDENT_ID, 500, 500);
    const admin = await world.admin();
    await admin.agent.call('POST /api/admin/students/:studentId/archive', { params: { studentId: first.id } });
    const glory = await look(second);
    expect(glory.own.week.points).toMatchObject({ place: 1, row: 0 });
    for (const board of [glory.week.points, glory.all.points, glory.all.wealth, glory.doors.improved])
      expect(board.rows.map(({ value }) => value).filter((value) => value > 90)).toEqual([]);
  });
});

describe('periods', () => {
  it('a week and a month have their own, and their champions stay', async () => {
    const [first, second] = (await sixPupils()) as [Pupil, Pupil];
    await secondsLater(world, WEEK, first, second, staff);
    await give(second.id, 30);
    const glory = await look(second);
    expect(glory.weekDays).toEqual({ first: '2026-02-08', last: '2026-02-14' });
    expect(glory.monthDays).toEqual({ first: '2026-02-01', last: '2026-02-28' });
    expect(namesOn(glory.week.points)).toEqual([[1, 'بدر', 30]]);
    expect(namesOn(glory.month.points).slice(0, 2)).toEqual([
      [1, 'بدر', 120],
      [2, 'أحمد', 100],
    ]);
    expect(glory.champions.weeks).toEqual([
      { first: '2026-02-01', last: '2026-02-07', value: 100, names: [{ name: 'أحمد', grade: 4 }] },
    ]);
    await secondsLater(world, 4 * WEEK, staff);
    expect((await wall()).champions.months).toMatchObject([
      { first: '2026-02-01', value: 120, names: [{ name: 'بدر' }] },
    ]);
  });

  it('what is bought or taken back counts as the ledger says: a purchase not, a correction with its sign', async () => {
    const pupil = await world.pupil({ name: 'بدر' });
    await give(pupil.id, 45, 20);
    await give(pupil.id, -20, -15, 'purchase');
    await give(pupil.id, -8, 0);
    const { week, all } = await look(pupil);
    expect(week.points.rows[0]?.value).toBe(37);
    expect(week.wealth.rows[0]?.value).toBe(20 + 3);
    expect(all.points.rows[0]?.value).toBe(17);
    expect(all.wealth.rows[0]?.value).toBe(5 + 1);
  });

  it('most improved is who earned more than the week before, and nobody who earned less', async () => {
    const [first, second, third] = (await sixPupils()) as [Pupil, Pupil, Pupil];
    await secondsLater(world, WEEK, first, second, third, staff);
    await give(first.id, 40);
    await give(second.id, 130);
    await give(third.id, 90);
    const glory = await look(first);
    expect(namesOn(glory.doors.improved)).toEqual([
      [1, 'بدر', 40],
      [2, 'تركي', 10],
    ]);
    expect(glory.own.doors.improved).toMatchObject({ place: null, value: -60 });
  });

  it('a line that comes late, after the first of the next week, is counted where it belongs', async () => {
    const pupil = await world.pupil();
    await give(pupil.id, 10);
    world.forward(WEEK);
    await give(pupil.id, 25);
    world.forward(-WEEK);
    await give(pupil.id, 5);
    await secondsLater(world, WEEK, staff);
    expect((await wall()).doors.improved.rows.map(({ value }) => value)).toEqual([10]);
    expect(await checkLedger(world.deps.db)).toEqual([]);
  });

  it('what was earned in a week or month is what its lines say, or the check of the ledger names it', async () => {
    const [first] = (await sixPupils()) as [Pupil];
    await give(first.id, -5, 12, 'purchase').catch(() => undefined);
    world.forward(5 * WEEK);
    await give(first.id, 7, 3);
    expect(await checkLedger(world.deps.db)).toEqual([]);
    await world.deps.db.deleteFrom('period_points').execute();
    expect(await checkLedger(world.deps.db)).not.toEqual([]);
  });

  it('boards are read again after a second, and not before', async () => {
    const pupil = await world.pupil({ name: 'بدر' });
    const before = await look(pupil);
    await give(pupil.id, 5);
    const { body: same } = await pupil.agent.call('GET /api/student/glory');
    expect([same.asOf, same.week.points.rows]).toEqual([before.asOf, []]);
    expect((await look(pupil)).week.points.rows).toHaveLength(1);
  });
});

describe('the lessons', () => {
  it('helpers by rating, the generous by marks given, the helpful by both, each in its period', async () => {
    const [first, second, third] = (await sixPupils()) as [Pupil, Pupil, Pupil];
    await heldSession(world, {
      day: '2026-01-25',
      helped: [
        { studentId: first.id, positive: 9, negative: 1, rating: 5 },
        { studentId: null, positive: 50, negative: 0 },
      ],
    });
    await heldSession(world, {
      day: '2026-02-01',
      helped: [
        { studentId: first.id, positive: 2, negative: 0, rating: 4 },
        { studentId: second.id, positive: 3, negative: 3, rating: 5 },
        { studentId: third.id, positive: 0, negative: 1, rating: 4 },
      ],
    });
    const { week, all, doors, own } = await look(third);
    expect(namesOn(week.helpers)).toEqual([
      [1, 'بدر', 500],
      [2, 'أحمد', 400],
      [2, 'تركي', 400],
    ]);
    expect(namesOn(all.helpers).map(([, , value]) => value)).toEqual([500, 450, 400]);
    expect(namesOn(all.generous)).toEqual([
      [1, 'أحمد', 11],
      [2, 'بدر', 3],
    ]);
    expect(namesOn(week.generous)[0]).toEqual([1, 'بدر', 3]);
    expect(namesOn(doors.helpful)[0]).toEqual([1, 'أحمد', 9]);
    expect(own.all.generous).toMatchObject({ place: null, above: { name: 'بدر', distance: 3 } });
  });

  it('classes by the average of their sessions, with the best and its day', async () => {
    const marks = (positive: number, negative: number) => [{ studentId: null, positive, negative }];
    await heldSession(world, { day: '2026-01-25', helped: marks(9, 1) });
    await heldSession(world, { day: '2026-02-01', helped: marks(7, 3) });
    await heldSession(world, { day: '2026-02-01', grade: 5, helped: marks(1, 0) });
    const { week, all } = await wall();
    expect(all.classes).toEqual([
      { grade: 4, place: 1, value: 80, sessions: 2, best: 90, bestDay: '2026-01-25' },
      { grade: 5, place: null, value: 100, sessions: 1, best: 100, bestDay: '2026-02-01' },
    ]);
    expect(week.classes.map(({ grade, place }) => [grade, place])).toEqual([
      [4, null],
      [5, null],
    ]);
  });

  it('most regular is who came, late or not; an excuse counts neither way', async () => {
    const [first, second, third] = (await sixPupils()) as [Pupil, Pupil, Pupil];
    for (let period = 1; period <= REGULAR_LESSONS; period += 1)
      await heldSession(world, {
        day: '2026-02-01',
        period,
        attended: [
          [first.id, period === 1 ? 'absent' : 'present'],
          [second.id, period === 1 ? 'late' : 'present'],
          [third.id, period === 1 ? 'excused' : 'present'],
        ],
      });
    expect(namesOn((await wall()).doors.regular)).toEqual([
      [1, 'بدر', 100],
      [2, 'أحمد', 80],
    ]);
  });

  it('exams by the share of full marks in the latest of each grade', async () => {
    const pupils = await sixPupils();
    const examId = await madeExam(staff);
    for (const [at, { id }] of pupils.slice(0, 4).entries())
      await typeCells(staff, examId, cellsOf(id, at === 0 ? RIGHT.with(0, 2) : RIGHT));
    expect((await wall()).all.exams).toEqual([]);
    await publish(staff, examId);
    const row = { grade: 4, place: 1, value: 75, day: '2026-02-01', papers: 4, perfect: 3 };
    const { week, month, all } = await wall();
    expect([week.exams, month.exams, all.exams]).toEqual([[row], [row], [row]]);
    await secondsLater(world, WEEK, staff);
    expect((await wall()).week.exams).toEqual([]);
  });

  it('grade against grade by what each pupil earned', async () => {
    const earn = async (grade: Grade, points: readonly number[]) => {
      for (const each of points) await give((await world.pupil({ grade })).id, each);
    };
    await earn(4, [10, 20, 30]);
    await earn(5, [25, 25, 1]);
    await earn(6, [90]);
    expect((await wall()).doors.grades).toEqual([
      { grade: 4, pupils: 3, value: 20, place: 1 },
      { grade: 5, pupils: 3, value: 17, place: 2 },
      { grade: 6, pupils: 1, value: 90, place: null },
    ]);
  });
});

describe('what staff set', () => {
  it('a board can show its top only: nobody’s own place, and the same five', async () => {
    const pupils = await sixPupils();
    await topOnly('points');
    const { own, week } = await look(pupils[5] as Pupil);
    expect([own.week.points, own.all.points]).toEqual([null, null]);
    expect(own.week.wealth).toMatchObject({ place: 6 });
    expect(week.points.rows).toHaveLength(5);
    await topOnly('points', false);
    expect((await look(pupils[5] as Pupil)).own.week.points).toMatchObject({ place: 6 });
  });

  it('is written down once, however often it is sent', async () => {
    const pupil = await world.pupil();
    for (let sent = 0; sent < 2; sent += 1) {
      await topOnly('helpers');
      await leaveOut(pupil.id);
    }
    await leaveOut(pupil.id, false);
    await leaveOut(pupil.id, false);
    const logged = await Promise.all(
      (['glory_board_changed', 'glory_pupil_left_out', 'glory_pupil_back'] as const).map((action) =>
        auditLines(world, action),
      ),
    );
    expect(logged.map((lines) => lines.map(({ subjectName }) => subjectName))).toEqual([
      [null],
      [pupil.name],
      [pupil.name],
    ]);
    const { body } = await staff.agent.call('GET /api/admin/glory/settings');
    expect(body).toEqual({ topOnly: ['helpers'], leftOut: [] });
    expect((await leaveOut(424_242)).error.code).toBe('student_not_found');
    expect((await topOnly('praise')).error.code).toBe('validation');
  });
});
