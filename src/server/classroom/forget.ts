import type { Seats } from '#domain/classroom/setup';
import { pupilsOf, type Tap, tapWithin } from '#domain/classroom/taps';
import { countChanged } from '#server/platform/db/changes';
import { contains } from '#server/platform/db/contains';
import type { Executor } from '#server/platform/db/database';
import { type Written, writtenOf } from './settling.ts';

/** Who helped stays a time in which nobody did: what was marked meanwhile is of others. */
const tapWithout = (tap: Tap, studentId: number): Tap | null =>
  tap.type === 'helper' ? { ...tap, studentId: null } : tapWithin(tap, (id) => id !== studentId);

const forgetInTaps = async (trx: Executor, studentId: number): Promise<number> => {
  const rows = await trx
    .selectFrom('class_taps')
    .select(['sessionId', 'tapKey', 'tap'])
    .where(contains('tap', String(studentId)))
    .execute();
  const theirs = rows
    .map((row) => ({ ...row, tap: JSON.parse(row.tap) as Tap }))
    .filter(({ tap }) => pupilsOf(tap).includes(studentId));
  for (const { sessionId, tapKey, tap } of theirs) {
    const left = tapWithout(tap, studentId);
    if (left === null)
      await trx.deleteFrom('class_taps').where('sessionId', '=', sessionId).where('tapKey', '=', tapKey).execute();
    else
      await trx
        .updateTable('class_taps')
        .set({ tap: JSON.stringify(left) })
        .where('sessionId', '=', sessionId)
        .where('tapKey', '=', tapKey)
        .execute();
  }
  return theirs.length;
};

const writtenWithout = (written: Written, studentId: number): Written => ({
  ...written,
  pupils: written.pupils.filter((pupil) => pupil.studentId !== studentId),
  conduct: written.conduct.filter((line) => line.studentId !== studentId),
  distributions: written.distributions.map((each) =>
    each.helperId === studentId ? { ...each, helperId: null } : each,
  ),
  ratings: written.ratings.filter((rating) => rating.studentId !== studentId),
  penalised: written.penalised.filter((id) => id !== studentId),
});

const forgetInOutcomes = async (trx: Executor, studentId: number): Promise<number> => {
  const sessions = await trx
    .selectFrom('class_sessions')
    .select(['id', 'outcome'])
    .where(contains('outcome', String(studentId)))
    .execute();
  let changed = 0;
  for (const session of sessions) {
    const left = JSON.stringify(writtenWithout(writtenOf(session) as Written, studentId));
    if (left === session.outcome) continue;
    await trx.updateTable('class_sessions').set({ outcome: left }).where('id', '=', session.id).execute();
    changed += 1;
  }
  return changed;
};

const forgetInSeats = async (trx: Executor, studentId: number): Promise<number> => {
  const setups = await trx.selectFrom('class_setups').selectAll().where('kind', '<>', 'presets').execute();
  let changed = 0;
  for (const { kind, setup, version } of setups) {
    const { width, order } = JSON.parse(setup) as Seats;
    if (!order.includes(studentId)) continue;
    const left = JSON.stringify({ width, order: order.filter((id) => id !== studentId) });
    // Whoever arranges the seats on a page that still shows them is told that they changed.
    await trx
      .updateTable('class_setups')
      .set({ setup: left, version: version + 1 })
      .where('kind', '=', kind)
      .execute();
    changed += 1;
  }
  return changed;
};

/** Takes a pupil out of what lessons keep as text. What the lesson was for the others stays as it was. */
export const forgetInLessons = async (trx: Executor, studentId: number) => ({
  class_taps: await forgetInTaps(trx, studentId),
  class_sessions: await forgetInOutcomes(trx, studentId),
  class_setups: await forgetInSeats(trx, studentId),
});

export const forgetHelper = (executor: Executor, studentId: number): Promise<number> =>
  countChanged(
    executor.updateTable('session_distributions').set({ studentId: null }).where('studentId', '=', studentId),
  );
