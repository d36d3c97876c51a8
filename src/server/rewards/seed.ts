import { randomUUID } from 'node:crypto';
import type { PupilActor, StaffActor } from '#domain/access/actors';
import type { DrawInteger } from '#domain/cards/credentials';
import { adjust, readLedger, reverse } from '#server/ledger/service';
import type { Deps } from '#server/platform/deps';
import { drawFromSeed } from '#server/seed/chance';
import type { DemoSchool, Happening, Pupil, SchoolTime } from '#server/seed/demo-school';
import { byPupil, byStaff } from '#server/seed/people';
import { addressed, say } from '#strings/addressed';
import type { Gift } from '#wire/rewards';
import { claimReward, createMultipleRewards, giveRewards, rewardsOf, takeBackGift } from './service.ts';

const SEED = 604;

/** From 1 to 100: how often a pupil earns something in class. */
interface Earner extends Pupil {
  readonly diligence: number;
}

const DAILY_TITLES = addressed(['مشاركة مميزة', 'إتقان الحفظ', 'ترتيب الدفتر', 'مساعدة {زميل|زميلة}', 'إجابة بديعة']);

const STAR_DILIGENCE = 88;
const REVIEWER_DILIGENCE = 40;

/** The gifts of the last days still wait for everybody. */
const LAST_SITTING = 3;

type Thing = Pick<Gift, 'source' | 'type' | 'amount' | 'title'>;

const give = (deps: Deps, staff: StaffActor, to: Gift['to'], thing: Thing) =>
  giveRewards(deps, staff, { to, ...thing, days: 7, requestKey: randomUUID() });

const toPupils = (chosen: readonly Pupil[]): Gift['to'] => ({ kind: 'students', ids: chosen.map(({ id }) => id) });

/** At the end of a lesson: points for those who earned some, and now and then coins. */
const dailyGift = (pupils: readonly Earner[], draw: DrawInteger) => {
  const earned = pupils.filter(({ diligence }) => draw(1, 100) <= diligence);
  const thing: Thing = {
    source: 'daily',
    type: draw(1, 4) === 1 ? 'coins' : 'points',
    amount: draw(5, 12) * 5,
    title: DAILY_TITLES[draw(0, DAILY_TITLES.length - 1)] ?? null,
  };
  return async (deps: Deps, staff: StaffActor) => {
    if (earned.length > 0) await give(deps, staff, toPupils(earned), thing);
  };
};

const gift = (to: Gift['to'], thing: Thing) => (deps: Deps, staff: StaffActor) => give(deps, staff, to, thing);

/** Coins are the score, points one and a half times of it, and fifteen more for a full one. */
const examRewards = (pupils: readonly Earner[], draw: DrawInteger) => {
  const scores = pupils.map(({ id, diligence }) => ({
    id,
    score: Math.min(40, 22 + draw(0, 8) + Math.floor(diligence / 9)),
  }));
  return async (deps: Deps) => {
    for (const { id, score } of scores)
      await createMultipleRewards(deps.db, deps.clock(), {
        studentId: id,
        source: 'exam',
        coins: score,
        points: Math.round(score * 1.5) + (score === 40 ? 15 : 0),
        sourceId: 'midterm',
      });
  };
};

const claimSome = async (deps: Deps, pupil: PupilActor, misses: DrawInteger): Promise<void> => {
  const who = { studentId: pupil.studentId, hasAgreed: true, isPhotoPending: false };
  const { rewards, now } = await rewardsOf(deps.db, who, deps.clock());
  const open = rewards.filter((reward) => reward.isClaimed === 0 && reward.expiresAt > now);
  for (const { id } of open) if (misses(1, 100) > 12) await claimReward(deps, pupil, id);
};

/** Every few days, with some left for later and some forgotten. */
const sittingsOf = ({ id }: Pupil, draw: DrawInteger, schoolTime: SchoolTime): Happening[] => {
  const days: number[] = [];
  for (let day = 19; day >= LAST_SITTING; day -= draw(2, 4)) days.push(day);
  return days.map((day) =>
    byPupil(schoolTime(day, draw(16, 20), draw(0, 59)), id, (deps, actor) => claimSome(deps, actor, draw)),
  );
};

const correctMistakes = async (deps: Deps, staff: StaffActor, pupil: Pupil): Promise<void> => {
  const entry = { studentId: pupil.id, type: 'points', note: 'بحث عن آداب التلاوة' } as const;
  await adjust(deps, staff, { ...entry, amount: 25, requestKey: randomUUID() });
  await adjust(deps, staff, { ...entry, amount: 25, requestKey: randomUUID() });
  const { lines } = await readLedger(deps, pupil.id, undefined);
  const [doubled] = lines;
  if (doubled) await reverse(deps, staff, doubled.id, 'أُدخلت مرتين');
  const sent = await give(deps, staff, { kind: 'all' }, { source: 'daily', type: 'coins', amount: 50, title: 'تجربة' });
  await takeBackGift(deps, staff, sent.id);
};

/** Five weeks of earning, claiming and forgetting, so that every level, status and reason is somewhere to be seen. */
export const planRewards = (school: DemoSchool): Happening[] => {
  const { teacher, schoolTime } = school;
  const draw = drawFromSeed(SEED);
  // The first of a grade, whose login is printed, has much to show.
  const pupils = school.pupils.map((each) => ({ ...each, diligence: each.isFirst ? 95 : draw(5, 110) }));
  const [tidied] = school.regulars;
  const lessons: Happening[] = [];
  for (let day = 21; day >= 1; day -= 2)
    lessons.push(byStaff(schoolTime(day, 11, 40), teacher, dailyGift(pupils, draw)));
  const stars = toPupils(pupils.filter(({ diligence }) => diligence >= STAR_DILIGENCE));
  const reviewers = toPupils(pupils.filter(({ diligence }) => diligence >= REVIEWER_DILIGENCE));
  const review = gift(reviewers, { source: 'weekly', type: 'points', amount: 20, title: 'مراجعة الأسبوع' });
  const star = gift(stars, { source: 'weekly', type: 'points', amount: 75, title: say`{نجم|نجمة} الأسبوع` });
  const sixth = { kind: 'grade', grade: 6 } as const;
  const quranWeek = gift(sixth, { source: 'platform', type: 'coins', amount: 15, title: 'أسبوع القرآن' });
  const exam = { at: schoolTime(10, 13, 20), happen: examRewards(pupils, draw) };
  return [
    ...lessons,
    ...[18, 8].map((day) => byStaff(schoolTime(day, 12, 45), teacher, review)),
    ...[17, 12, 7].map((day) => byStaff(schoolTime(day, 12, 45), teacher, star)),
    exam,
    byStaff(schoolTime(3, 12, 50), teacher, quranWeek),
    ...(tidied ? [byStaff(schoolTime(5, 13, 5), teacher, (deps, staff) => correctMistakes(deps, staff, tidied))] : []),
    ...school.regulars.flatMap((each) => sittingsOf(each, draw, schoolTime)),
  ];
};
