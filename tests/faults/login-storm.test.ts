import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GRADES } from '#domain/roster/grades';
import { often } from '#tests/long-run';
import { newDemoSchool, type Product, removeDataDir, startProduct } from '#tests/product';
import type { Card } from '#wire/cards';
import { enterAsStaff, Visitor } from './support/visitor.ts';

const LOGINS = often(400, 1000);
const NEW_PUPILS = often(150, 400);

const dataDir = newDemoSchool();
let product: Product;
let cards: Card[];

beforeAll(async () => {
  product = await startProduct(dataDir);
  const [admin] = product.logins().staff;
  if (!admin) throw new Error('the demo school has no staff');
  const staff = await enterAsStaff(product.url, admin);
  const rows = Array.from({ length: NEW_PUPILS }, (_, i) => [`طالب العاصفة رقم ${i}`, String(GRADES[i % 3])]);
  await staff.must('POST /api/admin/students/import', { body: { rows: [['الاسم', 'الصف'], ...rows] } });
  cards = [];
  for (const grade of GRADES) {
    await staff.must('POST /api/admin/credentials/missing', { body: { grade } });
    cards.push(...(await staff.must('POST /api/admin/cards', { body: { format: 'small', grade } })).cards);
  }
});

afterAll(async () => {
  await product?.stop();
  removeDataDir(dataDir);
});

describe('the bell rings', () => {
  it(`lets ${LOGINS} pupils in at once, each as themselves`, async () => {
    expect(cards.length).toBeGreaterThan(NEW_PUPILS);
    const attempts = Array.from({ length: LOGINS }, (_, i) => {
      const card = cards[i % cards.length] as Card;
      return { card, pupil: new Visitor(product.url) };
    });

    const answers = await Promise.all(
      attempts.map(async ({ card, pupil }) => {
        const body = { loginId: String(card.loginId), password: card.password };
        return { card, pupil, ...(await pupil.call('POST /api/login/student', { body })) };
      }),
    );

    expect(answers.filter(({ status }) => status !== 200).map(({ status, body }) => ({ status, body }))).toEqual([]);
    expect(answers.filter(({ card, body }) => body.studentId !== card.studentId)).toEqual([]);
    expect(new Set(answers.map(({ pupil }) => pupil.cookie)).size).toBe(LOGINS);

    const someAnswers = answers.filter((_, i) => i % 10 === 0);
    const homes = await Promise.all(
      someAnswers.map(async ({ card, pupil }) => ({ card, home: await pupil.must('GET /api/student/dashboard') })),
    );
    expect(homes.filter(({ card, home }) => home.studentId !== card.studentId)).toEqual([]);
  });
});
