import { fillMissing } from './erasing.ts';
import type { World } from './world.ts';

/** The pupil of the demo school who has something of everything: what is missing is given. */
export const busyPupilOf = async (world: World) => {
  const { db } = world.deps;
  const busy = await db
    .selectFrom('contest_winners as w')
    .innerJoin('students_credentials as c', 'c.studentId', 'w.studentId')
    .innerJoin('students as s', 's.id', 'w.studentId')
    .select(['s.id', 's.grade', 'c.loginId'])
    .executeTakeFirstOrThrow();
  // Two have one duel with each other, and no other one while it is open.
  const other = await db
    .selectFrom('students')
    .select('id')
    .where('id', '>', busy.id)
    .where('id', 'not in', db.selectFrom('duels').select('fromId'))
    .where('id', 'not in', db.selectFrom('duels').select('toId'))
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await fillMissing(world, busy.id, other.id, busy.loginId as number);
  return busy;
};
