import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { DOMAINS } from '#server/domains';
import type { Deps } from '#server/platform/deps';
import { type HeldTable, HOLDINGS } from '#server/privacy/registry';
import { seedIfEmpty } from '#server/seed/seed';
import type { World } from './world.ts';

type AnyRow = Record<string, unknown>;
export const anyTable = (deps: Deps) => deps.db as unknown as Kysely<Record<string, AnyRow>>;

/** Numbers of pupils begin here, where nothing else is counted: a number that is found is a pupil's. */
const FIRST_ID = 7_654_321;

const countFromFar = async ({ deps }: World): Promise<void> => {
  if (deps.engine === 'postgres')
    await sql`alter table students alter column id restart with ${sql.lit(FIRST_ID)}`.execute(deps.db);
  else await sql`update sqlite_sequence set seq = ${FIRST_ID - 1} where name = 'students'`.execute(deps.db);
};

/** The demo school, lived through. */
export const demoSchool = async (world: World): Promise<void> => {
  await countFromFar(world);
  for (const { provide } of DOMAINS) await provide?.(world.deps);
  await seedIfEmpty(world.deps);
};

export const tableNames = async ({ db }: Deps): Promise<string[]> =>
  (await db.introspection.getTables({ withInternalKyselyTables: true }))
    // PostgreSQL's tests keep something beside the school.
    .filter(({ isView, schema }) => !isView && (schema ?? 'public') === 'public')
    .map(({ name }) => name)
    .toSorted();

/** What the demo school has nothing of for one pupil: a row of each, as the product would have written it. */
export const fillMissing = async (
  { deps }: World,
  studentId: number,
  otherId: number,
  login: number,
): Promise<void> => {
  const { db } = deps;
  const at = deps.clock().toISOString();
  const pupil = { student_id: studentId };
  const staff = await db.selectFrom('staff').select('id').executeTakeFirstOrThrow();
  const item = await db.selectFrom('store_items').select(['id', 'name']).executeTakeFirstOrThrow();
  const text = await db.selectFrom('quran_texts').select('id').executeTakeFirstOrThrow();
  const contest = await db.selectFrom('contests').select('id').orderBy('id').executeTakeFirstOrThrow();
  const version = await db.selectFrom('question_versions').select('id').executeTakeFirstOrThrow();
  const session = await db.selectFrom('class_sessions').select(['id', 'grade', 'day']).executeTakeFirstOrThrow();
  const { name } = await db.selectFrom('students').select('name').where('id', '=', studentId).executeTakeFirstOrThrow();
  const isMissing = async (table: HeldTable): Promise<boolean> => {
    const [column] = HOLDINGS[table].by ?? [];
    const row = await anyTable(deps)
      .selectFrom(table)
      .selectAll()
      .where(column as string, '=', studentId)
      .executeTakeFirst();
    return row === undefined;
  };
  const add = async (table: HeldTable, row: AnyRow): Promise<void> => {
    if (await isMissing(table)) await anyTable(deps).insertInto(table).values(row).execute();
  };

  await add('activity_runs', { ...pupil, activity: 'word-association', day: '2026-01-20', round: 1, correct: 0 });
  const link = { week: '2026-01-25', nonce: randomUUID(), token_hash: randomUUID(), created_at: at, expires_at: at };
  await add('guardian_links', { ...pupil, ...link });
  await add('glory_left_out', { ...pupil, since: at });
  await add('pupil_scenes', { ...pupil, scene: 'level:distinguished', seen_at: at });
  const reward = { ...pupil, reward_source: 'daily', reward_type: 'points', amount: 5, expires_at: at, created_at: at };
  const rewardId = randomUUID();
  await anyTable(deps)
    .insertInto('rewards_tracking')
    .values({ id: rewardId, ...reward })
    .execute();
  await add('practice_shares', { contest_id: contest.id, ...pupil, coins: 5, reward_id: rewardId, sent_at: at });
  await add('contest_winners', { contest_id: contest.id, ...pupil, student_name: name, grade: 4, score: 9 });
  const file = { purpose: 'recording', ...pupil, extension: 'webm', size: 3, created_at: at };
  const fileId = 'erased-file-erased-file0';
  await anyTable(deps)
    .insertInto('files')
    .values({ id: fileId, ...file })
    .execute();
  await add('quran_recordings', {
    ...pupil,
    text_id: text.id,
    ayah: 1,
    file_id: fileId,
    request_key: randomUUID(),
    created_at: at,
  });
  await add('profile_image_approvals', {
    ...pupil,
    file_id: fileId,
    status: 'pending',
    submitted_at: at,
    created_at: at,
  });
  for (const table of ['photo_uploads', 'recording_uploads'] as const) await add(table, { ...pupil, uploaded_at: at });
  const promotion = await db
    .insertInto('promotions')
    .values({ promoted_at: at, staff_id: staff.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await add('promoted_students', { promotion_id: promotion.id, ...pupil, from_grade: 4, to_grade: 5 });
  const imported = await db
    .insertInto('roster_imports')
    .values({ imported_at: at, staff_id: staff.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await add('imported_students', { import_id: imported.id, ...pupil, before: null, after: '{}' });
  // A seat of a process that does not live is cleared away.
  await db.insertInto('race_processes').values({ id: 'p', seen_at: '2099-01-01T00:00:00.000Z' }).execute();
  await add('race_seats', { ...pupil, grade: 4, difficulty: 'easy', tab_id: 't', process_id: 'p', joined_at: at });
  const challenge = { from_id: otherId, to_id: studentId, grade: 4, difficulty: 'easy', state: 'declined' };
  await anyTable(deps)
    .insertInto('race_challenges')
    .values({ ...challenge, created_at: at, expires_at: at })
    .execute();
  const duel = {
    to_id: studentId,
    grade: 4,
    difficulty: 'easy',
    seed: 1,
    deck: '[]',
    from_starts_at: at,
    to_starts_at: at,
  };
  const over = { state: 'finished', winner_side: 0, ended_at: at, created_at: at };
  const [made] = await anyTable(deps)
    .insertInto('duels')
    .values({ from_id: otherId, ...duel, ...over })
    .returning('id')
    .execute();
  for (const side of [0, 1])
    await anyTable(deps)
      .insertInto('duel_answers')
      .values({
        duel_id: made?.id,
        side,
        number: 1,
        question_id: version.id,
        choice: 0,
        is_correct: 1,
        answered_at: at,
      })
      .execute();
  const raced = { content_id: 'allah_names_1', grade: 4, difficulty: 'easy' };
  const [race] = await anyTable(deps)
    .insertInto('races')
    .values({
      ...raced,
      first_id: otherId,
      second_id: studentId,
      seed: 1,
      deck: '[]',
      starts_at: at,
      version: 1,
      phase: 'over',
      racers: '[]',
      ending: 'finished',
      winner_side: 0,
      ended_at: at,
      created_at: at,
    })
    .returning('id')
    .execute();
  const answer = { number: 1, question_id: version.id, choice: 0, is_correct: 1, answered_at: at };
  for (const side of [0, 1])
    await anyTable(deps)
      .insertInto('race_answers')
      .values({ race_id: race?.id, side, ...answer })
      .execute();
  await anyTable(deps)
    .insertInto('race_results')
    .values({
      ...raced,
      race_id: race?.id,
      winner_id: otherId,
      loser_id: studentId,
      ending: 'finished',
      winner_score: 100,
      loser_score: 10,
      winner_answers: 1,
      loser_answers: 1,
      is_flawless: 1,
      game_duration: 9,
      questions: '[]',
      student_answers: '{}',
      ended_at: at,
    })
    .execute();
  // Still waiting: it goes whole.
  await anyTable(deps)
    .insertInto('duels')
    .values({
      from_id: otherId,
      ...duel,
      to_starts_at: null,
      state: 'waiting',
      expires_at: '2027-01-01T00:00:00.000Z',
      created_at: at,
    })
    .execute();
  await add('session_distributions', {
    session_id: session.id,
    ...pupil,
    grade: session.grade,
    day: session.day,
    total_positive: 2,
    total_negative: 1,
  });
  await add('teacher_helper_ratings', {
    session_id: session.id,
    ...pupil,
    grade: session.grade,
    day: session.day,
    rating: 4,
  });
  const order = {
    item_id: item.id,
    item_name: item.name,
    price_type: 'coins',
    quantity: 1,
    took_stock: 0,
    school_day: '2026-01-20',
    created_at: at,
  };
  const [shared] = await anyTable(deps)
    .insertInto('store_orders')
    .values({ ...order, request_key: randomUUID(), ...pupil, status: 'cancelled', closed_at: at })
    .returning('id')
    .execute();
  for (const student_id of [studentId, otherId])
    await anyTable(deps)
      .insertInto('store_shares')
      .values({ order_id: shared?.id, student_id, status: 'declined' })
      .execute();
  await add('surprise_picks', {
    ...pupil,
    grade: 4,
    surprise_type: 'PRIVILEGE',
    surprise_message: 'قائد الصف',
    created_at: at,
  });
  await add('store_wishes', { ...pupil, item_id: item.id, wished_at: at });
  await add('student_logs', {
    ...pupil,
    log_type: 'absent',
    log_date: '2026-01-20',
    note: name,
    created_at: at,
    request_key: randomUUID(),
  });
  const penalty = {
    original_penalty_percentage: 100,
    price_increase: 50,
    late_breakdown: 0,
    absent_breakdown: 100,
    behavior_breakdown: 0,
  };
  await add('student_penalties', { ...pupil, ...penalty, expires_at: at, created_at: at });
  const { id: penaltyId } = await db
    .selectFrom('student_penalties')
    .select('id')
    .where('student_id', '=', studentId)
    .executeTakeFirstOrThrow();
  await anyTable(deps)
    .insertInto('penalty_ways_back')
    .values({ penalty_id: penaltyId, way: 'review', days: 1, taken_at: at })
    .execute();
  const [hearing] = await anyTable(deps)
    .insertInto('quran_hearings')
    .values({ ...pupil, text_id: text.id, status: 'finished', request_key: randomUUID(), started_at: at, ended_at: at })
    .returning('id')
    .execute();
  const word = { text_id: text.id, ...pupil, word_position: 1, status: 'completed' };
  const heard = { ...word, attempts: 1, incorrect_attempts: 0, grade: 4, last_attempt_at: at, hearing_id: hearing?.id };
  await add('quran_word_tracking', heard);
  const mark = {
    hearing_id: hearing?.id,
    mark_key: randomUUID(),
    action: 'complete',
    before_attempts: 0,
    before_incorrect: 0,
  };
  await add('quran_marks', { ...word, ...mark, made_at: at });
  await add('quran_progress', { ...pupil, text_id: text.id, grade: 4, started_at: at, last_heard_at: at });
  await add('quran_skips', { ...pupil, reason: 'unwell', skipped_at: at });
  await add('quran_drill_words', {
    ...pupil,
    text_id: text.id,
    word_position: 1,
    due: at,
    stability: 1,
    difficulty: 1,
    reps: 1,
    lapses: 0,
    added_at: at,
  });
  await add('quran_drill_answers', { ...pupil, text_id: text.id, word_position: 1, answered_at: at, answer: 'good' });
  await add('login_issue_reports', {
    ...pupil,
    student_name: name,
    issue_type: 'other',
    status: 'approved',
    reported_at: at,
  });
  await anyTable(deps)
    .insertInto('sessions')
    .values({ token_hash: randomUUID(), ...pupil, created_at: at, last_seen_at: at })
    .execute();
  for (const guard of [
    { scope: 'student-login', guard_key: String(login) },
    { scope: 'device-login', guard_key: `${randomUUID()} ${login}` },
  ])
    await anyTable(deps)
      .insertInto('attempt_guards')
      .values({ ...guard, failures: 1, last_failure_at: at })
      .execute();
  await anyTable(deps)
    .insertInto('class_setups')
    .values({ kind: 'seats-4', setup: JSON.stringify({ width: 4, order: [studentId, otherId] }), version: 1 })
    .execute();
};

/** Drawn by chance: a number in it is nobody's. */
const BY_CHANCE = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{64}/gu;

/** Where any of these stands: as a number in a column, or in a text. */
export const findIn = async (deps: Deps, numbers: readonly number[], texts: readonly string[]): Promise<string[]> => {
  const written = new RegExp(`(?<!\\d)(?:${numbers.join('|')})(?!\\d)`, 'u');
  const isFound = ([column, value]: [string, unknown]): boolean => {
    // What was measured is nobody's either.
    if (typeof value === 'number') return !column.endsWith('_ms') && numbers.includes(value);
    if (typeof value !== 'string') return false;
    return written.test(value.replace(BY_CHANCE, '')) || texts.some((text) => value.includes(text));
  };
  const found: string[] = [];
  for (const table of await tableNames(deps)) {
    const rows = await anyTable(deps).selectFrom(table).selectAll().execute();
    const cells = rows.flatMap((row) => Object.entries(row)).filter(isFound);
    found.push(...cells.map(([column, value]) => `${table}.${column}: ${value}`));
  }
  return found;
};

export const findInFiles = async ({ config }: Deps, texts: readonly string[]): Promise<string[]> => {
  const entries = await readdir(config.dataDir, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const content = await readFile(path);
    if (texts.some((text) => content.includes(text) || path.includes(text))) found.push(path);
  }
  return found;
};
