import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_STUDENT_ID } from '#domain/access/actors';
import { auditLines } from '#tests/audit';
import { startWorld, type World } from '#tests/world';

let world: World;
let teacher: Awaited<ReturnType<World['teacher']>>;
beforeEach(async () => {
  world = await startWorld();
  teacher = await world.teacher();
});
afterEach(() => world.close());

const HEADER = ['الاسم', 'الصف', 'الشعبة'];
const importRows = (...rows: readonly string[][]) =>
  teacher.agent.call('POST /api/admin/students/import', { body: { rows: [HEADER, ...rows] } });
const last = async () => (await teacher.agent.call('GET /api/admin/students/import')).body.undoable;
const undo = (importId: number) => teacher.agent.call('POST /api/admin/students/import/undo', { body: { importId } });
const undoLast = async () => (await undo((await last())?.importId ?? 0)).body;
const students = () => world.deps.db.selectFrom('students').selectAll().orderBy('id').execute();
const named = async (name: string) => (await students()).find((row) => row.name === name);

const names = fc.constantFrom('سالم', 'ياسر', 'عمر', 'بدر', 'زيد');
const line = fc.tuple(names, fc.constantFrom('4', '5', '6'), fc.constantFrom('', 'أ', 'ب'));

describe('taking an import back', () => {
  it('restores the very same rows, whatever the sheet was', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { maxLength: 6 }),
        fc.array(line, { minLength: 1, maxLength: 6 }),
        async (...sheets) => {
          await world.deps.db.deleteFrom('students').where('id', '!=', DEMO_STUDENT_ID).execute();
          await importRows(...sheets[0]);
          const before = await students();
          const imported = await importRows(...sheets[1]);
          fc.pre(imported.status === 200 && imported.body.added + imported.body.changed > 0);
          expect(await undoLast()).toMatchObject({
            removed: imported.body.added,
            restored: imported.body.changed,
            skipped: 0,
          });
          expect(await students()).toEqual(before);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('leaves whoever has a login, a mark or another class by now, and says how many', async () => {
    await world.student({ name: 'سالم بن زيد', grade: 4 });
    await importRows(['سالم بن زيد', '5', 'أ'], ['جابر', '6', ''], ['وليد', '6', ''], ['فهد', '6', '']);
    const [salem, jaber, walid] = await Promise.all(['سالم بن زيد', 'جابر', 'وليد'].map(named));
    await teacher.agent.call('PATCH /api/admin/students/:studentId', {
      params: { studentId: salem?.id ?? 0 },
      body: { classId: 'ب' },
    });
    await teacher.agent.call('POST /api/admin/students/:studentId/credentials', {
      params: { studentId: jaber?.id ?? 0 },
    });
    await world.deps.db
      .insertInto('pupil_scenes')
      .values({ studentId: walid?.id ?? 0, scene: 'level-2', seenAt: '2026-09-01T08:00:00.000Z' })
      .execute();
    expect(await undoLast()).toEqual({ removed: 1, restored: 0, skipped: 3 });
    expect(await named('فهد')).toBeUndefined();
    expect(await named('جابر')).toBeDefined();
    expect(await named('سالم بن زيد')).toMatchObject({ grade: 5, classId: 'ب' });
    expect(await auditLines(world, 'import_undone')).toMatchObject([{ staffId: teacher.id }]);
  });

  it('brings nobody back to a grade where another of that name is now', async () => {
    await world.student({ name: 'سالم بن زيد', grade: 4 });
    await importRows(['سالم بن زيد', '5', '']);
    await world.student({ name: 'سالم بن زيد', grade: 4 });
    expect(await undoLast()).toEqual({ removed: 0, restored: 0, skipped: 1 });
    expect((await students()).filter(({ name, grade }) => name === 'سالم بن زيد' && grade === 4)).toHaveLength(1);
  });

  it('takes back the latest alone, and each once', async () => {
    expect(await last()).toBeNull();
    await importRows(['جابر', '6', '']);
    const first = await last();
    await importRows(['وليد', '6', '']);
    const second = await last();
    expect(second).toMatchObject({ by: teacher.name, added: 1, changed: 0 });
    expect((await undo(first?.importId ?? 0)).error).toMatchObject({ code: 'import_not_found' });
    const answers = await Promise.all([undo(second?.importId ?? 0), undo(second?.importId ?? 0)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await last()).toEqual(first);
    expect(await named('جابر')).toBeDefined();
  });

  it('is no business of a pupil', async () => {
    const pupil = await world.pupil();
    await importRows(['جابر', '6', '']);
    const importId = (await last())?.importId ?? 0;
    const answer = await pupil.agent.call('POST /api/admin/students/import/undo', { body: { importId } });
    expect(answer.status).toBe(403);
    expect(await named('جابر')).toBeDefined();
  });

  it('an import that changed nothing leaves the one before it to be taken back', async () => {
    await importRows(['جابر', '6', '']);
    const first = await last();
    await importRows(['جابر', '6', '']);
    expect(await last()).toEqual(first);
  });
});
