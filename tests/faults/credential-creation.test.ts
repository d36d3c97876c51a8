import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDemoSchool, type Product, removeDataDir, startProduct } from '#tests/product';
import { drawFrom } from './support/chance.ts';
import { enterAsPupil, enterAsStaff, type Visitor } from './support/visitor.ts';
import { forEachAtOnce } from './support/wait.ts';

const CREATIONS = 200;
const AT_ONCE = 8;
const KILLS = 5;
const NEW_PUPILS = 52;
const MOST_MS_FROM_ANSWER_TO_KILL = 12;

interface Login {
  readonly loginId: number;
  readonly password: string;
}

/** What the outside knows of one pupil's login data. */
interface Account {
  readonly studentId: number;
  /** The last that was acknowledged; null while none was. */
  known: Login | null;
  /** Sent, and not answered before the kill: it may or may not have been carried out. */
  open: boolean;
  /** Something was sent since it was last looked at. */
  touched: boolean;
}

const draw = drawFrom(200);
const dataDir = newDemoSchool();
let product: Product;
let staff: Visitor;
let accounts: Account[];

const shuffled = <T>(items: readonly T[]): T[] =>
  items
    .map((item) => [draw(0, 1e9), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);

const auditedCreations = async (): Promise<number> => {
  let lines = 0;
  for (const action of ['credentials_created', 'credentials_regenerated'] as const) {
    const csv = await staff.must('GET /api/admin/audit.csv', { query: { action } });
    lines += csv.trim().split('\n').length - 1;
  }
  return lines;
};

beforeAll(async () => {
  product = await startProduct(dataDir);
  const { staff: demoStaff, students } = product.logins();
  const [admin] = demoStaff;
  if (!admin) throw new Error('the demo school has no staff');
  staff = await enterAsStaff(product.url, admin);
  const rows = Array.from({ length: NEW_PUPILS }, (_, i) => [`طالب جديد رقم ${i}`, '5']);
  await staff.must('POST /api/admin/students/import', { body: { rows: [['الاسم', 'الصف'], ...rows] } });
  const roster = await staff.must('GET /api/admin/students');
  accounts = roster.students.map(({ id }) => {
    const card = students.find(({ studentId }) => studentId === id);
    const known = card ? { loginId: card.loginId, password: card.password } : null;
    return { studentId: id, known, open: false, touched: false };
  });
});

afterAll(async () => {
  await product?.stop();
  removeDataDir(dataDir);
});

const askForCredentials = ({ studentId }: Account) =>
  staff.call('POST /api/admin/students/:studentId/credentials', { params: { studentId } });

/** Sends what is in the queue until it is empty or the product was killed; gives back how many were acknowledged. */
const createUntilKilled = async (queue: Account[], killAfter: number): Promise<number> => {
  let acknowledged = 0;
  let killed: Promise<void> | null = null;
  let isDown = false;
  const kill = async () => {
    await pause(draw(0, MOST_MS_FROM_ANSWER_TO_KILL));
    await product.kill();
  };
  const create = async (account: Account): Promise<void> => {
    account.open = true;
    account.touched = true;
    const answer = await askForCredentials(account).catch((error: unknown) => {
      if (!killed) throw error;
      isDown = true;
      return null;
    });
    if (!answer) return;
    expect(answer.status).toBe(200);
    const { loginId, password } = answer.body;
    account.known = { loginId, password };
    account.open = false;
    acknowledged += 1;
    if (acknowledged === killAfter) killed = kill();
  };
  const worker = async () => {
    while (!isDown) {
      // At most one at a time for a pupil: with two, nobody outside could say which came last.
      const next = queue.findIndex(({ open }) => !open);
      const [account] = next === -1 ? [] : queue.splice(next, 1);
      if (!account) return;
      await create(account);
      if (account.open) queue.push(account);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await killed;
  return acknowledged;
};

const readCard = async ({ studentId }: Account): Promise<Login | null> => {
  const { status, body } = await staff.call('POST /api/admin/cards', { body: { format: 'one', studentId } });
  if (status !== 200) {
    expect(body).toMatchObject({ code: 'card_information_missing' });
    return null;
  }
  const [card] = body.cards;
  return card ? { loginId: card.loginId, password: card.password } : null;
};

/** Compares a pupil's card with what was acknowledged; true where an unanswered creation turns out to be carried out. */
const settle = async (account: Account): Promise<boolean> => {
  const card = await readCard(account);
  if (!account.open || !card) expect(card).toEqual(account.known);
  const carriedOut = !isDeepStrictEqual(card, account.known);
  account.known = card;
  account.open = false;
  account.touched = false;
  if (card) {
    const { status, body } = await enterAsPupil(product.url, card);
    expect({ status, studentId: body.studentId }).toEqual({ status: 200, studentId: account.studentId });
  }
  return carriedOut;
};

const settleThese = async (some: readonly Account[]): Promise<{ unanswered: number; carriedOut: number }> => {
  const unanswered = some.filter(({ open }) => open).length;
  let carriedOut = 0;
  await forEachAtOnce(some, AT_ONCE, async (account) => {
    if (await settle(account)) carriedOut += 1;
  });
  return { unanswered, carriedOut };
};

describe(`kill -9 during ${CREATIONS} credential creations`, () => {
  it('keeps every acknowledged one, and it opens', async () => {
    const auditedBefore = await auditedCreations();
    const again = shuffled(accounts).slice(0, CREATIONS - accounts.length);
    const queue = [...shuffled(accounts), ...again];
    expect(queue).toHaveLength(CREATIONS);

    let acknowledged = 0;
    let unanswered = 0;
    let carriedOut = 0;
    const perKill = CREATIONS / KILLS;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const killAt = kill * perKill + draw(1, perKill - 2 * AT_ONCE);
      acknowledged += await createUntilKilled(queue, Math.max(1, killAt - acknowledged));
      expect(product.process.signalCode).toBe('SIGKILL');
      product = await startProduct(dataDir);
      // The session outlives the kill like everything else that was acknowledged.
      staff.moveTo(product.url);
      const settled = await settleThese(accounts.filter(({ touched }) => touched));
      unanswered += settled.unanswered;
      carriedOut += settled.carriedOut;
    }
    acknowledged += await createUntilKilled(queue, Number.POSITIVE_INFINITY);
    // Everybody again: no kill may have taken anything from those it found at rest.
    expect(await settleThese(accounts)).toEqual({ unanswered: 0, carriedOut: 0 });

    expect(acknowledged).toBe(CREATIONS);
    // Kills between two creations would prove little.
    expect(unanswered).toBeGreaterThanOrEqual(KILLS);
    // The audit log was written with the credentials or not at all.
    expect((await auditedCreations()) - auditedBefore).toBe(acknowledged + carriedOut);
  });
});
