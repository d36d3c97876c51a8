import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { outcomeOf } from '#domain/classroom/outcome';
import { registerOf } from '#domain/classroom/register';
import type { Tap, TapAction } from '#domain/classroom/taps';
import { checkLedger } from '#server/ledger/service';
import type { Agent } from '#tests/agent';
import { COURSE, LESSON, logsThatCount, tap, withTerm } from '#tests/classroom';
import { startWorld, type World } from '#tests/world';

let world: World;
let teacher: Agent;
let ids: number[];
beforeEach(async () => {
  world = await startWorld({ gifts: COURSE });
  teacher = (await world.teacher()).agent;
  await withTerm(world);
  ids = [];
  for (let at = 0; at < 4; at++) ids.push((await world.pupil({ grade: 4 })).id);
});
afterEach(() => world.close());

/** Each run has a lesson of its own. */
const LESSONS = [LESSON, { day: '2026-01-29', period: 1, class: '4' }, { day: '2026-01-28', period: 2, class: '4' }];

const ACTIONS: Readonly<Record<string, (id: number) => TapAction>> = {
  absent: (id) => ({ type: 'absent', studentIds: [...new Set([...ids.slice(0, 2), id])] }),
  present: (id) => ({ type: 'present', studentIds: [id] }),
  late: (id) => ({ type: 'late', studentIds: [id], minutesLate: 3 }),
  severe: (id) => ({ type: 'behavior', studentIds: [id], behaviorType: 'severe', note: null }),
  positive: (id) => ({ type: 'positive', studentIds: [id], note: null }),
  negative: (id) => ({ type: 'negative', studentIds: [id], note: null }),
  helper: (id) => ({ type: 'helper', studentId: id }),
  end: () => ({ type: 'end' }),
};

const step = fc.record({
  kind: fc.constantFrom(...Object.keys(ACTIONS), 'undo', 'again'),
  pupil: fc.nat(3),
  of: fc.nat(30),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const tapOf = ({ kind, pupil, of }: Step, made: readonly Tap[]): Tap[] => {
  const before = made[of % Math.max(1, made.length)];
  if (kind === 'again') return before ? [before] : [];
  // Also of a tap that nobody knows.
  if (kind === 'undo') return [tap({ type: 'undo', undoes: before?.key ?? randomUUID() })];
  const action = ACTIONS[kind]?.(ids[pupil] ?? 0);
  return action ? [tap(action)] : [];
};

const sendAll = async (at: typeof LESSON, batches: readonly (readonly Step[])[]): Promise<Tap[]> => {
  const made: Tap[] = [];
  for (const batch of batches) {
    const taps = batch.flatMap((each) => tapOf(each, made));
    made.push(...taps);
    const request = { params: at, body: { taps } };
    const { body } = await teacher.call('POST /api/admin/classroom/lessons/:day/:period/:class/taps', request);
    expect(body.refused).toEqual([]);
  }
  return made;
};

const pointsOfDay = async (day: string): Promise<Map<number, number>> => {
  const rows = await world.deps.db
    .selectFrom('points_logs as l')
    .innerJoin('class_sessions as c', 'c.id', 'l.sessionId')
    .select(({ fn }) => ['l.studentId', fn.sum<number>('l.value').as('points')])
    .where('c.day', '=', day)
    .groupBy('l.studentId')
    .execute();
  return new Map(rows.map(({ studentId, points }) => [studentId, Number(points)]));
};

it('any order of taps, undos, repeats and late arrivals writes what the log replayed says', async () => {
  let run = 0;
  const property = fc.asyncProperty(fc.array(fc.array(step, { maxLength: 6 }), { maxLength: 8 }), async (batches) => {
    const at = LESSONS[run++] ?? LESSON;
    const made = await sendAll(at, [...batches, [{ kind: 'end', pupil: 0, of: 0 }]]);
    const { body } = await teacher.call('GET /api/admin/classroom/lessons/:day/:period/:class', { params: at });
    const expected = outcomeOf(registerOf(made), (id) => ids.includes(id));
    expect(outcomeOf(registerOf(body.taps), (id) => ids.includes(id))).toEqual(expected);
    expect(body.written).toMatchObject({ pupils: expected.pupils, logs: expected.conduct.length });
    const logs = (await logsThatCount(world)).filter(({ logDate }) => logDate === at.day);
    expect(logs.map((log) => `${log.requestKey}/${log.studentId}`).toSorted()).toEqual(
      expected.conduct.map(({ key, studentId }) => `${key}/${studentId}`).toSorted(),
    );
    const points = await pointsOfDay(at.day);
    for (const pupil of expected.pupils) expect(points.get(pupil.studentId) ?? 0).toBe(pupil.points);
    expect(await checkLedger(world.deps.db)).toEqual([]);
  });
  await fc.assert(property, { numRuns: LESSONS.length, endOnFailure: true });
});
