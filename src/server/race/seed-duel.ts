import type { PupilActor } from '#domain/access/actors';
import type { Difficulty } from '#domain/questions/kinds';
import { STARTING_MS } from '#domain/race/rules';
import type { Deps } from '#server/platform/deps';
import { answerDuel, openDuel, readDuel } from './duels.ts';
import { presentDuel } from './present-climb.ts';
import { placeOf } from './seed-race.ts';
import { challenge } from './service.ts';

interface Script {
  readonly startsAt: Date;
  readonly difficulty: Difficulty;
  /** How long each answer took, and whether it was right; the last one reaches the summit. */
  readonly moves: readonly { readonly afterMs: number; readonly isRight: boolean }[];
}

/** One pupil climbs for a classmate who was not there, by a clock of its own. */
export const runDuel = async (
  deps: Deps,
  pupil: PupilActor,
  studentId: number,
  { startsAt, difficulty, moves }: Script,
): Promise<number> => {
  let now = startsAt.getTime() - STARTING_MS;
  const then: Deps = { ...deps, clock: () => new Date(now) };
  const id = await openDuel(then, pupil, { challengeId: await challenge(then, pupil, { studentId, difficulty }) });
  now += STARTING_MS;
  for (const { afterMs, isRight } of moves) {
    now += afterMs;
    const question = presentDuel(await readDuel(then, pupil, id), pupil, now).climb?.view.question;
    if (!question) throw new Error('Demo school: a climb that is over sooner than was planned');
    const answer = await placeOf(deps, question, isRight);
    await answerDuel(then, pupil, id, { questionId: question.id, number: question.number, answer });
  }
  return id;
};
