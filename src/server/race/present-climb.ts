import type { PupilActor } from '#domain/access/actors';
import { arrivalOf, outcomeOf, positionAt, type RecordedAnswer, stepTimes } from '#domain/race/duel';
import { otherSide, type Race, type Side } from '#domain/race/race';
import { percentOf } from '#domain/race/result';
import { contentOf, WINNER_ANSWERS_MIN, WINNER_SCORE } from '#domain/race/rules';
import type { Duel } from '#wire/race/duels';
import type { RaceReplay } from '#wire/race/history';
import { climbOf, type LoadedDuel, startOf } from './duel-standing.ts';
import { viewFor } from './present.ts';
import { otherName, outcomeFor, ownSideOf } from './present-duel.ts';
import { presentReplay } from './present-history.ts';
import type { AskedQuestion } from './questions.ts';
import type { StoredAnswers } from './results.ts';

/** As a race of both on one clock, that of whoever climbed later; what came after the end is left out. */
const replayOf = (loaded: LoadedDuel, viewer: PupilActor | null): RaceReplay | null => {
  const { row, duel } = loaded;
  const startsAt = startOf(loaded, 1);
  const outcome = outcomeOf(duel.runs);
  if (startsAt === null || !outcome) return null;
  const runs = duel.runs.map((run) => run.filter(({ at }) => at <= outcome.at));
  const winner = outcome.winner ?? 0;
  const storedOf = (side: Side) =>
    (runs[side] as RecordedAnswer[]).map(({ number, choice, isCorrect, at }) => ({
      questionId: (duel.deck[(number - 1) % duel.deck.length] as AskedQuestion).questionId,
      choice,
      isCorrect,
      at: new Date(startsAt + at).toISOString(),
    }));
  const stored: StoredAnswers = { winner: storedOf(winner), loser: storedOf(otherSide(winner)) };
  const asked = Math.min(duel.deck.length, Math.max(stored.winner.length, stored.loser.length));
  const sides = [
    { id: row.fromId, name: row.fromName, first: row.fromFirstName },
    { id: row.toId, name: row.toName, first: row.toFirstName },
  ] as const;
  const [first, second] = [sides[winner], sides[otherSide(winner)]];
  const replay = presentReplay(
    {
      result: {
        raceId: row.id,
        grade: row.grade,
        difficulty: row.difficulty,
        contentId: contentOf(row.grade),
        ending: 'finished',
        gameDuration: Math.round(outcome.at / 1000),
        endedAt: new Date(startsAt + outcome.at).toISOString(),
        isFlawless: stored.winner.length === WINNER_ANSWERS_MIN ? 1 : 0,
        winnerId: first.id,
        loserId: second.id,
        winnerScore: WINNER_SCORE,
        loserScore: percentOf(positionAt(duel.runs[otherSide(winner)], outcome.at)),
        winnerAnswers: stored.winner.length,
        loserAnswers: stored.loser.length,
        winnerName: first.name,
        loserName: second.name,
        questions: '',
        studentAnswers: JSON.stringify(stored),
        startsAt: new Date(startsAt).toISOString(),
        winnerFirstName: first.first,
        loserFirstName: second.first,
      },
      questions: duel.deck.slice(0, asked),
    },
    viewer,
  );
  if (outcome.winner !== null) return replay;
  return { ...replay, players: replay.players.map((player) => ({ ...player, hasWon: false })) };
};

const viewOf = ({ row, duel }: LoadedDuel, side: Side, race: Race, now: number) =>
  viewFor(
    {
      facts: {
        id: row.id,
        contentId: contentOf(row.grade),
        grade: row.grade,
        difficulty: row.difficulty,
        firstId: row.fromId,
        secondId: row.toId,
        firstName: row.fromFirstName,
        secondName: row.toFirstName,
      },
      version: race.racers[side].answered + (race.phase === 'starting' ? 0 : 1),
      dueAt: null,
      race: { ...race, deck: duel.deck },
    },
    side,
    now,
  );

const presentClimb = (loaded: LoadedDuel, side: Side, race: Race, now: number): Duel['climb'] => ({
  view: viewOf(loaded, side, race, now),
  elapsedMs: now - race.startsAt,
  otherSteps: side === 1 ? [...stepTimes(loaded.duel.runs[0])] : [],
});

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
