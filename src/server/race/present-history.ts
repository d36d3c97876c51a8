import type { PupilActor } from '#domain/access/actors';
import { STEP } from '#domain/race/rules';
import type { AdminRace, OwnRace, RaceAnswer, RaceReplay, RaceReplayPlayer } from '#wire/race/history';
import type { listOwnRaces, ReadRace } from './history.ts';
import type { OwnRow, ResultRow, StaffRow } from './history-queries.ts';
import { presentOwnDuel } from './present-duel.ts';
import type { AskedQuestion } from './questions.ts';
import type { StoredAnswer, StoredAnswers } from './results.ts';

const presentFace = (row: OwnRow | StaffRow) => ({
  id: row.race_id,
  grade: row.grade,
  difficulty: row.difficulty,
  contentId: row.content_id,
  ending: row.ending,
  gameDuration: row.game_duration,
  endedAt: row.ended_at,
});

const presentOwnRace = (row: OwnRow): OwnRace => ({
  ...presentFace(row),
  hasWon: row.has_won === 1,
  opponent: row.opponent_name,
  ownScore: row.own_score,
  opponentScore: row.opponent_score,
  isFlawless: row.has_won === 1 && row.is_flawless === 1,
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

export const presentAdminRace = (row: StaffRow): AdminRace => ({
  ...presentFace(row),
  winnerId: row.winner_id,
  winnerName: row.winner_name,
  winnerScore: row.winner_score,
  winnerAnswers: row.winner_answers,
  loserId: row.loser_id,
  loserName: row.loser_name,
  loserScore: row.loser_score,
  loserAnswers: row.loser_answers,
  isFlawless: row.is_flawless === 1,
});

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
  const answers = (JSON.parse(result.student_answers) as StoredAnswers)[side];
  const id = result[`${side}_id`];
  return {
    name: viewer ? result[`${side}_first_name`] : result[`${side}_name`],
    studentId: viewer ? null : id,
    isYou: id === viewer?.studentId,
    hasWon: side === 'winner',
    score: result[`${side}_score`],
    position: answers.filter(({ isCorrect }) => isCorrect).length * STEP,
    answers: presentAnswers(answers, questions, result.starts_at),
  };
};

const orderFor = ({ loser_id }: ResultRow, viewer: Viewer): readonly Side[] =>
  loser_id === viewer?.studentId ? ['loser', 'winner'] : ['winner', 'loser'];

export const presentReplay = (race: ReadRace, viewer: Viewer): RaceReplay => ({
  ...presentFace(race.result),
  startedAt: race.result.starts_at,
  isFlawless: race.result.is_flawless === 1,
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
