import type { PupilActor } from '#domain/access/actors';
import type { Difficulty } from '#domain/questions/kinds';
import type { Side } from '#domain/race/race';
import { COME_BACK_MS, STARTING_MS } from '#domain/race/rules';
import type { Deps } from '#server/platform/deps';
import type { RaceQuestion } from '#wire/race/events';
import { makeRaceService, type Outlet, raceQuestions } from './service.ts';

export interface Move {
  readonly by: Side;
  /** Since the move before, or since the start. */
  readonly afterMs: number;
  readonly isRight: boolean;
}

interface Script {
  readonly startsAt: Date;
  readonly difficulty: Difficulty;
  /** As many as it takes; what comes after the end is not asked for. */
  readonly moves: Iterable<Move>;
  /** Who goes when there are no more moves, and does not come back. */
  readonly quitter?: Side;
}

/** What the pages of both players would know. */
const listen = () => {
  const asked = new Map<number, RaceQuestion>();
  const known = { raceId: 0, isOver: false };
  const outlet: Outlet = {
    tell: (studentId, event, payload) => {
      if (event === 'game_over') known.isOver = true;
      if ('raceId' in payload && payload.raceId) known.raceId = payload.raceId;
      if ('question' in payload && payload.question) asked.set(studentId, payload.question);
    },
    cut: () => undefined,
  };
  return { asked, known, outlet };
};

export const placeOf = async ({ db }: Deps, { id, options }: RaceQuestion, isRight: boolean): Promise<number> => {
  const [question] = await raceQuestions(db, [id]);
  const right = options.indexOf(question?.options[question.answer] ?? '');
  return isRight ? right : (right + 1) % options.length;
};

/** A whole race as two pages play it, by a clock of its own; answers its id. */
export const runRace = async (
  deps: Deps,
  pupils: readonly [PupilActor, PupilActor],
  { startsAt, difficulty, moves, quitter }: Script,
): Promise<number> => {
  let now = startsAt.getTime() - STARTING_MS;
  const { asked, known, outlet } = listen();
  const service = makeRaceService({ ...deps, clock: () => new Date(now) }, outlet);
  const socketOf = ({ studentId }: PupilActor) => `demo-${studentId}`;
  for (const pupil of pupils)
    await service.join(pupil, { difficulty }, { tabId: socketOf(pupil), socketId: socketOf(pupil) });
  now = startsAt.getTime();
  await service.ring();
  for (const { by, afterMs, isRight } of moves) {
    now += afterMs;
    const pupil = pupils[by];
    const question = asked.get(pupil.studentId) as RaceQuestion;
    await service.answer(pupil, {
      raceId: known.raceId,
      questionId: question.id,
      number: question.number,
      answer: await placeOf(deps, question, isRight),
    });
    if (known.isOver) break;
  }
  if (quitter !== undefined && !known.isOver) {
    await service.leave(pupils[quitter], socketOf(pupils[quitter]));
    now += COME_BACK_MS;
    await service.ring();
  }
  await service.forget();
  return known.raceId;
};
