import type Libsql from 'libsql';
import { AGREEMENT_VERSION } from '#domain/access/agreement';
import { REWARD_SOURCES } from '#domain/rewards/kinds';
import { daysFromNow, type Size } from './rows.ts';

const MESSAGES_EACH = 4;
const MESSAGE = 'أحسنت في تلاوتك هذا الأسبوع، واصل الحفظ ولا تنس مراجعة الدرس الماضي';

const PUPILS = 'from students where id > 999';

/** Some claimed, some missed, some open: what the rewards page of a pupil looks like after a few weeks. */
const writeRewards = (db: Libsql.Database): void => {
  const insert = db.prepare(
    `insert into rewards_tracking (id, student_id, reward_source, reward_type, amount, source_id, expires_at,
       is_sent_to_rewards, sent_at, is_claimed, claimed_at, created_at)
     select 'bench-' || ? || '-' || id, id, ?, 'coins', 5, ?, ?, 1, ?, ?, ?, ? ${PUPILS}`,
  );
  for (let n = 0; n < 6; n += 1) {
    const at = daysFromNow(n * 2 - 12);
    const claimed = n < 3 ? [1, at] : [0, null];
    insert.run([n, REWARD_SOURCES[n % 5], `bench-${n}`, daysFromNow(n * 2 - 5), at, ...claimed, at]);
  }
};

const writeMessages = (db: Libsql.Database): void => {
  const batch = db.prepare(
    "insert into message_batches (id, request_key, audience, created_at) values (?, ?, 'all', ?)",
  );
  const message = db.prepare(
    `insert into teacher_messages (student_id, batch_id, text, read, read_at, created_at) select id, ?, ?, ?, ?, ? ${PUPILS}`,
  );
  for (let n = 1; n <= MESSAGES_EACH; n += 1) {
    const at = daysFromNow(n - 20);
    const read = n < MESSAGES_EACH ? [1, at] : [0, null];
    batch.run([n, `bench-${n}`, at]);
    message.run([n, `${MESSAGE} ${n}`, ...read, at]);
  }
};

/** A pupil's last weeks at school: also one incident since the last penalty, as with most who have any. */
export const writeWeeks = (db: Libsql.Database): void => {
  writeRewards(db);
  writeMessages(db);
  db.exec(`
    insert into student_agreements select id, ${AGREEMENT_VERSION}, 1, '${daysFromNow(-30)}' ${PUPILS};
    insert into student_logs (student_id, log_type, minutes_late, log_date, created_at, request_key)
    select id, 'late', 5, '2026-02-01', '${daysFromNow(-9)}', 'bench-' || id ${PUPILS};
    insert into profile_image_approvals (student_id, status, submitted_at, created_at, approved_at)
    select id, 'approved', '${daysFromNow(-8)}', '${daysFromNow(-8)}', '${daysFromNow(-8)}' ${PUPILS}`);
};

const AUDIT_A_YEAR = 50_000;

/** What staff did; with a place in the chain, so that nothing seals it while others are measured. */
export const writeAudit = (db: Libsql.Database, { years }: Size): void =>
  void db.exec(`
    insert into audit_log (at, actor_name, action, table_name, record_id, subject_name, details, seq, mac)
    select '${daysFromNow(-1)}', 'معلّم', 'points_adjusted', 'points_logs', id, 'عبدالله', '{"points":5}', id, ''
    from points_logs order by id limit ${years * AUDIT_A_YEAR}`);
