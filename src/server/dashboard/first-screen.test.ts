import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { schoolDay } from '#domain/calendar/school-day';
import { PREVIEW_LENGTH, previewOf } from '#domain/messages/preview';
import { agreedPupil, secondsLater, sentReward } from '#tests/rewards';
import { startWorld, type World } from '#tests/world';

const DAY = 24 * 60 * 60;

let world: World;
let teacher: Awaited<ReturnType<World['teacher']>>;
beforeEach(async () => {
  world = await startWorld();
  teacher = await world.teacher();
});
afterEach(() => world.close());

type Pupil = Awaited<ReturnType<typeof agreedPupil>>;

const dashboard = async (pupil: Pupil) => (await pupil.agent.call('GET /api/student/dashboard')).body;
const adjust = (studentId: number, amount: number, type: 'points' | 'coins' = 'points') =>
  teacher.agent.call('POST /api/admin/ledger', {
    body: { studentId, type, amount, note: 'why', requestKey: randomUUID() },
  });
const see = (pupil: Pupil, keys: readonly string[]) =>
  pupil.agent.call('POST /api/student/scenes/seen', { body: { keys: [...keys] } });
const keysOf = async (pupil: Pupil) => (await dashboard(pupil)).scenes.map(({ key }) => key);

describe('what waits', () => {
  const offerAndBook = async (pupil: Pupil) => {
    const offered = await teacher.agent.call('POST /api/admin/privileges/offers', { body: { text: 'مقعد مختار' } });
    const params = { id: offered.body.id };
    return (await pupil.agent.call('POST /api/student/privileges/offers/:id/book', { params })).body.id;
  };

  it('is counted for each pupil alone', async () => {
    const [pupil, other] = [await agreedPupil(world), await agreedPupil(world)];
    await sentReward(world, pupil.id);
    await teacher.agent.call('POST /api/admin/messages', {
      body: { to: { kind: 'students', ids: [pupil.id] }, text: 'أحسنت', requestKey: randomUUID() },
    });
    const id = await offerAndBook(pupil);
    const nothing = {
      rewards: 1,
      scenes: 0,
      invitations: 0,
      duels: 0,
      messages: 0,
      results: 0,
      answers: 0,
      recitations: 0,
    };
    expect((await dashboard(pupil)).waiting).toEqual({ ...nothing, rewards: 2, messages: 1 });
    await teacher.agent.call('POST /api/admin/privileges/:id/done', { params: { id } });
    expect((await dashboard(pupil)).waiting.answers).toBe(1);
    expect((await dashboard(other)).waiting).toEqual(nothing);
  });

  it('of a message the beginning is shown, of another pupil’s nothing', async () => {
    const [pupil, other] = [await agreedPupil(world), await agreedPupil(world)];
    const text = 'راجع سورة الملك قبل الحصة القادمة '.repeat(5);
    await teacher.agent.call('POST /api/admin/messages', {
      body: { to: { kind: 'students', ids: [pupil.id] }, text, requestKey: randomUUID() },
    });
    const latestOf = async (of: Pupil) => (await dashboard(of)).messages.latest.map((message) => message.text);
    expect(await latestOf(pupil)).toEqual([previewOf(text, PREVIEW_LENGTH)]);
    expect(await latestOf(other)).toEqual([]);
  });

  it('an answer to a booking waits until its own pupil looked at it', async () => {
    const [pupil, other] = [await agreedPupil(world), await agreedPupil(world)];
    const id = await offerAndBook(pupil);
    await teacher.agent.call('POST /api/admin/privileges/:id/reject', { params: { id }, body: { comment: 'لاحقًا' } });
    await other.agent.call('POST /api/student/privileges/seen');
    const own = async () => (await pupil.agent.call('GET /api/student/privileges')).body.picks[0]?.isNew;
    expect([await own(), (await dashboard(pupil)).waiting.answers]).toEqual([true, 1]);
    expect((await pupil.agent.call('POST /api/student/privileges/seen')).status).toBe(200);
    expect((await pupil.agent.call('POST /api/student/privileges/seen')).status).toBe(200);
    expect([await own(), (await dashboard(pupil)).waiting.answers]).toEqual([false, 0]);
  });
});

describe('scenes', () => {
  it('of a new level are shown once, whichever page comes first', async () => {
    const pupil = await agreedPupil(world);
    await adjust(pupil.id, 120);
    expect((await dashboard(pupil)).scenes).toEqual([{ kind: 'level', key: 'level:100', level: 'advanced' }]);
    const answers = await Promise.all([see(pupil, ['level:100']), see(pupil, ['level:100'])]);
    expect(answers.flatMap(({ body }) => body.keys)).toEqual(['level:100']);
    expect(await keysOf(pupil)).toEqual([]);
    await adjust(pupil.id, -30);
    await adjust(pupil.id, 30);
    expect(await keysOf(pupil)).toEqual([]);
  });

  it('cannot be seen for another pupil, nor before they happen', async () => {
    const [pupil, other] = [await agreedPupil(world), await agreedPupil(world)];
    await adjust(pupil.id, 120);
    expect((await see(other, ['level:100'])).body.keys).toEqual([]);
    expect((await see(pupil, ['level:700', 'place:5:1'])).body.keys).toEqual([]);
    expect(await keysOf(pupil)).toEqual(['level:100', 'place:4:1']);
    expect(
      (
        await see(
          pupil,
          Array.from({ length: 11 }, () => 'x'),
        )
      ).error.code,
    ).toBe('validation');
  });

  it('come for a place gained and for the first of a board', async () => {
    const pupils = [];
    for (let each = 0; each < 6; each += 1) pupils.push(await agreedPupil(world));
    const [pupil, ...others] = pupils as [Pupil, ...Pupil[]];
    for (const [place, other] of others.entries()) await adjust(other.id, 10 + place);
    await adjust(pupil.id, 13);
    expect(await keysOf(pupil)).toEqual(['place:4:2']);
    await see(pupil, ['place:4:2']);
    await adjust(pupil.id, 10);
    const keys = await keysOf(pupil);
    expect(keys[0]).toBe('place:4:1');
    expect(keys.slice(1).map((key) => key.split(':').slice(0, 2).join(':'))).toEqual([
      'first:week',
      'first:month',
      'first:improved',
    ]);
    expect((await see(pupil, keys)).body.keys.toSorted()).toEqual(keys.toSorted());
    expect(await keysOf(pupil)).toEqual([]);
  });
});

describe('the goal', () => {
  const goalOf = async (pupil: Pupil) => (await dashboard(pupil)).goal;
  const addItem = async (price: number) =>
    (
      await (
        await world.admin()
      ).agent.call('POST /api/admin/store/items', {
        body: {
          category: 'supermarket',
          name: 'عصير برتقال',
          description: 'بارد',
          priceType: 'coins',
          price,
          icon: 'juice',
          gradient: 'gold',
          used: false,
          stock: null,
          specs: [],
          warning: null,
          permission: 'none',
          notAvailable: false,
          notInRamadan: false,
          limitPerPupil: null,
          partySize: 1,
        },
      })
    ).body.id;
  const wish = (pupil: Pupil, itemId: number | null) =>
    pupil.agent.call('PUT /api/student/store/wish', { body: { itemId } });

  it('is the own wish, with what is saved of it', async () => {
    const [pupil, other] = [await agreedPupil(world), await agreedPupil(world)];
    const itemId = await addItem(40);
    expect((await wish(pupil, itemId)).body).toEqual({ itemId });
    expect((await wish(pupil, itemId)).body).toEqual({ itemId });
    await adjust(pupil.id, 12, 'coins');
    await adjust(pupil.id, 25);
    const goal = { kind: 'wish', name: 'عصير برتقال', category: 'supermarket', priceType: 'coins', price: 40 };
    expect(await goalOf(pupil)).toEqual({ ...goal, saved: 14 });
    expect((await goalOf(other)).kind).not.toBe('wish');
    expect((await pupil.agent.call('GET /api/student/store')).body.wishId).toBe(itemId);
    expect((await other.agent.call('GET /api/student/store')).body.wishId).toBeNull();
    await adjust(pupil.id, 100, 'coins');
    expect(await goalOf(pupil)).toEqual({ ...goal, saved: 40 });
    await wish(pupil, null);
    expect((await goalOf(pupil)).kind).not.toBe('wish');
  });

  it('is no wish for what is not on the shelf', async () => {
    const pupil = await agreedPupil(world);
    const itemId = await addItem(40);
    expect((await wish(pupil, itemId + 1000)).error.code).toBe('store_item_not_found');
    await wish(pupil, itemId);
    await (await world.admin()).agent.call('POST /api/admin/store/items/:id/hide', { params: { id: itemId } });
    expect((await goalOf(pupil)).kind).toBe('practice');
  });

  it('is the next ahead of the own grade, unless somebody asked to be left out or the board shows its top only', async () => {
    const [pupil, near, far, elsewhere] = [
      await agreedPupil(world, { name: 'سعد علي' }),
      await agreedPupil(world, { name: 'ماجد خالد' }),
      await agreedPupil(world, { name: 'نايف صالح' }),
      await agreedPupil(world, { name: 'بدر فهد', grade: 5 }),
    ];
    await adjust(elsewhere.id, 1);
    await adjust(near.id, 15);
    await adjust(far.id, 90);
    expect(await goalOf(pupil)).toEqual({ kind: 'ahead', name: 'ماجد', distance: 15 });
    expect((await goalOf(far)).kind).toBe('practice');
    const leaveOut = (studentId: number) =>
      teacher.agent.call('PUT /api/admin/glory/left-out/:studentId', {
        params: { studentId },
        body: { isLeftOut: true },
      });
    await leaveOut(near.id);
    expect(await goalOf(pupil)).toEqual({ kind: 'ahead', name: 'نايف', distance: 90 });
    expect((await goalOf(near)).kind).toBe('practice');
    const body = { topOnly: true };
    await teacher.agent.call('PUT /api/admin/glory/boards/:board', { params: { board: 'points' }, body });
    expect((await goalOf(pupil)).kind).toBe('practice');
  });
});

describe('streak and week', () => {
  it('count what was learnt on school days, for the own days alone', async () => {
    const [pupil, other] = [await agreedPupil(world), await agreedPupil(world)];
    expect((await dashboard(pupil)).streak.days).toBe(0);
    const learn = () =>
      world.deps.db
        .insertInto('activity_runs')
        .values({
          studentId: pupil.id,
          activity: 'word-association',
          day: schoolDay(world.deps.clock()),
          round: 1,
          correct: 1,
          missedPlace: null,
          missedOption: null,
          rewardedRound: null,
        })
        .execute();
    let learnt = 0;
    for (let day = 0; day < 9; day += 1) {
      const { streak } = await dashboard(pupil);
      expect(streak).toEqual({ days: learnt, isTodayDone: false, isResting: streak.isResting });
      if (!streak.isResting) {
        await learn();
        learnt += 1;
      }
      await secondsLater(world, DAY, pupil, other);
    }
    expect(learnt).toBeGreaterThan(5);
    expect((await dashboard(other)).streak.days).toBe(0);
  });

  it('show an absence until it is cancelled', async () => {
    const pupil = await agreedPupil(world);
    const today = schoolDay(world.deps.clock());
    const statusOf = async () => (await dashboard(pupil)).week.find(({ day }) => day === today)?.status;
    expect(await statusOf()).toBe('coming');
    const logged = await teacher.agent.call('POST /api/admin/penalties/logs', {
      body: {
        studentIds: [pupil.id],
        incident: { type: 'absent' },
        logDate: today,
        note: null,
        requestKey: randomUUID(),
      },
    });
    expect(await statusOf()).toBe('absent');
    await teacher.agent.call('POST /api/admin/penalties/logs/:id/cancel', { params: { id: logged.body.logs[0]?.id } });
    expect(await statusOf()).toBe('coming');
  });
});
