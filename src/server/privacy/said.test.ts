import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FORMER_STUDENT_ID } from '#domain/access/actors';
import { PRESET_KINDS } from '#domain/classroom/setup';
import { BEHAVIOR_TYPES } from '#domain/penalties/incidents';
import { provideCurricula } from '#server/curriculum/service';
import { termFields } from '#tests/calendar';
import { anyTable, findIn } from '#tests/erasing';
import { startWorld, type World } from '#tests/world';
import { HOLDINGS, type Holding } from './registry.ts';

/**
 * Why nobody writes a pupil's name there, or why it is gone although it is not in `said`. A star stands for any part of
 * «table.column».
 */
const UNWRITTEN: Readonly<Record<string, readonly string[]>> = {
  'a moment, a day or a span of days': [
    ...['*_at', '*_on', '*_until', '*_date', '*_day', '*_login', '*.at', '*.day', '*.due', '*.week'],
    ...['*.period', '*.timestamp*', 'store_settings.hours'],
  ],
  'a number, a key or a secret that a program draws': [
    ...['*.id', '*_id', '*_key', '*_hash', '*.mac', '*.seal', '*.nonce', '*.sha256', '*.sealed_*', '*.hashed_password'],
    ...['*.special_password', '*.qr_code_data', '*.profile_image'],
  ],
  'one word of a closed list': [
    ...['*.status', '*.state', '*_status', '*.kind', '*.type', '*_type', '*.mode', '*_source', 'quran_audio.source'],
    ...['*.scope', '*.purpose', '*.extension', '*.role', '*.course', '*.strand', '*.subject', '*.use', '*.difficulty'],
    ...[
      '*.audience',
      '*.attendance',
      '*.activity',
      '*.board',
      '*.scene',
      '*.way',
      '*.category',
      '*.icon',
      '*.gradient',
    ],
    ...['*.permission', '*.phase', '*.ending', '*.fault', '*.action', '*.table_name', '*mistake', '*.mark'],
    ...['quran_drill_answers.answer', 'quran_skips.reason', 'points_logs.reason', 'student_penalties.cleared_by'],
    ...['practice_scores.left_out', 'setup_put_off.step', 'list_columns.fields'],
    'school.school_of',
  ],
  'made by a program of numbers and words of its own': [
    ...[
      '*.deck',
      '*.racers',
      '*.student_answers',
      'race_results.questions',
      'exam_corrections.*',
      '*.reviews',
      '*.shape',
    ],
    ...[
      '*.practice_set',
      '*.counts',
      '*.before_drill',
      '*.cause',
      'curricula.weeks',
      'term_curricula.weeks',
      'backups.file',
      'promotions.result',
    ],
    ...['quran_audio.audio_file', 'sessions.user_agent', 'kysely_migration*.name'],
    ...['staff_passkeys.host', 'staff_passkeys.transports'],
  ],
  'the pupil’s own name in a row that goes with the pupil, or is made nameless': [
    ...['students.name', 'students.first_name', 'students.name_reading', 'students.search_key', 'students.class_id'],
    'students.called_as',
    ...['imported_students.*', '*.student_name'],
  ],
  'what a section of the school is called': ['class_sessions.section', 'curriculum_taught.section', 'staff.classes'],
  'forgotten by the audit log itself': ['audit_log.*'],
  'the name and address of staff, or of the school': ['staff*.name', 'staff.email', 'school.name'],
  'verses as they are published': ['quran_verses.text', 'quran_texts.content', 'curriculum_lessons.verses'],
  'reciters, who are known to the public': ['quran_reciters.name', 'quran_reciters.display_name'],
  'what is taught: a name in it is of somebody whom pupils learn about': [
    ...['question_versions.*', '*.matching_options', 'exams.questions'],
    ...['curriculum_lessons.unit', 'curriculum_lessons.topic', 'curriculum_lessons.source'],
  ],
};

const patterns = Object.values(UNWRITTEN).flat();
const isMeantBy = (pattern: string, column: string): boolean =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`, 'u').test(column);

const said = Object.entries<Holding>(HOLDINGS).flatMap(([table, holding]) =>
  (holding.said ?? []).map((column) => ({ table, column })),
);

/** A number that nothing has. */
const NOBODY = 987_654_321;

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

describe('the texts of all tables', () => {
  let texts: string[];
  beforeAll(async () => {
    const tables = await world.deps.db.introspection.getTables({ withInternalKyselyTables: true });
    texts = tables
      .filter(({ name }) => name in HOLDINGS)
      .flatMap(({ name, columns }) =>
        columns.filter(({ dataType }) => /text|char/iu.test(dataType)).map((column) => `${name}.${column.name}`),
      );
  });

  it('stand in what people say, or are written by nobody for a reason', () => {
    const saidTexts = said.map(({ table, column }) => `${table}.${column}`);
    const open = texts.filter((text) => !saidTexts.includes(text) && !patterns.some((each) => isMeantBy(each, text)));
    expect(open, 'columns to be named in `said` of registry.ts, or here with the reason').toEqual([]);
    expect(
      saidTexts.filter((text) => !texts.includes(text)),
      'said, and not there',
    ).toEqual([]);
  });

  it('have no reason that is about none of them', () => {
    expect(patterns.filter((pattern) => !texts.some((text) => isMeantBy(pattern, text)))).toEqual([]);
  });
});

it('have lost the name of an erased pupil in what was written about others in a lesson, a term and the store', async () => {
  const { agent } = await world.admin();
  const { id, name } = await world.student({ name: 'فهد بن ناصر' });
  const note = JSON.stringify({ note: `تشاجر مع ${name}` });
  const at = world.deps.clock().toISOString();
  const db = anyTable(world.deps);
  await db.insertInto('class_setups').values({ kind: 'presets', setup: note, version: 1 }).execute();
  const term = { requestKey: 'k', name: `فصل ${name}`, startsOn: '2020-01-01', endsOn: '2020-02-01', plan: note };
  await db
    .insertInto('school_terms')
    .values({ ...term, version: 1, createdAt: at })
    .execute();
  const params = { studentId: id };
  expect((await agent.call('POST /api/admin/students/:studentId/erase', { params, body: { name } })).status).toBe(200);
  const { name: former } = (await db
    .selectFrom('students')
    .where('id', '=', FORMER_STUDENT_ID)
    .select('name')
    .executeTakeFirstOrThrow()) as { name: string };
  expect(await db.selectFrom('class_setups').select('setup').execute()).toEqual([
    { setup: note.replace(name, former) },
  ]);
  expect(await db.selectFrom('school_terms').select(['name', 'plan']).execute()).toEqual([
    { name: `فصل ${former}`, plan: note.replace(name, former) },
  ]);
});

it('have lost it where a teacher typed it in a lesson, of another pupil, and among the notes that are at hand', async () => {
  const own = await startWorld();
  await provideCurricula(own.deps);
  const [{ agent }, other] = [await own.admin(), await own.student()];
  const { id, name } = await own.student({ name: 'ماجد بن خليفة' });
  const term = { ...termFields(), name: 'فصل جارٍ', start: '2025-11-02', end: '2026-02-07', exceptions: [] };
  await agent.call('POST /api/admin/school-terms', { body: { ...term, requestKey: randomUUID() } });
  const note = `تشاجر مع ${name}`;
  const taps = [
    { type: 'behavior', studentIds: [other.id], behaviorType: BEHAVIOR_TYPES[0], note },
    { type: 'positive', studentIds: [other.id], note },
    { type: 'end' },
  ].map((tap) => ({ ...tap, key: randomUUID() }));
  const params = { day: '2026-02-01', period: 1, class: '4' };
  const sent = await agent.call('POST /api/admin/classroom/lessons/:day/:period/:class/taps', {
    params,
    body: { taps },
  });
  expect(sent.status).toBe(200);
  const presets = [{ kind: PRESET_KINDS[0], text: `مثل ${name}` }];
  const kept = await agent.call('PUT /api/admin/classroom/presets', { body: { version: 0, presets } });
  expect(kept.status).toBe(200);
  const found = await findIn(own.deps, [NOBODY], [name]);
  const tables = new Set(found.map((each) => each.split('.', 1)[0]));
  expect(tables).toEqual(
    new Set(['audit_log', 'class_sessions', 'class_setups', 'class_taps', 'student_logs', 'students']),
  );
  expect(
    (await agent.call('POST /api/admin/students/:studentId/erase', { params: { studentId: id }, body: { name } }))
      .status,
  ).toBe(200);
  expect(await findIn(own.deps, [NOBODY], [name])).toEqual([]);
  await own.close();
});

it('are told apart where no two may be alike, so that the second pupil whom they name can be erased too', async () => {
  const { agent } = await world.admin();
  const pupils = [await world.student({ name: 'راكان بن فيصل' }), await world.student({ name: 'تركي بن فيصل' })];
  const at = world.deps.clock().toISOString();
  const db = anyTable(world.deps);
  for (const { id, name } of pupils) {
    const exam = { requestKey: `exam-${id}`, title: `تعويضي ${name}`, grade: 4, examDate: '2026-02-01' };
    const empty = { matchingOptions: '[]', questions: '[]', reviews: '[]' };
    await db
      .insertInto('exams')
      .values({ ...exam, ...empty, createdAt: at })
      .execute();
    await db
      .insertInto('privilege_offers')
      .values({ text: `مقعد ${name}`, createdAt: at })
      .execute();
  }
  for (const { id, name } of pupils) {
    const erased = await agent.call('POST /api/admin/students/:studentId/erase', {
      params: { studentId: id },
      body: { name },
    });
    expect(erased.status).toBe(200);
  }
  expect(await db.selectFrom('exams').select('title').orderBy('id').execute()).toEqual([
    { title: 'تعويضي طالب سابق' },
    { title: 'تعويضي طالب سابق ٢' },
  ]);
  expect(await db.selectFrom('privilege_offers').select('text').orderBy('id').execute()).toEqual([
    { text: 'مقعد طالب سابق' },
    { text: 'مقعد طالب سابق ٢' },
  ]);
});
