import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_STUDENT_ID } from '#domain/access/actors';
import { PUPIL_PARTS } from '#domain/roster/pupil-page';
import type { Agent } from '#tests/agent';
import { startWorld, type World } from '#tests/world';
import type { Timeline } from '#wire/roster';

let world: World;
let staff: Agent;
beforeAll(async () => {
  world = await startWorld({ gifts: ['quran'] });
  staff = (await world.teacher()).agent;
});
afterAll(() => world.close());

const page = (agent: Agent, studentId: number) =>
  agent.call('GET /api/admin/students/:studentId', { params: { studentId } });

const adjust = (studentId: number, amount: number, note: string) =>
  staff.call('POST /api/admin/ledger', {
    body: { studentId, type: 'points', amount, note, requestKey: randomUUID() },
  });

const message = (studentId: number, text: string) =>
  staff.call('POST /api/admin/messages', {
    body: { to: { kind: 'students', ids: [studentId] }, text, requestKey: randomUUID() },
  });

const notesOf = ({ entries }: Timeline) => entries.map(({ note }) => note);

describe('the page of a pupil', () => {
  it('is for staff alone, and for nobody who does not exist', async () => {
    const [pupil, other] = [await world.pupil(), await world.pupil()];
    for (const { id } of [pupil, other]) expect((await page(pupil.agent, id)).status).toBe(403);
    expect((await page(world.nobody(), pupil.id)).status).toBe(401);
    const unknown = await page(staff, 5_000_000);
    expect([unknown.status, unknown.error.code]).toEqual([404, 'student_not_found']);
    const params = { studentId: 5_000_000 };
    const query = { before: world.deps.clock().toISOString() };
    const story = await staff.call('GET /api/admin/students/:studentId/timeline', { params, query });
    expect(story.error.code).toBe('student_not_found');
  });

  it('says every part of them once, in order, of one who did nothing and of the try-out pupil too', async () => {
    const { id } = await world.student();
    for (const studentId of [id, DEMO_STUDENT_ID]) {
      const { body } = await page(staff, studentId);
      expect(body.student.id).toBe(studentId);
      expect(body.standings.map(({ kind }) => kind)).toEqual(PUPIL_PARTS);
      for (const { kind, value } of body.standings) expect(value, kind).not.toBe('');
    }
  });

  it('tells what happened to this pupil and to nobody else, newest first', async () => {
    const [pupil, other] = [await world.pupil(), await world.student()];
    await adjust(pupil.id, 60, 'أحسن');
    world.forward(60);
    await adjust(other.id, 30, 'لغيره');
    await message(other.id, 'رسالة لغيره');
    world.forward(60);
    await message(pupil.id, 'رسالة له');
    world.forward(60);
    const log = { studentIds: [pupil.id], incident: { type: 'absent' }, logDate: '2026-02-01', note: 'غاب' };
    await staff.call('POST /api/admin/penalties/logs', { body: { ...log, requestKey: randomUUID() } });
    world.forward(60);
    const hearing = { studentId: pupil.id, textId: 4, requestKey: randomUUID() };
    await staff.call('POST /api/admin/tracking/hearings', { body: hearing });
    const { body } = await page(staff, pupil.id);
    expect(body.timeline.entries.map(({ kind }) => kind)).toEqual(['quran', 'conduct', 'messages', 'level']);
    expect(body.timeline.nextBefore).toBeNull();
    const said = new Map(body.standings.map(({ kind, value }) => [kind, value]));
    expect(said.get('level')).toBe('المجتهد');
    expect(said.get('messages')).toBe('رسالة واحدة');
    expect(said.get('conduct')).toBe('١٠٪');
  });

  it('goes on page by page without a gap or a repeat, also where much happened at one moment', async () => {
    const { id } = await world.student();
    const notes: string[] = [];
    for (let made = 0; made < 50; made += 1) {
      notes.unshift(`سطر ${made}`);
      await adjust(id, 1, `سطر ${made}`);
      if (made % 3 === 0) world.forward(1);
    }
    const seen: (string | null)[] = [];
    let next: Timeline | null = (await page(staff, id)).body.timeline;
    while (next) {
      seen.push(...notesOf(next));
      const before: string | null = next.nextBefore;
      const params = { studentId: id };
      next = before
        ? (await staff.call('GET /api/admin/students/:studentId/timeline', { params, query: { before } })).body
        : null;
    }
    expect(seen.toSorted()).toEqual(notes.toSorted());
  });
});
