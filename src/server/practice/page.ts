import { DEMO_STUDENT_ID, type PupilActor } from '#domain/access/actors';
import { firstName } from '#domain/roster/first-name';
import type { Deps } from '#server/platform/deps';
import { readGrade } from '#server/roster/service';
import { listOwnBests } from './bests-queries.ts';
import { openPeriod } from './periods.ts';
import { readPlayed } from './played-session.ts';
import { contestOf, presentBest, presentSession } from './present.ts';
import { findResumable } from './sessions.ts';

/** Everything that the practice page opens with. */
export const readPractice = async (deps: Deps, pupil: PupilActor) => {
  const { studentId, grade } = pupil;
  const now = deps.clock();
  const period = await openPeriod(deps.db, now);
  const session = await findResumable(deps, pupil);
  const roster = await readGrade(deps.db, pupil);
  const bests = period ? (await listOwnBests(deps.db, { contestId: period.id, studentId })).rows : [];
  return {
    studentId,
    grade,
    isOpen: period !== null,
    contest: contestOf(period, now),
    roster: roster.map(({ nameReading, ...name }) => ({ ...name, reading: nameReading && firstName(nameReading) })),
    needsPassword: studentId === DEMO_STUDENT_ID,
    seal: pupil.enteredBy ? null : deps.secrets.outboxKey(pupil.kind, studentId),
    session: session && presentSession(await readPlayed(deps.db, session), now),
    bests: bests.map(presentBest),
  };
};
