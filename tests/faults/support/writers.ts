import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { GivenAnswer } from '#domain/practice/game';
import { nextAnswer, stateOf } from '#tests/practice';
import type { DemoStudent } from '#tests/product';
import type { Done } from './book.ts';
import type { Tireless } from './tireless.ts';

export const PRICE = 5;
const GIFT = 7;
const ANSWERS_A_GAME = 10;
/** The page's clock may run ahead of the server's by a second. */
const AHEAD_MS = 500;

interface Desk {
  readonly isOver: () => boolean;
  readonly note: (kind: Done['kind'], key: string) => void;
}

interface Shopper extends Desk {
  readonly pupil: Tireless;
  readonly teacher: Tireless;
  readonly studentId: number;
  readonly itemId: number;
}

/** A pupil who is given coins, claims and spends them, and is told so, over and over. */
export const shop = async ({ pupil, teacher, studentId, itemId, isOver, note }: Shopper): Promise<void> => {
  const to = { kind: 'students', ids: [studentId] };
  while (!isOver()) {
    const [giftKey, orderKey, messageKey] = [randomUUID(), randomUUID(), randomUUID()];
    const gift = { to, source: 'daily', type: 'coins', amount: GIFT, title: giftKey, requestKey: giftKey };
    await teacher.insist('POST /api/admin/rewards', { body: gift });
    note('gift', giftKey);
    // Newest first: it is on the first page.
    const { rewards } = await teacher.insist('GET /api/admin/rewards');
    const rewardId = rewards.find(({ title }) => title === giftKey)?.id ?? '';
    await pupil.insist('POST /api/student/rewards/:rewardId/claim', { params: { rewardId } });
    note('claim', `reward:${rewardId}`);
    const lines = [{ itemId, quantity: 1, price: PRICE, priceType: 'coins' }];
    await pupil.insist('POST /api/student/store/checkout', { body: { requestKey: orderKey, lines } });
    note('order', orderKey);
    const message = { to, text: `أحسنت ${messageKey}`, requestKey: messageKey };
    await teacher.insist('POST /api/admin/messages', { body: message });
    note('message', messageKey);
  }
};

interface Hearer extends Desk {
  readonly teacher: Tireless;
  readonly studentId: number;
}

const WORDS_HEARD = 12;

/** A teacher who hears a pupil again and again, and marks one word after the other. */
export const hear = async ({ teacher, studentId, isOver, note }: Hearer): Promise<void> => {
  const { text } = await teacher.insist('GET /api/admin/tracking/pupils/:studentId', { params: { studentId } });
  while (!isOver()) {
    const requestKey = randomUUID();
    const wish = { studentId, textId: text.id, requestKey };
    const { id } = await teacher.insist('POST /api/admin/tracking/hearings', { body: wish });
    note('hearing', requestKey);
    for (let position = 0; position < WORDS_HEARD && !isOver(); position += 1) {
      const marks = (['incorrect', 'try_again', 'pass'] as const).map((action) => ({
        key: randomUUID(),
        position,
        action,
        mistake: null,
      }));
      await teacher.insist('POST /api/admin/tracking/hearings/:id/marks', { params: { id }, body: { marks } });
      for (const { key } of marks) note('mark', key);
    }
  }
};

interface Player extends Desk {
  readonly pupil: Tireless;
  readonly student: DemoStudent;
}

/** A pupil who plays one review after the other, as fast as the rules allow. */
export const play = async ({ pupil, student, isOver, note }: Player): Promise<void> => {
  const { studentId, grade } = student;
  while (!isOver()) {
    const wish = { requestKey: randomUUID(), studentId, grade, mode: 'regular', questionCount: ANSWERS_A_GAME };
    const session = await pupil.insist('POST /api/student/practice/sessions', { body: wish });
    const openedAt = Date.now() - session.elapsed;
    const answers: GivenAnswer[] = [];
    const params = { id: session.id };
    while (answers.length < ANSWERS_A_GAME && !isOver()) {
      const next = nextAnswer(session, answers, answers.length % 3 > 0, 0);
      await pause(Math.max(0, openedAt + next.at - AHEAD_MS - Date.now()));
      const body = { from: answers.length + 1, answers: [next] };
      await pupil.insist('POST /api/student/practice/sessions/:id/answers', { params, body });
      answers.push(next);
      note('answer', [session.id, answers.length, next.questionId, next.choice].join(':'));
    }
    const { score, answered } = stateOf(session, answers);
    if (answered > 0)
      await pupil.insist('POST /api/student/practice/sessions/:id/finish', { params, body: { score, answered } });
  }
};
