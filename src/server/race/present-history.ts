import type { PupilActor } from '#domain/access/actors';
import { STEP } from '#domain/race/rules';
import type { RaceAnswer, RaceReplay, RaceReplayPlayer } from '#wire/race/history';
import type { listOwnRaces, ReadRace } from './history.ts';
import type { OwnRow, ResultRow, StaffRow } from './history-queries.ts';
import { presentOwnDuel } from './present-duel.ts';
import type { AskedQuestion } from './questions.ts';
import type { StoredAnswer, StoredAnswers } from './results.ts';

const presentOwnRace = (row: OwnRow) => ({
  ...row,
  id: row.raceId,
  opponent: row.opponentName,
  isFlawless: row.hasWon === 1 && row.isFlawless === 1,
});

export const presentOwnRaces = ({
  races,
  nextBefore,
  totals,
  duels,
  studentId,
}: Awaited<ReturnType<typeof listOwnRaces>>) => ({
  races: races.map(presentOwnRace),
  duels: duels.map((duel) => presentOwnDuel(duel, studentId)),
  nextBefore,
  totals: { played: totals.won + totals.lost, won: totals.won, flawless: totals.flawless },
});

export const presentAdminRace = (row: StaffRow) => ({ id: row.raceId, ...row });

type Questions = readonly AskedQuestion[];

/** Whoever comes to the end of the questions is asked the first again. */
const presentAnswers = (answers: readonly StoredAnswer[], questions: Questions, startedAt: string): RaceAnswer[] =>
  answers.map(({ questionId, choice, isCorrect, at }, index) => ({
    number: index + 1,
    questionId,
    selectedOption: choice,
    correctAnswer: (questions[index % questions.length] as AskedQuestion).answer,
    isCorrect,
    timestamp: at,
    at: Date.parse(at) - Date.parse(startedAt),
    isPlaceholder: false,
  }));

type Side = keyof StoredAnswers;

/** Null is staff, who are told all. */
type Viewer = PupilActor | null;

const presentPlayer = ({ result, questions }: ReadRace, side: Side, viewer: Viewer): RaceReplayPlayer => {
  const answers = (JSON.parse(result.studentAnswers) as StoredAnswers)[side];
  const id = result[`${side}Id`];
  return {
    name: viewer ? result[`${side}FirstName`] : result[`${side}Name`],
    studentId: viewer ? null : id,
    isYou: id === viewer?.studentId,
    hasWon: side === 'winner',
    score: result[`${side}Score`],
    position: answers.filter(({ isCorrect }) => isCorrect).length * STEP,
    answers: presentAnswers(answers, questions, result.startsAt),
  };
};

const orderFor = ({ loserId }: ResultRow, viewer: Viewer): readonly Side[] =>
  loserId === viewer?.studentId ? ['loser', 'winner'] : ['winner', 'loser'];

export const presentReplay = (race: ReadRace, viewer: Viewer): RaceReplay => ({
  ...race.result,
  id: race.result.raceId,
  startedAt: race.result.startsAt,
  isFlawless: race.result.isFlawless === 1,
  players: orderFor(race.result, viewer).map((side) => presentPlayer(race, side, viewer)),
  questions: race.questions.map(({ questionId, text, options, answer, source, explanation }) => ({
    id: questionId,
    text,
    options: [...options],
    correctAnswer: answer,
    source,
    explanation,
  })),
});
