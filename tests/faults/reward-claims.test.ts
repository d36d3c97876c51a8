import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { often } from '#tests/long-run';
import { newDemoSchool, type Product, removeDataDir, startProduct } from '#tests/product';
import { drawFrom } from './support/chance.ts';
import { ledgerCheck } from './support/checks.ts';
import { enterAsStaff, Visitor } from './support/visitor.ts';

const KILLS = often(8, 50);
const PUPILS = 4;
const GIFTS_A_ROUND = 4;
/** Every reward is claimed by two at once, as a double click does. */
const CLICKS = 2;
const MOST_MS_FROM_ANSWER_TO_KILL = 8;

interface Pupil {
  readonly visitor: Visitor;
  readonly studentId: number;
  /** Claims that were answered with a yes. */
  readonly acknowledged: Set<string>;
}

const draw = drawFrom(50);
const dataDir = newDemoSchool();
let product: Product;
let staff: Visitor;
let pupils: Pupil[];

beforeAll(async () => {
  product = await startProduct(dataDir);
  const { staff: demoStaff, students } = product.logins();
  const [admin] = demoStaff;
  if (!admin) throw new Error('the demo school has no staff');
  staff = await enterAsStaff(product.url, admin);
  pupils = [];
  for (const { loginId, password, studentId } of students.slice(1, PUPILS + 1)) {
    const visitor = new Visitor(product.url);
    await visitor.must('POST /api/login/student', { body: { loginId: String(loginId), password } });
    await visitor.must('PUT /api/student/agreement', { body: { agreed: true } });
    pupils.push({ visitor, studentId, acknowledged: new Set() });
  }
});

afterAll(async () => {
  await product?.stop();
  removeDataDir(dataDir);
});

const giveToAll = async (): Promise<void> => {
  const to = { kind: 'students', ids: pupils.map((pupil) => pupil.studentId) };
  for (let gift = 0; gift < GIFTS_A_ROUND; gift += 1)
    await staff.must('POST /api/admin/rewards', {
      body: {
        to,
        source: 'daily',
        type: draw(0, 1) ? 'coins' : 'points',
        amount: draw(1, 9),
        requestKey: randomUUID(),
      },
    });
};

const statusesOf = async ({ visitor }: Pupil): Promise<Map<string, string>> => {
  const { groups } = await visitor.must('GET /api/student/rewards');
  return new Map(groups.flatMap((group) => group.rewards).map((reward) => [reward.id, reward.status]));
};

interface Wish {
  readonly pupil: Pupil;
  readonly id: string;
}

const openWishes = async (): Promise<Wish[]> => {
  const wishes: Wish[] = [];
  for (const pupil of pupils)
    for (const [id, status] of await statusesOf(pupil)) if (status === 'available') wishes.push({ pupil, id });
  return wishes;
};

/** Claims everything at once and kills the product somewhere in between; answers how many were left without a word. */
const claimUntilKilled = async (wishes: readonly Wish[], killAfter: number): Promise<number> => {
  let answered = 0;
  let unanswered = 0;
  let killed: Promise<void> | null = null;
  const kill = async () => {
    await pause(draw(0, MOST_MS_FROM_ANSWER_TO_KILL));
    await product.kill();
  };
  const claim = async ({ pupil, id }: Wish): Promise<void> => {
    const answer = await pupil.visitor
      .call('POST /api/student/rewards/:rewardId/claim', { params: { rewardId: id } })
      .catch((error: unknown) => {
        if (!killed) throw error;
        return null;
      });
    if (!answer) {
      unanswered += 1;
      return;
    }
    expect(answer.status).toBe(200);
    pupil.acknowledged.add(id);
    answered += 1;
    if (answered >= killAfter) killed ??= kill();
  };
  await Promise.all(wishes.flatMap((wish) => Array.from({ length: CLICKS }, () => claim(wish))));
  await (killed ?? kill());
  return unanswered;
};

const restart = async (): Promise<void> => {
  product = await startProduct(dataDir);
  for (const visitor of [staff, ...pupils.map((pupil) => pupil.visitor)]) visitor.moveTo(product.url);
};

describe(`kill -9 ${KILLS} times under claims`, () => {
  it('loses no acknowledged claim, pays none twice, and the ledger adds up after each', async () => {
    let unanswered = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      await giveToAll();
      const wishes = await openWishes();
      unanswered += await claimUntilKilled(wishes, draw(1, wishes.length));
      expect(product.process.signalCode).toBe('SIGKILL');

      const [check] = await Promise.all([ledgerCheck(dataDir), restart()]);
      expect(check).toMatchObject({ code: 0 });
      for (const pupil of pupils) {
        const statuses = await statusesOf(pupil);
        for (const id of pupil.acknowledged) expect(statuses.get(id)).toBe('claimed');
      }
    }
    // Kills that found nothing under way would prove little.
    expect(unanswered).toBeGreaterThanOrEqual(KILLS);
  }, 1_800_000);
});
