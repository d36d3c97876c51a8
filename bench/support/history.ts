import type Libsql from 'libsql';
import { AGREEMENT_VERSION } from '#domain/access/agreement';
import { REWARD_SOURCES } from '#domain/rewards/kinds';

export const LINES_EACH = 10;
const REWARDS_EACH = 6;
const MESSAGE = 'أحسنت في تلاوتك هذا الأسبوع، واصل الحفظ ولا تنس مراجعة الدرس الماضي';
const DAY_MS = 24 * 60 * 60 * 1000;

const daysFrom = (now: number, days: number): string => new Date(now + days * DAY_MS).toISOString();

/** Points of one line: different for every pupil and line, a few hundred to a few thousand in all. */
const pointsOfLine = (index: number, line: number): number => (index * 31 + line * 17) % 200;

/** The sum of a pupil's lines, which is what the pupil has. */
export const pointsOf = (index: number): number => {
  let points = 0;
  for (let line = 0; line < LINES_EACH; line += 1) points += pointsOfLine(index, line);
  return points;
};

/** More than anybody spends while it is measured. */
export const COINS_EACH = 100_000;

const insertLines = (db: Libsql.Database, now: number) => {
  const insert = db.prepare(
    `insert into points_logs (student_id, log_type, value, coins_earned, points_after, balance_after, reason, cause, created_at)
     values (?, 'points_change', ?, ?, ?, ${COINS_EACH}, 'adjustment', ?, ?)`,
  );
  return (studentId: number, index: number): void => {
    let points = 0;
    for (let line = 0; line < LINES_EACH; line += 1) {
      const value = pointsOfLine(index, line);
      points += value;
      const coins = line === 0 ? COINS_EACH : 0;
      insert.run([studentId, value, coins, points, `bench:${studentId}:${line}`, daysFrom(now, line - LINES_EACH)]);
    }
  };
};

/** Some claimed, some missed, some open: what the rewards page of a pupil looks like after a few weeks. */
const insertRewards = (db: Libsql.Database, now: number) => {
  const insert = db.prepare(
    `insert into rewards_tracking (id, student_id, reward_source, reward_type, amount, source_id, expires_at,
       is_sent_to_rewards, sent_at, is_claimed, claimed_at, created_at)
     values (?, ?, ?, 'coins', 5, ?, ?, 1, ?, ?, ?, ?)`,
  );
  return (studentId: number): void => {
    for (let n = 0; n < REWARDS_EACH; n += 1) {
      const isClaimed = n < 3;
      const at = daysFrom(now, n * 2 - 12);
      const source = REWARD_SOURCES[n % 5] ?? 'daily';
      insert.run([
        crypto.randomUUID(),
        studentId,
        source,
        `bench-${n}`,
        daysFrom(now, n * 2 - 5),
        at,
        isClaimed ? 1 : 0,
        isClaimed ? at : null,
        at,
      ]);
    }
  };
};

const insertAgreement = (db: Libsql.Database, now: number) => {
  const insert = db.prepare('insert into student_agreements values (?, ?, 1, ?)');
  return (studentId: number): void => void insert.run([studentId, AGREEMENT_VERSION, daysFrom(now, -30)]);
};

const MESSAGES_EACH = 4;

const insertMessages = (db: Libsql.Database, now: number) => {
  const batch = db.prepare(
    "insert into message_batches (id, request_key, audience, created_at) values (?, ?, 'all', ?)",
  );
  for (let n = 1; n <= MESSAGES_EACH; n += 1) batch.run([n, `bench-${n}`, daysFrom(now, n - 20)]);
  const insert = db.prepare(
    'insert into teacher_messages (student_id, batch_id, text, read, read_at, created_at) values (?, ?, ?, ?, ?, ?)',
  );
  return (studentId: number): void => {
    for (let n = 1; n <= MESSAGES_EACH; n += 1) {
      const at = daysFrom(now, n - 20);
      const isRead = n < MESSAGES_EACH;
      insert.run([studentId, n, `${MESSAGE} ${n}`, isRead ? 1 : 0, isRead ? at : null, at]);
    }
  };
};

/** One incident since the last penalty, as with most who have any. */
const insertConduct = (db: Libsql.Database, now: number) => {
  const insert = db.prepare(
    `insert into student_logs (student_id, log_type, minutes_late, log_date, created_at, request_key)
     values (?, 'late', 5, '2026-02-01', ?, ?)`,
  );
  return (studentId: number): void => void insert.run([studentId, daysFrom(now, -9), `bench-${studentId}`]);
};

const insertPhoto = (db: Libsql.Database, now: number) => {
  const insert = db.prepare(
    `insert into profile_image_approvals (student_id, status, submitted_at, created_at, approved_at)
     values (?, 'approved', ?, ?, ?)`,
  );
  const at = daysFrom(now, -8);
  return (studentId: number): void => void insert.run([studentId, at, at, at]);
};

/** A pupil's weeks at school, as rows. */
export const historyWriter = (db: Libsql.Database) => {
  const now = Date.now();
  const addLines = insertLines(db, now);
  const others = [insertRewards, insertAgreement, insertMessages, insertConduct, insertPhoto].map((make) =>
    make(db, now),
  );
  return (studentId: number, index: number): void => {
    addLines(studentId, index);
    for (const add of others) add(studentId);
  };
};
