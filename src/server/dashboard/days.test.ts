import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { schoolDay } from '#domain/calendar/school-day';
import { heldSession } from '#tests/class-sessions';
import { agreedPupil, secondsLater } from '#tests/rewards';
import { startWorld, type World } from '#tests/world';

const DAY = 24 * 60 * 60;

let world: World;
beforeEach(async () => {
  world = await startWorld({ gifts: ['quran', 'questions'] });
});
afterEach(() => world.close());

type Pupil = Awaited<ReturnType<typeof agreedPupil>>;

const dashboard = async (pupil: Pupil) => (await pupil.agent.call('GET /api/student/dashboard')).body;
const today = () => schoolDay(world.deps.clock());
const at = () => world.deps.clock().toISOString();
const db = () => world.deps.db;

const RACED = { contentId: 'allah_names_1', grade: 4, difficulty: 'easy' } as const;

/** One who answered and one who dropped out before the first question. */
const race = async (winnerId: number, loserId: number) => {
  const { id } = await db()
    .insertInto('races')
    .values({
      ...RACED,
      firstId: winnerId,
      secondId: loserId,
      seed: 1,
      deck: '[]',
      startsAt: at(),
      version: 1,
      phase: 'over',
      racers: '[]',
      ending: 'forfeited',
      winnerSide: 0,
      endedAt: at(),
      createdAt: at(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db()
    .insertInto('race_results')
    .values({
      ...RACED,
      raceId: id,
      winnerId,
      loserId,
      ending: 'forfeited',
      winnerScore: 10,
      loserScore: 0,
      winnerAnswers: 1,
      loserAnswers: 0,
      isFlawless: 0,
      gameDuration: 9,
      questions: '[]',
      studentAnswers: '{}',
      endedAt: at(),
    })
    .execute();
};

/** Climbed by who asked, and not yet by the other. */
const climb = async (fromId: number, toId: number) => {
  const version = await db().selectFrom('question_versions').select('id').limit(1).executeTakeFirstOrThrow();
  const { id } = await db()
    .insertInto('duels')
    .values({
      fromId,
      toId,
      grade: 4,
      difficulty: 'easy',
      seed: 1,
      deck: '[]',
      state: 'waiting',
      fromStartsAt: at(),
      expiresAt: '2099-01-01T00:00:00.000Z',
      createdAt: at(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db()
    .insertInto('duel_answers')
    .values({ duelId: id, side: 0, number: 1, questionId: version.id, choice: 0, isCorrect: 1, answeredAt: at() })
    .execute();
};

const read = async ({ agent }: Pupil) => {
  const [text] = (await agent.call('GET /api/student/quran')).body.texts;
  return agent.call('POST /api/student/quran/texts/:id/read', { params: { id: text?.id ?? 0 } });
};

const hear = async ({ id, agent }: Pupil) => {
  const [text] = (await agent.call('GET /api/student/quran')).body.texts;
  await db()
    .insertInto('quran_hearings')
    .values({ studentId: id, textId: text?.id ?? 0, requestKey: randomUUID(), startedAt: at() })
    .execute();
};

describe('the tasks of today', () => {
  const doneOf = async (pupil: Pupil) =>
    (await dashboard(pupil)).tasks.flatMap(({ task, isDone }) => (isDone ? [task] : []));

  it.each([
    ['a race', (one: Pupil, other: Pupil) => race(one.id, other.id), ['play']],
    ['a duel', (one: Pupil, other: Pupil) => climb(one.id, other.id), ['play']],
    ['a hearing', hear, ['read']],
    ['a text read to its end', read, ['read']],
  ] as const)('are done, and the streak goes on, by %s of the pupil’s own', async (_, learn, tasks) => {
    const [pupil, other] = [await agreedPupil(world), await agreedPupil(world)];
    expect(await doneOf(pupil)).toEqual([]);
    await learn(pupil, other);
    const { streak } = await dashboard(pupil);
    expect([await doneOf(pupil), streak.isTodayDone]).toEqual([tasks, true]);
    const { streak: others } = await dashboard(other);
    expect([await doneOf(other), others.isTodayDone]).toEqual([[], false]);
    await secondsLater(world, DAY, pupil);
    expect(await doneOf(pupil)).toEqual([]);
  });

  it('are not done by reading what is of another grade, and by reading twice as by once', async () => {
    const [pupil, other] = [await agreedPupil(world), await agreedPupil(world, { grade: 5 })];
    const [text] = (await other.agent.call('GET /api/student/quran')).body.texts;
    const refused = await pupil.agent.call('POST /api/student/quran/texts/:id/read', { params: { id: text?.id ?? 0 } });
    expect(refused.error.code).toBe('quran_text_not_found');
    expect(await doneOf(pupil)).toEqual([]);
    expect([(await read(pupil)).status, (await read(pupil)).status]).toEqual([200, 200]);
    expect(await doneOf(pupil)).toEqual(['read']);
  });
});

describe('a day on which the pupil was excused', () => {
  it('freezes the streak, and an absence that counts breaks it', async () => {
    const [excused, absent] = [await agreedPupil(world), await agreedPupil(world)];
    const teacher = await world.teacher();
    const nextSchoolDay = async () => {
      do await secondsLater(world, DAY, excused, absent, teacher);
      while ((await dashboard(excused)).streak.isResting);
    };
    await nextSchoolDay();
    for (const each of [excused, absent]) await read(each);
    await nextSchoolDay();
    await heldSession(world, {
      day: today(),
      attended: [
        [excused.id, 'excused'],
        [absent.id, 'absent'],
      ],
    });
    await teacher.agent.call('POST /api/admin/penalties/logs', {
      body: {
        studentIds: [absent.id],
        incident: { type: 'absent' },
        logDate: today(),
        note: null,
        requestKey: randomUUID(),
      },
    });
    expect((await dashboard(excused)).streak).toEqual({ days: 1, isTodayDone: false, isResting: true });
    await nextSchoolDay();
    const daysOf = async (pupil: Pupil) => (await dashboard(pupil)).streak.days;
    expect([await daysOf(excused), await daysOf(absent)]).toEqual([1, 0]);
    for (const each of [excused, absent]) await read(each);
    expect([await daysOf(excused), await daysOf(absent)]).toEqual([2, 1]);
  });
});
