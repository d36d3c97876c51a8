import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditLines } from '#tests/audit';
import { openContest, practised } from '#tests/practice';
import { agreedPupil, secondsLater } from '#tests/rewards';
import { startWorld, type World } from '#tests/world';

let world: World;
let teacher: Awaited<ReturnType<World['teacher']>>;
let contestId: number;
beforeEach(async () => {
  world = await startWorld();
  teacher = await world.teacher();
  contestId = await openContest(world);
});
afterEach(() => world.close());

const DAY = 24 * 60 * 60;

type Pupil = Awaited<ReturnType<World['pupil']>>;
type Kind = 'review' | 'race1' | 'race2' | 'race3';

const KINDS = {
  review: { mode: 'regular', minutes: 0 },
  race1: { mode: 'timed', minutes: 1 },
  race2: { mode: 'timed', minutes: 2 },
  race3: { mode: 'timed', minutes: 3 },
} as const;

const best = (pupil: Pupil, kind: Kind, score: number, accuracy: number, contest = contestId) =>
  practised(world, pupil, contest, { ...KINDS[kind], score, accuracy });

const endAndClose = async (winners: readonly number[], ...people: Pupil[]) => {
  await secondsLater(world, 2 * DAY, teacher, ...people);
  const { status } = await teacher.agent.call('POST /api/admin/contests/:id/close', {
    params: { id: contestId },
    body: { winners },
  });
  expect(status).toBe(200);
};

const sharesOf = async ({ agent }: Pupil) => (await agent.call('GET /api/student/practice-results')).body.shares;
const sendShare = ({ agent }: Pupil, id = contestId) =>
  agent.call('POST /api/student/practice-results/:id/send', { params: { id } });
const overview = async (id = contestId) =>
  (await teacher.agent.call('GET /api/admin/contests/:id/shares', { params: { id } })).body;
const paid = () =>
  world.deps.db
    .selectFrom('rewards_tracking')
    .select(['studentId', 'amount', 'isSentToRewards'])
    .where('sourceId', '=', `practice:${contestId}`)
    .execute();

/** 35 + 30 + 35 + 15 = 115 of 145 points; 20 + 10 (two kinds) = 30 of 145. */
const twoPupils = async () => {
  const strong = await agreedPupil(world, { name: 'فهد سالم' });
  const other = await agreedPupil(world, { name: 'سعد ماجد', grade: 5 });
  await best(strong, 'review', 200, 90);
  await best(strong, 'race1', 20, 100);
  await best(strong, 'race2', 40, 100);
  await best(strong, 'race3', 60, 100);
  await best(other, 'review', 20, 50);
  await best(other, 'race2', 20, 50);
  await best(other, 'race3', 14, 100);
  return { strong, other };
};

describe('a share', () => {
  it('is of nobody else: another pupil’s bests bring nothing', async () => {
    const { strong } = await twoPupils();
    const bystander = await agreedPupil(world);
    await endAndClose([strong.id], strong, bystander);
    expect(await sharesOf(bystander)).toEqual([]);
    expect((await sendShare(bystander)).error.code).toBe('practice_share_none');
    expect(await paid()).toEqual([]);
  });

  it('grows while the contest runs and is counted once it is closed', async () => {
    const { strong, other } = await twoPupils();
    expect(await sharesOf(other)).toMatchObject([
      { points: 30, bonus: 10, coins: null, allPoints: null, state: 'open', sentAt: null },
    ]);
    expect((await sendShare(other)).error.code).toBe('practice_share_not_ready');
    await secondsLater(world, 2 * DAY, other);
    expect((await sharesOf(other))[0]?.state).toBe('waiting');
    expect((await sendShare(other)).error.code).toBe('practice_share_not_ready');
    await endAndClose([strong.id], strong, other);
    expect(await sharesOf(strong)).toMatchObject([
      {
        parts: [
          { mode: 'regular', minutes: null, points: 35, cap: 35, least: 10 },
          { mode: 'timed', minutes: 2, points: 30, cap: 30, least: 10 },
          { mode: 'timed', minutes: 3, points: 35, cap: 35, least: 15 },
        ],
        bonus: 15,
        points: 115,
        allPoints: 145,
        coins: 317,
        state: 'ready',
      },
    ]);
    expect(await sharesOf(other)).toMatchObject([{ points: 30, allPoints: 145, coins: 83, state: 'ready' }]);
  });

  it('is what it was when the contest was closed, whatever becomes of the pupils', async () => {
    const { strong, other } = await twoPupils();
    await endAndClose([strong.id], other);
    await world.deps.db.deleteFrom('practice_bests').where('studentId', '=', strong.id).execute();
    expect((await sharesOf(other))[0]?.coins).toBe(83);
    expect((await overview()).allPoints).toBe(145);
  });

  it('is sent, then claimed, and never again', async () => {
    const { strong, other } = await twoPupils();
    await endAndClose([strong.id], other);
    const { body } = await sendShare(other);
    expect([body.state, body.coins, body.sentAt]).toEqual(['sent', 83, world.deps.clock().toISOString()]);
    expect(await paid()).toEqual([{ studentId: other.id, amount: 83, isSentToRewards: 1 }]);
    expect((await sendShare(other)).error).toMatchObject({
      code: 'practice_share_sent',
      message: 'تم إرسال المكافأة من قبل لهذه الجلسة',
    });
    const { groups } = (await other.agent.call('GET /api/student/rewards')).body;
    const reward = groups.find(({ source }) => source === 'practice')?.rewards[0];
    await other.agent.call('POST /api/student/rewards/:rewardId/claim', { params: { rewardId: reward?.id } });
    expect((await sharesOf(other))[0]?.state).toBe('claimed');
    expect((await other.agent.call('GET /api/student/dashboard')).body.coins).toBe(83);
  });

  it('that staff took away again is not sent a second time', async () => {
    const { strong, other } = await twoPupils();
    await endAndClose([strong.id], other);
    await sendShare(other);
    await teacher.agent.call('DELETE /api/admin/rewards/students/:studentId', { params: { studentId: other.id } });
    expect((await sendShare(other)).error.code).toBe('practice_share_sent');
    expect((await sharesOf(other))[0]?.state).toBe('sent');
  });

  it('is paid once, also when it is sent fifty times at once', async () => {
    const { strong, other } = await twoPupils();
    await endAndClose([strong.id], other);
    const answers = await Promise.all(Array.from({ length: 50 }, () => sendShare(other)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ error }) => error.code))).toEqual(
      new Set(['practice_share_sent']),
    );
    expect(await paid()).toHaveLength(1);
  });

  it('of too little is nothing, and says so', async () => {
    const { strong } = await twoPupils();
    const beginner = await agreedPupil(world);
    await best(beginner, 'review', 9, 100);
    await endAndClose([strong.id], beginner);
    expect(await sharesOf(beginner)).toMatchObject([{ points: 0, coins: 0, state: 'none' }]);
    expect((await sendShare(beginner)).error.code).toBe('practice_share_none');
  });

  it('of a contest that is not there is refused', async () => {
    expect((await sendShare(await world.pupil(), 4711)).error.code).toBe('contest_not_found');
  });

  it('is sent by the pupil alone, not by staff inside as the pupil', async () => {
    const { strong, other } = await twoPupils();
    await endAndClose([strong.id]);
    await teacher.agent.call('POST /api/admin/students/:studentId/enter', { params: { studentId: other.id } });
    const inside = await teacher.agent.call('POST /api/student/practice-results/:id/send', {
      params: { id: contestId },
    });
    expect(inside.error.code).toBe('pupil_must_do_this');
    expect(await paid()).toEqual([]);
  });
});

describe('the overview for staff', () => {
  it('has everybody’s parts, as they would be now and then as they are', async () => {
    const { strong, other } = await twoPupils();
    const now = await overview();
    expect([now.contest.state, now.allPoints]).toEqual(['open', 145]);
    expect(now.shares).toEqual([
      {
        ...{ studentId: strong.id, name: 'فهد سالم', grade: 4, classId: null, review: 35, race2: 30, race3: 35 },
        ...{ bonus: 15, points: 115, lateAnswers: 0, coins: 317, state: 'unsent' },
      },
      {
        ...{ studentId: other.id, name: 'سعد ماجد', grade: 5, classId: null, review: 10, race2: 10, race3: 0 },
        ...{ bonus: 10, points: 30, lateAnswers: 0, coins: 83, state: 'unsent' },
      },
    ]);
    await endAndClose([strong.id], other);
    await sendShare(other);
    expect((await overview()).shares.map(({ state }) => state)).toEqual(['unsent', 'sent']);
  });

  it('is a file for a spreadsheet too', async () => {
    await twoPupils();
    const { text, headers } = await teacher.agent.call('GET /api/admin/contests/:id/shares.csv', {
      params: { id: contestId },
    });
    expect(headers['content-disposition']).toBe(`attachment; filename="himma-shares-${contestId}.csv"`);
    const lines = text.replace('\ufeff', '').trim().split('\r\n');
    expect(lines[0]).toBe(
      '"الطالب","الصف","المراجعة","سباق الدقيقتين","سباق الدقائق الثلاث","المشاركة","النقاط","العملات","الحالة"',
    );
    expect(lines[2]).toBe('"سعد ماجد","الصف الخامس","10","10","0","10","30","83","لم تُرسل بعد"');
  });

  it('is a file of those alone that the page shows, with the shares that they have of everybody’s', async () => {
    const { strong, other } = await twoPupils();
    const { db } = world.deps;
    await db.updateTable('students').set({ classId: 'ب' }).where('id', '=', other.id).execute();
    const linesOf = async (query: { grade?: 4 | 5; section?: string; search?: string }) => {
      const wanted = { params: { id: contestId }, query };
      const { text } = await teacher.agent.call('GET /api/admin/contests/:id/shares.csv', wanted);
      return text.trim().split('\r\n').slice(1);
    };
    const [ofStrong, ofOther] = await linesOf({});
    expect(ofStrong).toContain(strong.name);
    for (const query of [{ section: 'ب' }, { grade: 5 }, { search: 'saad' }] as const)
      expect(await linesOf(query)).toEqual([ofOther]);
    expect(await linesOf({ grade: 4, section: 'ب' })).toEqual([]);
  });

  it('writes what the machine adds up with two decimals', async () => {
    const pupil = await agreedPupil(world, { name: 'بدر علي' });
    await best(pupil, 'review', 10, 30);
    await best(pupil, 'race2', 11, 92);
    const { text } = await teacher.agent.call('GET /api/admin/contests/:id/shares.csv', { params: { id: contestId } });
    expect(text).toContain('"بدر علي","الصف الرابع","3","10.12","0","10","23.12","400"');
  });

  it('is for staff, and of a contest that is there', async () => {
    const pupil = await world.pupil();
    const asPupil = await pupil.agent.call('GET /api/admin/contests/:id/shares', { params: { id: contestId } });
    expect(asPupil.status).toBe(403);
    const missing = await teacher.agent.call('GET /api/admin/contests/:id/shares', { params: { id: 4711 } });
    expect(missing.error.code).toBe('contest_not_found');
  });
});

describe('all shares at once', () => {
  const sendAll = (id = contestId, { agent } = teacher) =>
    agent.call('POST /api/admin/contests/:id/shares/send', { params: { id } });

  it('are for staff to send, once the contest is closed', async () => {
    const { strong, other } = await twoPupils();
    expect((await sendAll(contestId, other as unknown as typeof teacher)).status).toBe(403);
    expect((await sendAll()).error.code).toBe('practice_share_not_ready');
    expect((await sendAll(4711)).error.code).toBe('contest_not_found');
    expect(await paid()).toEqual([]);
    await endAndClose([strong.id], other);
    expect((await sendAll()).body).toEqual({ count: 2, coins: 400 });
  });

  it('reach everybody who has one, except who sent it already', async () => {
    const { strong, other } = await twoPupils();
    const beginner = await agreedPupil(world);
    await best(beginner, 'review', 9, 100);
    await endAndClose([strong.id], strong, other);
    await sendShare(other);
    const news: unknown[] = [];
    world.deps.live.listen(({ to, topic }) => news.push([to, topic]));
    expect((await sendAll()).body).toEqual({ count: 1, coins: 317 });
    expect(news).toContainEqual([{ students: [strong.id] }, 'rewards']);
    expect((await paid()).map(({ studentId, amount }) => [studentId, amount]).toSorted()).toEqual(
      [
        [strong.id, 317],
        [other.id, 83],
      ].toSorted(),
    );
    expect((await sharesOf(strong))[0]?.state).toBe('sent');
    expect((await sendShare(strong)).error.code).toBe('practice_share_sent');
  });

  it('are sent once, whoever presses how often, and while pupils send their own', async () => {
    const { strong, other } = await twoPupils();
    await endAndClose([strong.id], strong, other);
    const colleague = await world.teacher();
    const presses = [sendAll(), sendAll(contestId, colleague), sendAll()];
    const [answers] = await Promise.all([Promise.all(presses), sendShare(strong), sendShare(other)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await paid()).toHaveLength(2);
    expect((await sendAll()).body).toEqual({ count: 0, coins: 0 });
    const written = await auditLines(world, 'contest_shares_sent');
    expect(written.length).toBeLessThanOrEqual(2);
  });
});
