import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';
import Libsql from 'libsql';
import type { DemoStudent, Product } from '#tests/product';

interface Gift {
  source?: 'daily' | 'weekly' | 'platform';
  type?: 'coins' | 'points';
  amount?: number;
  title?: string;
}

/** Staff give one pupil a reward. */
export const give = async (office: APIRequestContext, { studentId }: DemoStudent, gift: Gift = {}): Promise<void> => {
  const answer = await office.post('/api/admin/rewards', {
    data: {
      to: { kind: 'students', ids: [studentId] },
      source: 'daily',
      type: 'coins',
      amount: 30,
      ...gift,
      requestKey: randomUUID(),
    },
  });
  expect(answer.ok()).toBe(true);
};

/** Staff change a balance at once. */
export const adjust = async (
  office: APIRequestContext,
  { studentId }: DemoStudent,
  type: 'coins' | 'points',
  amount: number,
): Promise<void> => {
  const data = { studentId, type, amount, note: 'بداية الفصل', requestKey: randomUUID() };
  expect((await office.post('/api/admin/ledger', { data })).ok()).toBe(true);
};

/** The week passes for this pupil's rewards: the product's own clock cannot be moved, so their end is. */
export const letRewardsExpire = ({ dataDir }: Product, { studentId }: DemoStudent): void => {
  const file = new Libsql(join(dataDir, 'himma.sqlite'));
  file.pragma('busy_timeout = 5000');
  file
    .prepare('update rewards_tracking set expires_at = ? where student_id = ? and is_claimed = 0')
    .run(new Date(Date.now() - 60_000).toISOString(), studentId);
  file.close();
};
