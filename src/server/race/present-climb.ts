import type { PupilActor } from '#domain/access/actors';
import { arrivalOf, outcomeOf, positionAt, stepTimes } from '#domain/race/duel';
import { otherSide, type Race, type Side } from '#domain/race/race';
import { percentOf } from '#domain/race/result';
import { contentOf, WINNER_ANSWERS_MIN, WINNER_SCORE } from '#domain/race/rules';
import type { Duel } from '#wire/race/challenges';
import type { RaceReplay } from '#wire/race/history';
import { climbOf, type LoadedDuel, otherName, outcomeFor, ownSideOf, startOf } from './duel-standing.ts';
import { presentReplay } from './history.ts';
import { viewFor } from './present.ts';
import type { AskedQuestion } from './questions.ts';
import type { StoredAnswer } from './results.ts';

/** As a race of both on one clock, that of whoever climbed later; what came after the end is left out. */
const replayOf = (loaded: LoadedDuel, viewer: PupilActor): RaceReplay | null => {
  const { row, duel } = loaded;
  const startsAt = startOf(loaded, 1);
  const outcome = outcomeOf(duel.runs);
  if (startsAt === null || !outcome) return null;
  const winner = outcome.winner ?? 0;
  const loser = otherSide(winner);
  const storedOf = (side: Side): StoredAnswer[] =>
    duel.runs[side]
      .filter(({ at }) => at <= outcome.at)
      .map(({ number, at, ...answer }) => ({
        ...answer,
        questionId: (duel.deck[(number - 1) % duel.deck.length] as AskedQuestion).questionId,
        at: new Date(startsAt + at).toISOString(),
      }));
  const answers = { winner: storedOf(winner), loser: storedOf(loser) };
  const asked = Math.max(answers.winner.length, answers.loser.length);
  const names = [
    { id: row.fromId, name: row.fromName, firstName: row.fromFirstName },
    { id: row.toId, name: row.toName, firstName: row.toFirstName },
  ] as const;
  const result = {
    id: row.id,
    grade: row.grade,
    difficulty: row.difficulty,
    contentId: contentOf(row.grade),
    ending: 'finished',
    gameDuration: Math.round(outcome.at / 1000),
    startedAt: new Date(startsAt).toISOString(),
    endedAt: new Date(startsAt + outcome.at).toISOString(),
    isFlawless: answers.winner.length === WINNER_ANSWERS_MIN ? 1 : 0,
    winnerId: names[winner].id,
    winnerName: names[winner].name,
    winnerFirstName: names[winner].firstName,
    winnerScore: WINNER_SCORE,
    loserId: names[loser].id,
    loserName: names[loser].name,
    loserFirstName: names[loser].firstName,
    loserScore: percentOf(positionAt(duel.runs[loser], outcome.at)),
  } as const;
  const replay = presentReplay({ result, answers, questions: duel.deck.slice(0, asked) }, viewer);
  if (outcome.winner !== null) return replay;
  return { ...replay, players: replay.players.map((player) => ({ ...player, hasWon: false })) };
};

const presentClimb = ({ row, duel }: LoadedDuel, side: Side, race: Race, now: number): Duel['climb'] => {
  const facts = {
    ...row,
    contentId: contentOf(row.grade),
    firstId: row.fromId,
    secondId: row.toId,
    firstName: row.fromFirstName,
    secondName: row.toFirstName,
  };
  const version = race.racers[side].answered + (race.phase === 'starting' ? 0 : 1);
  return {
    view: viewFor({ facts, version, dueAt: null, race: { ...race, deck: duel.deck } }, side, now),
    elapsedMs: now - race.startsAt,
    otherSteps: side === 1 ? [...stepTimes(duel.runs[0])] : [],
  };
};

const stateOf = ({ row }: LoadedDuel, side: Side, race: Race | null): Duel['state'] => {
  const isOver = race?.phase === 'over';
  if (row.state === 'running') return isOver ? 'dropped' : 'climbing';
  if (row.state === 'waiting') return side === 0 ? 'sent' : 'asked';
  if (row.state === 'finished') return 'over';
  if (row.state !== 'answering') return row.state;
  if (side === 0) return 'sent';
  return isOver ? 'over' : 'climbing';
};

/** To one of the two; with the climb that has just ended where it is given. */
export const presentDuel = (
  loaded: LoadedDuel,
  pupil: PupilActor,
  now: number,
  justClimbed: Race | null = null,
): Duel => {
  const { row, duel } = loaded;
  const side = ownSideOf(row, pupil.studentId);
  const race = climbOf(loaded, side, now) ?? justClimbed;
  const state = stateOf(loaded, side, race);
  const isOver = state === 'over';
  return {
    id: row.id,
    name: otherName(row, side),
    difficulty: row.difficulty,
    state,
    isAsker: side === 0,
    expiresAt: row.state === 'waiting' ? row.expiresAt : null,
    toBeatMs: arrivalOf(duel.runs[0]),
    climb: race && presentClimb(loaded, side, race, now),
    replay: isOver ? replayOf(loaded, pupil) : null,
    outcome: isOver ? outcomeFor(outcomeOf(duel.runs)?.winner ?? null, side) : null,
  };
};
