import type { Selectable } from 'kysely';
import {
  cardAt,
  otherSide,
  positionsOf,
  type RaceMessage,
  SIDES,
  type Side,
  shownOrder,
  type Verdict,
  verdictOn,
} from '#domain/race/race';
import { resultOf } from '#domain/race/result';
import { COME_BACK_MS, PLAYERS_NEEDED } from '#domain/race/rules';
import type * as wire from '#wire/race/events';
import type { Step } from './play.ts';
import type { AskedQuestion } from './questions.ts';
import type { SeatRow } from './seats-queries.ts';
import type { Standing } from './standing.ts';
import type { RaceAnswers } from './tables.ts';

export type EventName = keyof wire.ServerEvents;
export type Payload<Name extends EventName> = Parameters<wire.ServerEvents[Name]>[0];

/** One thing that one player is to hear. */
export type Telling = { [Name in EventName]: { to: Side; event: Name; payload: Payload<Name> } }[EventName];

export const playerIdOf = (side: Side): wire.PlayerId => (side === 0 ? 1 : 2);
export const sideOfPlayer = (id: wire.PlayerId): Side => (id === 1 ? 0 : 1);

const player = ({ facts, race }: Standing, side: Side): wire.RacePlayer => ({
  id: playerIdOf(side),
  name: side === 0 ? facts.firstName : facts.secondName,
  grade: facts.grade,
  connected: race.racers[side].goneAt === null,
});

const playersOf = (standing: Standing): readonly wire.RacePlayer[] => SIDES.map((side) => player(standing, side));

const questionFor = ({ race }: Standing, side: Side): wire.RaceQuestion => {
  const number = race.racers[side].answered + 1;
  const { questionId, text, options } = cardAt(race, number) as AskedQuestion;
  return {
    id: questionId,
    number,
    text,
    options: shownOrder(race, side, number).map((place) => options[place] as string),
  };
};

const presentVerdict = ({ facts, version }: Standing, verdict: Verdict): wire.PlayerAnswer => ({
  raceId: facts.id,
  version,
  number: verdict.number,
  questionId: verdict.questionId,
  answer: verdict.place,
  correctAnswer: verdict.rightPlace,
  isCorrect: verdict.isCorrect,
});

const lastAnswerOf = (standing: Standing, side: Side): wire.PlayerAnswer | null => {
  const { last } = standing.race.racers[side];
  return last && presentVerdict(standing, verdictOn(standing.race, side, last));
};

const msLeft = ({ race }: Standing, side: Side, now: number): number | null => {
  const { goneAt } = race.racers[side];
  return goneAt === null ? null : Math.max(0, goneAt + COME_BACK_MS - now);
};

export const viewFor = (standing: Standing, side: Side, now: number): wire.RaceView => {
  const { facts, version, race } = standing;
  return {
    raceId: facts.id,
    version,
    phase: race.phase,
    you: playerIdOf(side),
    players: playersOf(standing),
    difficulty: facts.difficulty,
    contentId: facts.contentId,
    positions: positionsOf(race),
    startsInMs: Math.max(0, race.startsAt - now),
    question: race.phase === 'active' ? questionFor(standing, side) : null,
    lastAnswer: lastAnswerOf(standing, side),
    opponentMsLeft: msLeft(standing, otherSide(side), now),
  };
};

export const presentResult = ({ facts, race }: Standing): wire.GameResult | null => {
  const result = resultOf(race);
  return (
    result && {
      winnerId: playerIdOf(result.winner),
      loserId: playerIdOf(result.loser),
      winnerScore: result.winnerScore,
      loserScore: result.loserScore,
      contentId: facts.contentId,
      grade: facts.grade,
      gameDuration: result.seconds,
    }
  );
};

const presentOver = (standing: Standing, side: Side): wire.GameOver => {
  const { facts, version, dueAt, race } = standing;
  const { ending } = race;
  return {
    raceId: facts.id,
    version,
    ending: ending?.kind ?? 'called_off',
    winner: ending && ending.winner !== null ? player(standing, ending.winner) : null,
    gameResult: presentResult(standing),
    positions: positionsOf(race),
    you: playerIdOf(side),
    players: playersOf(standing),
    // A race is due until its result is stored; one that was called off has none.
    stored: dueAt === null && ending?.kind !== 'called_off',
  };
};

/** The whole of it, for one who may have missed anything. */
export const tellAll = (standing: Standing, side: Side, now: number): Telling => {
  const { phase } = standing.race;
  if (phase === 'over') return { to: side, event: 'game_over', payload: presentOver(standing, side) };
  const payload = viewFor(standing, side, now);
  return { to: side, event: phase === 'starting' ? 'game_starting' : 'game_start', payload };
};

export const tellPlayers = (standing: Standing, side: Side): Telling => ({
  to: side,
  event: 'players_update',
  payload: {
    raceId: standing.facts.id,
    you: playerIdOf(side),
    players: playersOf(standing),
    required: PLAYERS_NEEDED,
    difficulty: standing.facts.difficulty,
    waitedMs: 0,
    awaits: null,
  },
});

const tellingsOf = (standing: Standing, message: RaceMessage, now: number): Telling[] => {
  const { facts, version, race } = standing;
  const raceId = facts.id;
  switch (message.kind) {
    case 'started':
    case 'over':
      return SIDES.map((side) => tellAll(standing, side, now));
    case 'positions': {
      const payload = { raceId, version, positions: positionsOf(race) };
      return [{ to: message.to, event: 'positions_update', payload }];
    }
    case 'question': {
      const payload = { raceId, version, question: questionFor(standing, message.to) };
      return [{ to: message.to, event: 'new_question', payload }];
    }
    case 'back':
      return [tellPlayers(standing, otherSide(message.side))];
    case 'away': {
      const { side } = message;
      const payload = { raceId, version, playerId: playerIdOf(side), msLeft: msLeft(standing, side, now) ?? 0 };
      return [{ to: otherSide(side), event: 'player_left', payload }];
    }
    case 'verdict': {
      // The spread comes last: what is added to one costs V8 a microsecond a field, and memory that outlives the answer.
      const payload = { positions: positionsOf(race), ...presentVerdict(standing, message) };
      return [{ to: message.to, event: 'player_answer', payload }];
    }
  }
};

/** What a step is to be told as. One that changed nothing concerns only the player who asked. */
export const presentStep = ({ standing, outcome, hasChanged }: Step, now: number, asking: Side | null): Telling[] => {
  const tellings = outcome.messages.flatMap((message) => tellingsOf(standing, message, now));
  return hasChanged ? tellings : tellings.filter(({ to }) => to === asking);
};

/** One who is searching is told of nobody else. */
export const presentWaiting = (
  seat: Pick<SeatRow, 'difficulty' | 'grade' | 'joinedAt' | 'heldUntil'>,
  { name, awaited }: { name: string; awaited: string | null },
  now: number,
): Payload<'players_update'> => ({
  raceId: null,
  you: 1,
  players: [{ id: 1, name, grade: seat.grade, connected: true }],
  required: PLAYERS_NEEDED,
  difficulty: seat.difficulty,
  waitedMs: Math.max(0, now - Date.parse(seat.joinedAt)),
  awaits:
    awaited === null || seat.heldUntil === null
      ? null
      : { name: awaited, msLeft: Math.max(0, Date.parse(seat.heldUntil) - now) },
});

export const presentAnswers = (
  { race }: Standing,
  answers: readonly Selectable<RaceAnswers>[],
): readonly wire.AnswerRecord[] =>
  answers.map(({ number, questionId, choice, isCorrect, answeredAt }) => {
    const { text, options, answer } = cardAt(race, number) as AskedQuestion;
    return {
      questionId,
      number,
      question: text,
      selectedOption: options[choice] as string,
      correctAnswer: options[answer] as string,
      isCorrect: isCorrect === 1,
      timestamp: answeredAt,
      isPlaceholder: false,
    };
  });
