import { isDeepStrictEqual } from 'node:util';
import type { Kysely, Selectable } from 'kysely';
import { schoolDay } from '#domain/calendar/school-day';
import type { Schema } from '#server/platform/db/schema';
import type { RaceAnswers, RaceResults, Races } from '#server/race/tables';

type RaceRow = Selectable<Races>;
type AnswerRow = Selectable<RaceAnswers>;
type ResultRow = Selectable<RaceResults>;

const SIDES = [0, 1] as const;

type Fault = readonly [what: string, is: unknown, shouldBe: unknown];

const differing = (race: RaceRow, faults: readonly Fault[]): string[] =>
  faults
    .filter(([, is, shouldBe]) => !isDeepStrictEqual(is, shouldBe))
    .map(
      ([what, is, shouldBe]) => `race ${race.id}: ${what} is ${JSON.stringify(is)}, not ${JSON.stringify(shouldBe)}`,
    );

const rightsOf = (answers: readonly AnswerRow[]): number => answers.filter(({ isCorrect }) => isCorrect === 1).length;

/** The record of one side against the deck and the answers of its questions. */
const recordFaults = (race: RaceRow, mine: readonly AnswerRow[], keys: ReadonlyMap<number, number>): Fault[] => {
  const deck = JSON.parse(race.deck) as number[];
  return mine.flatMap((answer, index): Fault[] => [
    ['the number of an answer', answer.number, index + 1],
    ['the question of an answer', answer.questionId, deck[index % deck.length]],
    ['a judgement', answer.isCorrect, answer.choice === keys.get(answer.questionId) ? 1 : 0],
    ['an answer before the start', answer.answeredAt < race.startsAt, false],
    ['an answer after the end', answer.answeredAt > (race.endedAt ?? '9'), false],
  ]);
};

const endingFaults = (race: RaceRow, rights: readonly number[]): Fault[] => {
  const winnerRights = race.winnerSide === null ? null : rights[race.winnerSide];
  const most = Math.max(...rights);
  return [
    ['a phase', race.phase === 'over', race.ending !== null],
    ['having a winner', race.winnerSide !== null, race.ending === 'finished' || race.ending === 'forfeited'],
    ['the most right answers being ten', most === 10, race.ending === 'finished'],
    ['more than ten right answers', most > 10, false],
    ...(race.ending === 'finished'
      ? ([
          ['the right answers of the winner', winnerRights, 10],
          ['two at the finish', rights[0] === rights[1], false],
        ] as const)
      : []),
  ];
};

const resultFaults = (race: RaceRow, results: readonly ResultRow[], answers: readonly AnswerRow[]): Fault[] => {
  const [result] = results;
  if (race.winnerSide === null) return [['the number of results', results.length, 0]];
  // One that is still due is tried again.
  if (!result) return [['being due without a result', race.dueAt !== null, true]];
  const [winner, loser] = [race.winnerSide, race.winnerSide === 0 ? 1 : 0];
  const idOf = (side: number) => (side === 0 ? race.firstId : race.secondId);
  const of = (side: number) => answers.filter((answer) => answer.side === side);
  const stored = (side: number) =>
    of(side).map(({ questionId, choice, isCorrect, answeredAt }) => ({
      questionId,
      choice,
      isCorrect: isCorrect === 1,
      at: answeredAt,
    }));
  const isFlawless = race.ending === 'finished' && of(winner).length === 10;
  return [
    ['being due with a result', race.dueAt, null],
    ['who won', [result.winnerId, result.loserId], [idOf(winner), idOf(loser)]],
    ['the scores', [result.winnerScore, result.loserScore], [100, rightsOf(of(loser)) * 10]],
    ['the counts', [result.winnerAnswers, result.loserAnswers], [of(winner).length, of(loser).length]],
    ['flawless', result.isFlawless, isFlawless ? 1 : 0],
    ['the ending', [result.ending, result.endedAt], [race.ending, race.endedAt]],
    ['the answers', JSON.parse(result.studentAnswers), { winner: stored(winner), loser: stored(loser) }],
  ];
};

const racersFaults = (race: RaceRow, sides: readonly AnswerRow[][]): Fault[] => {
  const racers = JSON.parse(race.racers) as { answered: number; correct: number }[];
  return SIDES.flatMap((side): Fault[] => {
    const [racer, mine] = [racers[side], sides[side] ?? []];
    return [
      ['the number answered', racer?.answered, mine.length],
      ['the number right', racer?.correct, rightsOf(mine)],
    ];
  });
};

/** Whoever races sits, once, in the race and on the side where they are. */
const seatFaults = async (db: Kysely<Schema>, races: readonly RaceRow[]): Promise<string[]> => {
  const seats = await db.selectFrom('race_seats').selectAll().where('raceId', 'is not', null).execute();
  const said = seats.map((seat) => `${seat.studentId} sits in ${seat.raceId} at ${seat.side}`);
  const right = races
    .filter(({ phase }) => phase !== 'over')
    .flatMap((race) => [`${race.firstId} sits in ${race.id} at 0`, `${race.secondId} sits in ${race.id} at 1`]);
  const isAway = ({ raceId, side }: (typeof seats)[number]): boolean => {
    const race = races.find(({ id }) => id === raceId);
    return (JSON.parse(race?.racers ?? '[]') as { goneAt: number | null }[])[side ?? 0]?.goneAt !== null;
  };
  return [
    ...seats
      .filter((seat) => isAway(seat) !== (seat.socketId === null))
      .map((seat) => `${seat.studentId} is heard or away, and the race ${seat.raceId} says otherwise`),
    ...said.filter((each) => !right.includes(each)).map((each) => `${each}, which nobody should`),
    ...right.filter((each) => !said.includes(each)).map((each) => `nobody wrote that ${each}`),
  ];
};

/** What was accepted was raced, by those two and nobody else. */
const challengeFaults = async (db: Kysely<Schema>, races: readonly RaceRow[]): Promise<string[]> => {
  const raced = await db.selectFrom('race_challenges').selectAll().where('state', '=', 'raced').execute();
  const areBoth = ({ firstId, secondId }: RaceRow, ids: readonly number[]): boolean =>
    ids.includes(firstId) && ids.includes(secondId);
  return raced
    .filter(
      ({ fromId, toId, difficulty, createdAt }) =>
        !races.some(
          (race) => areBoth(race, [fromId, toId]) && race.difficulty === difficulty && race.createdAt >= createdAt,
        ),
    )
    .map(({ id }) => `challenge ${id} was raced, and there is no such race`);
};

/** The day's first race is worth something to whoever took part, once. */
const rewardFaults = async (db: Kysely<Schema>, results: readonly ResultRow[]): Promise<string[]> => {
  const rewards = await db
    .selectFrom('rewards_tracking')
    .select(['sourceId', 'amount'])
    .where('sourceId', 'like', 'race:%')
    .execute();
  const earned = results.flatMap((result) => {
    const causeOf = (studentId: number) => `race:${studentId}:${schoolDay(new Date(result.endedAt))} ${3}`;
    const hasLoserPlayed = result.ending === 'finished' && result.loserAnswers >= 5;
    return [
      ...(result.winnerAnswers >= 5 ? [causeOf(result.winnerId)] : []),
      ...(hasLoserPlayed ? [causeOf(result.loserId)] : []),
    ];
  });
  const given = rewards.map(({ sourceId, amount }) => `${sourceId} ${amount}`).toSorted();
  const due = [...new Set(earned)].toSorted();
  return isDeepStrictEqual(given, due) ? [] : [`the rewards are ${given}, not ${due}`];
};

/** Every race counted again from its record; empty where all of it agrees. */
export const raceFaults = async (db: Kysely<Schema>): Promise<string[]> => {
  // As it was at one moment: between two reads somebody may answer.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const races = await trx.selectFrom('races').selectAll().execute();
      const answers = await trx.selectFrom('race_answers').selectAll().orderBy('number').execute();
      const results = await trx.selectFrom('race_results').selectAll().execute();
      const questions = await trx.selectFrom('question_versions').select(['id', 'answer']).execute();
      const keys = new Map(questions.map(({ id, answer }) => [id, answer]));
      const ofRaces = races.flatMap((race) => {
        const given = answers.filter(({ raceId }) => raceId === race.id);
        const sides = SIDES.map((side) => given.filter((answer) => answer.side === side));
        return differing(race, [
          ...sides.flatMap((mine) => recordFaults(race, mine, keys)),
          ...racersFaults(race, sides),
          ...endingFaults(race, sides.map(rightsOf)),
          ...resultFaults(
            race,
            results.filter(({ raceId }) => raceId === race.id),
            given,
          ),
        ]);
      });
      return [
        ...ofRaces,
        ...(await seatFaults(trx, races)),
        ...(await challengeFaults(trx, races)),
        ...(await rewardFaults(trx, results)),
      ];
    });
};
