import type { PupilActor } from '#domain/access/actors';
import { STEP } from '#domain/race/rules';
import { toCsv } from '#server/platform/csv';
import { type ClassFilter, findNamed } from '#server/platform/db/pupils';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { readPage } from '#server/platform/pages';
import { formatMoment } from '#strings/dates';
import { raceWins } from '#strings/race/wins';
import { gradeNames } from '#strings/widgets';
import type { RaceReplay, RaceReplayPlayer } from '#wire/race/history';
import { listFinished } from './duel-queries.ts';
import { presentOwnDuel } from './duel-standing.ts';
import * as queries from './history-queries.ts';
import { type AskedQuestion, raceQuestions } from './questions.ts';
import type { StoredAnswers } from './results.ts';

const OWN_PAGE = 20;
const STAFF_PAGE = 50;

const presentOwnRace = (row: queries.RaceRow, studentId: number) => {
  const hasWon = row.winnerId === studentId;
  const [own, other] = hasWon ? (['winner', 'loser'] as const) : (['loser', 'winner'] as const);
  return {
    ...row,
    hasWon,
    opponent: row[`${other}FirstName`],
    ownScore: row[`${own}Score`],
    opponentScore: row[`${other}Score`],
    isFlawless: hasWon && row.isFlawless === 1,
  };
};

export const listOwnRaces = async ({ db }: Deps, { studentId }: PupilActor, before: number | undefined) => {
  const { rows, nextBefore } = await readPage(OWN_PAGE, (limit) =>
    queries.listRaces(db, { before }, [studentId], limit),
  );
  const duels = before === undefined ? await listFinished(db, studentId, OWN_PAGE) : [];
  return {
    races: rows.map((row) => presentOwnRace(row, studentId)),
    nextBefore,
    duels: duels.map((duel) => presentOwnDuel(duel, studentId)),
    totals: await queries.countOwn(db, studentId),
  };
};

export const listRaces = async ({ db }: Deps, { search = '', ...filter }: queries.RacesFilter) => {
  const students = search === '' ? null : (await findNamed(db, search)).map(({ id }) => id);
  if (students?.length === 0) return { races: [], nextBefore: null };
  const { rows, nextBefore } = await readPage(STAFF_PAGE, (limit) => queries.listRaces(db, filter, students, limit));
  return { races: rows, nextBefore };
};

export const exportWins = async ({ db }: Deps, wanted: ClassFilter) =>
  toCsv([
    Object.values(raceWins.columns),
    ...(await queries.listWins(db, wanted)).map(({ studentName, grade, played, won, flawless, lost, lastAt }) => [
      ...[studentName, gradeNames[grade]],
      ...[played, won, flawless, lost].map(String),
      formatMoment(lastAt),
    ]),
  ]);

/** All that a replay is made of: a race's own row, or what a duel comes to. */
interface Raced {
  readonly result: Omit<Awaited<ReturnType<typeof queries.readResult>>, 'questions' | 'studentAnswers'>;
  readonly answers: StoredAnswers;
  readonly questions: readonly AskedQuestion[];
}

type Side = keyof StoredAnswers;

/** Null is staff, who are told all. */
type Viewer = PupilActor | null;

const presentPlayer = ({ result, answers, questions }: Raced, side: Side, viewer: Viewer): RaceReplayPlayer => {
  const id = result[`${side}Id`];
  return {
    name: viewer ? result[`${side}FirstName`] : result[`${side}Name`],
    studentId: viewer ? null : id,
    isYou: id === viewer?.studentId,
    hasWon: side === 'winner',
    score: result[`${side}Score`],
    position: answers[side].filter(({ isCorrect }) => isCorrect).length * STEP,
    answers: answers[side].map(({ questionId, choice, isCorrect, at }, index) => ({
      number: index + 1,
      questionId,
      selectedOption: choice,
      // Whoever comes to the end of the questions is asked the first again.
      correctAnswer: (questions[index % questions.length] as AskedQuestion).answer,
      isCorrect,
      timestamp: at,
      at: Date.parse(at) - Date.parse(result.startedAt),
      isPlaceholder: false,
    })),
  };
};

export const presentReplay = (raced: Raced, viewer: Viewer): RaceReplay => {
  const order: readonly Side[] = raced.result.loserId === viewer?.studentId ? ['loser', 'winner'] : ['winner', 'loser'];
  return {
    ...raced.result,
    isFlawless: raced.result.isFlawless === 1,
    players: order.map((side) => presentPlayer(raced, side, viewer)),
    questions: raced.questions.map(({ questionId, options, answer, ...question }) => ({
      ...question,
      id: questionId,
      options: [...options],
      correctAnswer: answer,
    })),
  };
};

const readRaced = async ({ db }: Deps, raceId: number): Promise<Raced> => {
  const { questions, studentAnswers, ...result } = await queries.readResult(db, raceId);
  return {
    result,
    answers: JSON.parse(studentAnswers) as StoredAnswers,
    questions: await raceQuestions(db, JSON.parse(questions) as number[]),
  };
};

export const readRace = async (deps: Deps, raceId: number): Promise<RaceReplay> =>
  presentReplay(await readRaced(deps, raceId), null);

/** Whose race it is not is told the same as of one that never was. */
export const readOwnRace = async (deps: Deps, pupil: PupilActor, raceId: number): Promise<RaceReplay> => {
  const raced = await readRaced(deps, raceId);
  if (![raced.result.winnerId, raced.result.loserId].includes(pupil.studentId)) throw new Refusal('race_not_found');
  return presentReplay(raced, pupil);
};
