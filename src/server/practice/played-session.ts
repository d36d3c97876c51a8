import { type Card, type Game, type GameState, replayGame } from '#domain/practice/game';
import { kindOf } from '#domain/practice/kinds';
import { optionCount } from '#domain/questions/questions';
import type { Executor } from '#server/platform/db/database';
import type { RowOf } from '#server/platform/db/prepared';
import { optionsOf, questionVersions, type VersionRow } from '#server/questions/service';
import * as queries from './queries.ts';

const cardOf = (row: VersionRow): Card => ({
  questionId: row.questionId,
  type: row.type,
  optionCount: optionCount({ type: row.type, options: optionsOf(row) }),
  answer: row.answer,
  points: row.points,
});

/** A session with everything that was answered in it. */
export interface PlayedSession {
  readonly session: queries.SessionRow;
  readonly questions: readonly VersionRow[];
  readonly game: Game;
  readonly answers: readonly RowOf<typeof queries.listAnswers>[];
}

export const readPlayed = async (executor: Executor, session: queries.SessionRow): Promise<PlayedSession> => {
  const questions = await questionVersions(executor, JSON.parse(session.deck) as number[]);
  const { rows } = await queries.listAnswers(executor, { sessionId: session.id });
  return {
    session,
    questions,
    game: { ...kindOf(session), seed: session.seed, deck: questions.map(cardOf) },
    answers: rows,
  };
};

/** What is stored was judged when it came, so it replays; null where the rules have changed since. */
export const replayStored = ({ game, answers }: Pick<PlayedSession, 'game' | 'answers'>): GameState | null => {
  const replayed = replayGame(game, answers);
  return replayed.kind === 'replayed' ? replayed.state : null;
};

/** Milliseconds since the session was opened. */
export const elapsedOf = ({ openedAt }: Pick<queries.SessionRow, 'openedAt'>, now: Date): number =>
  Math.max(0, now.getTime() - Date.parse(openedAt));
