import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FORMER_STUDENT_ID } from '#domain/access/actors';
import { provideFormerStudent } from '#server/roster/service';
import { formerStudent } from '#strings/privacy/words';
import { auditLines } from '#tests/audit';
import { COURSE, LESSON, withTerm } from '#tests/classroom';
import { openFreshDatabase } from '#tests/databases';
import { agreedPupil } from '#tests/rewards';
import { startWorld, type World } from '#tests/world';
import { callPupils } from './migrations/091-called-as.ts';

const NAME = 'محمد أمين سعد الغامدي';
const CALLED = 'محمد أمين';

let world: World;
let teacher: Awaited<ReturnType<World['teacher']>>;
beforeEach(async () => {
  world = await startWorld({ gifts: COURSE });
  teacher = await world.teacher();
});
afterEach(() => world.close());

type Pupil = Awaited<ReturnType<World['pupil']>>;

const edit = (studentId: number, body: object) =>
  teacher.agent.call('PATCH /api/admin/students/:studentId', { params: { studentId }, body });
const greeted = async ({ agent }: Pupil) => {
  const { body } = await agent.call('GET /api/session');
  return body.kind === 'pupil' ? body.firstName : null;
};

describe('what staff write that a pupil is called', () => {
  it('stands wherever a first name does, from the next request on', async () => {
    const pupil = await agreedPupil(world, { name: NAME });
    const other = await agreedPupil(world);
    await withTerm(world);
    expect(await greeted(pupil)).toBe('محمد');
    expect((await edit(pupil.id, { calledAs: CALLED })).body).toMatchObject({ name: NAME, calledAs: CALLED });
    expect(await greeted(pupil)).toBe(CALLED);
    expect((await pupil.agent.call('GET /api/student/dashboard')).body.firstName).toBe(CALLED);

    const labels = (await other.agent.call('GET /api/student/practice')).body.roster.map(({ label }) => label);
    expect(labels).toContain(CALLED);
    const paid = { studentId: pupil.id, type: 'points', amount: 50, note: 'أحسنت', requestKey: randomUUID() };
    await teacher.agent.call('POST /api/admin/ledger', { body: paid });
    const glory = (await other.agent.call('GET /api/student/glory')).body;
    expect(glory.all.points.rows[0]).toMatchObject({ name: CALLED });

    const lesson = await teacher.agent.call('GET /api/admin/classroom/lessons/:day/:period/:class', { params: LESSON });
    const giving = await teacher.agent.call('GET /api/admin/rewards/giving');
    for (const { pupils } of [lesson.body, giving.body])
      expect(pupils.find(({ id }) => id === pupil.id)).toMatchObject({ name: NAME, firstName: CALLED });
  });

  it('is written down, goes with the pupil’s data and is gone with the pupil', async () => {
    const pupil = await world.pupil({ name: NAME });
    await edit(pupil.id, { calledAs: CALLED });
    const [line] = await auditLines(world, 'student_edited');
    expect(JSON.parse(line?.before ?? '')).toMatchObject({ called_as: null });
    expect(JSON.parse(line?.after ?? '')).toMatchObject({ called_as: CALLED });
    const { agent } = await world.admin();
    await agent.call('POST /api/admin/students/:studentId/erase', {
      params: { studentId: pupil.id },
      body: { name: NAME },
    });
    const lines = await world.deps.db.selectFrom('audit_log').selectAll().execute();
    expect(JSON.stringify(lines)).not.toContain(CALLED);
  });

  it('is no pupil’s to write, neither of another nor their own', async () => {
    const [pupil, other] = [await world.pupil(), await world.pupil({ name: NAME })];
    for (const { id: studentId } of [pupil, other]) {
      const params = { studentId };
      const answer = await pupil.agent.call('PATCH /api/admin/students/:studentId', {
        params,
        body: { calledAs: 'البطل' },
      });
      expect(answer.status).toBe(403);
    }
    expect(await greeted(other)).toBe('محمد');
  });

  it('stays when the name is mended; without it the first name follows the name', async () => {
    const pupil = await world.pupil({ name: 'عبد', calledAs: 'أبو سعد' });
    await edit(pupil.id, { name: 'عبد الرحمن سعد' });
    expect(await greeted(pupil)).toBe('أبو سعد');
    await edit(pupil.id, { calledAs: null });
    expect(await greeted(pupil)).toBe('عبد الرحمن');
    await edit(pupil.id, { name: 'نور الدين سعد' });
    expect(await greeted(pupil)).toBe('نور الدين');
  });
});

describe('a sheet', () => {
  const HEADER = ['الاسم', 'الصف', 'يُنادى'];
  const importRows = (...rows: readonly string[][]) =>
    teacher.agent.call('POST /api/admin/students/import', { body: { rows: [HEADER, ...rows] } });
  const undo = async () => {
    const importId = (await teacher.agent.call('GET /api/admin/students/import')).body.undoable?.importId ?? 0;
    return (await teacher.agent.call('POST /api/admin/students/import/undo', { body: { importId } })).body;
  };
  const firstNames = async () =>
    (await world.deps.db.selectFrom('students').select('firstName').where('id', '>', 999).orderBy('id').execute()).map(
      ({ firstName }) => firstName,
    );

  it('says what pupils are called, and is taken back', async () => {
    await world.student({ name: NAME, grade: 4 });
    expect((await importRows([NAME, '4', CALLED], ['سالم بن راشد', '5', 'أبو راشد'])).status).toBe(200);
    expect(await firstNames()).toEqual([CALLED, 'أبو راشد']);
    expect(await undo()).toEqual({ removed: 1, restored: 1, skipped: 0 });
    expect(await firstNames()).toEqual(['محمد']);
  });

  it('that was imported before anybody could say it is still taken back', async () => {
    await importRows(['سالم بن راشد', '5', '']);
    const after = JSON.stringify({ name: 'سالم بن راشد', grade: 5, nameReading: null, classId: null });
    await world.deps.db.updateTable('imported_students').set({ after }).execute();
    expect(await undo()).toEqual({ removed: 1, restored: 0, skipped: 0 });
  });
});

it('the first names of a school of before are found anew, and nobody else’s name is touched', async () => {
  const { db } = await openFreshDatabase({ gifts: [], now: new Date() });
  await provideFormerStudent(db, new Date().toISOString());
  await sql`alter table students drop column called_as`.execute(db);
  const at = new Date().toISOString();
  for (const [name, first] of [
    ['ابنة الصحراء حمد', 'ابنة'],
    ['سالم بن راشد', 'سالم'],
  ])
    await sql`insert into students (name, first_name, search_key, grade, created_at)
      values (${name}, ${first}, ${name}, 4, ${at})`.execute(db);
  await db.transaction().execute((trx) => callPupils().up(trx));
  const rows = await db.selectFrom('students').select(['id', 'firstName', 'calledAs']).orderBy('name').execute();
  expect(rows.filter(({ id }) => id > 999)).toMatchObject([
    { firstName: 'ابنة الصحراء', calledAs: null },
    { firstName: 'سالم', calledAs: null },
  ]);
  expect(rows.find(({ id }) => id === FORMER_STUDENT_ID)).toMatchObject({ firstName: formerStudent() });
  await db.destroy();
});
