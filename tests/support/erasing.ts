import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Deps } from '#server/platform/deps';
import { type HeldTable, HOLDINGS } from '#server/privacy/registry';
import type { World } from './world.ts';

type AnyRow = Record<string, unknown>;
export const anyTable = (deps: Deps) => deps.db as unknown as Kysely<Record<string, AnyRow>>;

export const tableNames = async ({ db }: Deps): Promise<string[]> =>
  (await db.introspection.getTables({ withInternalKyselyTables: true }))
    // PostgreSQL's tests keep something beside the school.
    .filter(({ isView, schema }) => !isView && (schema ?? 'public') === 'public')
    .map(({ name }) => name)
    .toSorted();

/** Valid, and nobody's. */
const NATIONAL_NUMBER = '1234567897';
const sealedNumber = ({ secrets }: Deps) => ({
  numberKey: secrets.nationalNumberKey(NATIONAL_NUMBER),
  sealedNumber: secrets.seal(NATIONAL_NUMBER),
});

/** What the demo school has nothing of for one pupil: a row of each, as the product would have written it. */
export const fillMissing = async (
  { deps }: World,
  studentId: number,
  otherId: number,
  login: number,
): Promise<void> => {
  const { db } = deps;
  const at = deps.clock().toISOString();
  const pupil = { studentId };
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
  const link = { week: '2026-01-25', nonce: randomUUID(), tokenHash: randomUUID(), createdAt: at, expiresAt: at };
  await add('guardian_links', { ...pupil, ...link });
  const consent = { purpose: 'boards', isGiven: 0, way: 'paper', saidOn: '2026-01-25', createdAt: at, isLast: 1 };
  await add('guardian_consents', { ...pupil, ...consent });
  await add('pupil_scenes', { ...pupil, scene: 'level:distinguished', seenAt: at });
  const reward = { ...pupil, rewardSource: 'daily', rewardType: 'points', amount: 5, expiresAt: at, createdAt: at };
  const rewardId = randomUUID();
  await anyTable(deps)
    .insertInto('rewards_tracking')
    .values({ id: rewardId, ...reward })
    .execute();
  await add('practice_shares', { contestId: contest.id, ...pupil, coins: 5, rewardId, sentAt: at });
  await add('contest_winners', { contestId: contest.id, ...pupil, studentName: name, grade: 4, score: 9 });
  const file = { purpose: 'recording', ...pupil, extension: 'webm', size: 3, createdAt: at };
  const fileId = 'erased-file-erased-file0';
  await anyTable(deps)
    .insertInto('files')
    .values({ id: fileId, ...file })
    .execute();
  await add('quran_recordings', {
    ...pupil,
    textId: text.id,
    ayah: 1,
    fileId,
    requestKey: randomUUID(),
    createdAt: at,
  });
  await add('profile_image_approvals', {
    ...pupil,
    fileId,
    status: 'pending',
    submittedAt: at,
    createdAt: at,
  });
  for (const table of ['photo_uploads', 'recording_uploads'] as const) await add(table, { ...pupil, uploadedAt: at });
  const promotion = await db
    .insertInto('promotions')
    .values({ promotedAt: at, staffId: staff.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await add('promoted_students', { promotionId: promotion.id, ...pupil, fromGrade: 4, toGrade: 5 });
  const imported = await db
    .insertInto('roster_imports')
    .values({ importedAt: at, staffId: staff.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await add('imported_students', { importId: imported.id, ...pupil, before: null, after: '{}' });
  await add('national_numbers', { ...pupil, ...sealedNumber(deps), importId: imported.id });
  // A seat of a process that does not live is cleared away.
  await db.insertInto('race_processes').values({ id: 'p', seenAt: '2099-01-01T00:00:00.000Z' }).execute();
  await add('race_seats', { ...pupil, grade: 4, difficulty: 'easy', tabId: 't', processId: 'p', joinedAt: at });
  const challenge = { fromId: otherId, toId: studentId, grade: 4, difficulty: 'easy', state: 'declined' };
  await anyTable(deps)
    .insertInto('race_challenges')
    .values({ ...challenge, createdAt: at, expiresAt: at })
    .execute();
  const duel = {
    toId: studentId,
    grade: 4,
    difficulty: 'easy',
    seed: 1,
    deck: '[]',
    fromStartsAt: at,
    toStartsAt: at,
  };
  const over = { state: 'finished', winnerSide: 0, endedAt: at, createdAt: at };
  const [made] = await anyTable(deps)
    .insertInto('duels')
    .values({ fromId: otherId, ...duel, ...over })
    .returning('id')
    .execute();
  for (const side of [0, 1])
    await anyTable(deps)
      .insertInto('duel_answers')
      .values({
        duelId: made?.id,
        side,
        number: 1,
        questionId: version.id,
        choice: 0,
        isCorrect: 1,
        answeredAt: at,
      })
      .execute();
  const raced = { contentId: 'allah_names_1', grade: 4, difficulty: 'easy' };
  const [race] = await anyTable(deps)
    .insertInto('races')
    .values({
      ...raced,
      firstId: otherId,
      secondId: studentId,
      seed: 1,
      deck: '[]',
      startsAt: at,
      version: 1,
      phase: 'over',
      racers: '[]',
      ending: 'finished',
      winnerSide: 0,
      endedAt: at,
      createdAt: at,
    })
    .returning('id')
    .execute();
  const answer = { number: 1, questionId: version.id, choice: 0, isCorrect: 1, answeredAt: at };
  for (const side of [0, 1])
    await anyTable(deps)
      .insertInto('race_answers')
      .values({ raceId: race?.id, side, ...answer })
      .execute();
  await anyTable(deps)
    .insertInto('race_results')
    .values({
      ...raced,
      raceId: race?.id,
      winnerId: otherId,
      loserId: studentId,
      ending: 'finished',
      winnerScore: 100,
      loserScore: 10,
      winnerAnswers: 1,
      loserAnswers: 1,
      isFlawless: 1,
      gameDuration: 9,
      questions: '[]',
      studentAnswers: '{}',
      endedAt: at,
    })
    .execute();
  await anyTable(deps).insertInto('list_columns').values({ heads: '["متعلم"]', fields: '["name"]' }).execute();
  await anyTable(deps)
    .insertInto('staff_passkeys')
    .values({
      staffId: staff.id,
      host: 'school.example',
      credentialId: 'c',
      publicKey: 'k',
      counter: 0,
      transports: '[]',
      name: 'هاتفي',
      createdAt: at,
    })
    .execute();
  // Still waiting: it goes whole.
  await anyTable(deps)
    .insertInto('duels')
    .values({
      fromId: otherId,
      ...duel,
      toStartsAt: null,
      state: 'waiting',
      expiresAt: '2027-01-01T00:00:00.000Z',
      createdAt: at,
    })
    .execute();
  await add('session_distributions', {
    sessionId: session.id,
    ...pupil,
    grade: session.grade,
    day: session.day,
    totalPositive: 2,
    totalNegative: 1,
  });
  await add('teacher_helper_ratings', {
    sessionId: session.id,
    ...pupil,
    grade: session.grade,
    day: session.day,
    rating: 4,
  });
  const order = {
    itemId: item.id,
    itemName: item.name,
    priceType: 'coins',
    quantity: 1,
    tookStock: 0,
    schoolDay: '2026-01-20',
    createdAt: at,
  };
  const [shared] = await anyTable(deps)
    .insertInto('store_orders')
    .values({ ...order, requestKey: randomUUID(), ...pupil, status: 'cancelled', closedAt: at })
    .returning('id')
    .execute();
  for (const payerId of [studentId, otherId])
    await anyTable(deps)
      .insertInto('store_shares')
      .values({ orderId: shared?.id, studentId: payerId, status: 'declined' })
      .execute();
  await add('surprise_picks', {
    ...pupil,
    grade: 4,
    surpriseType: 'PRIVILEGE',
    surpriseMessage: 'قائد الصف',
    createdAt: at,
  });
  await add('store_wishes', { ...pupil, itemId: item.id, wishedAt: at });
  await add('student_logs', {
    ...pupil,
    logType: 'absent',
    logDate: '2026-01-20',
    note: name,
    createdAt: at,
    requestKey: randomUUID(),
  });
  const penalty = {
    originalPenaltyPercentage: 100,
    priceIncrease: 50,
    lateBreakdown: 0,
    absentBreakdown: 100,
    behaviorBreakdown: 0,
  };
  await add('student_penalties', { ...pupil, ...penalty, expiresAt: at, createdAt: at });
  const { id: penaltyId } = await db
    .selectFrom('student_penalties')
    .select('id')
    .where('studentId', '=', studentId)
    .executeTakeFirstOrThrow();
  await anyTable(deps)
    .insertInto('penalty_ways_back')
    .values({ penaltyId, way: 'review', days: 1, takenAt: at })
    .execute();
  const [hearing] = await anyTable(deps)
    .insertInto('quran_hearings')
    .values({ ...pupil, textId: text.id, status: 'finished', requestKey: randomUUID(), startedAt: at, endedAt: at })
    .returning('id')
    .execute();
  const word = { textId: text.id, ...pupil, wordPosition: 1, status: 'completed' };
  const heard = { ...word, attempts: 1, incorrectAttempts: 0, grade: 4, lastAttemptAt: at, hearingId: hearing?.id };
  await add('quran_word_tracking', heard);
  const mark = {
    hearingId: hearing?.id,
    markKey: randomUUID(),
    action: 'complete',
    beforeAttempts: 0,
    beforeIncorrect: 0,
  };
  await add('quran_marks', { ...word, ...mark, madeAt: at });
  await add('quran_progress', { ...pupil, textId: text.id, grade: 4, startedAt: at, lastHeardAt: at });
  await add('quran_reading_days', { ...pupil, day: '2026-01-20' });
  await add('quran_skips', { ...pupil, reason: 'unwell', skippedAt: at });
  await add('quran_drill_words', {
    ...pupil,
    textId: text.id,
    wordPosition: 1,
    due: at,
    stability: 1,
    difficulty: 1,
    reps: 1,
    lapses: 0,
    addedAt: at,
  });
  await add('quran_drill_answers', { ...pupil, textId: text.id, wordPosition: 1, answeredAt: at, answer: 'good' });
  await add('login_issue_reports', {
    ...pupil,
    studentName: name,
    issueType: 'other',
    status: 'approved',
    reportedAt: at,
  });
  await anyTable(deps)
    .insertInto('sessions')
    .values({ tokenHash: randomUUID(), ...pupil, createdAt: at, lastSeenAt: at })
    .execute();
  for (const guard of [
    { scope: 'student-login', guardKey: String(login) },
    { scope: 'device-login', guardKey: `${randomUUID()} ${login}` },
  ])
    await anyTable(deps)
      .insertInto('attempt_guards')
      .values({ ...guard, failures: 1, lastFailureAt: at })
      .execute();
  await anyTable(deps)
    .insertInto('class_setups')
    .values({ kind: 'seats-4', setup: JSON.stringify({ width: 4, order: [studentId, otherId] }), version: 1 })
    .execute();
};

/** The name within a text, also one that is JSON. */
const withName = (text: string, name: string): string => {
  if (!/^[[{]/u.test(text)) return `${text} ${name}`;
  const value = JSON.parse(text) as AnyRow | unknown[];
  return JSON.stringify(Array.isArray(value) ? [...value, { note: `مع ${name}` }] : { ...value, note: `مع ${name}` });
};

/**
 * As if staff had written the name wherever a text is theirs to write, in one row of each such column. Answers the columns
 * that no row has a text in.
 */
export const nameEverywhere = async ({ deps }: World, name: string): Promise<string[]> => {
  const empty: string[] = [];
  for (const [table, { said = [] }] of Object.entries(HOLDINGS))
    for (const column of said) {
      const texts = anyTable(deps).selectFrom(table).select(sql.ref<string>(column).as('text'));
      const { text } = (await texts.where(column, 'is not', null).limit(1).executeTakeFirst()) ?? {};
      if (text === undefined) empty.push(`${table}.${column}`);
      else
        await anyTable(deps)
          .updateTable(table)
          .set({ [column]: withName(text, name) })
          .where(column, '=', text)
          .execute();
    }
  return empty;
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
