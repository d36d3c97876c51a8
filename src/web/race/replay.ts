import { positionAt } from '#domain/race/duel';
import type { RaceReplay } from '#wire/race/history';

/** What each of the two chose, question by question: whoever came to the end was asked the first again. */
export const linesOf = ({ questions, players }: RaceReplay) =>
  Array.from({ length: Math.max(...players.map(({ answers }) => answers.length)) }, (_, index) => ({
    number: index + 1,
    question: questions[index % questions.length] as RaceReplay['questions'][number],
    given: players.map(({ answers }) => answers[index]),
  }));
export type Line = ReturnType<typeof linesOf>[number];

/** Both players' answers, in the order in which they were given; `at` counts milliseconds from the start. */
export const momentsOf = ({ players }: Pick<RaceReplay, 'players'>) =>
  players
    .flatMap(({ answers }, by) => answers.map(({ at, number, isCorrect }) => ({ at, by, number, isCorrect })))
    .toSorted((a, b) => a.at - b.at);
export type Moment = ReturnType<typeof momentsOf>[number];

/** Until the end, which may come some time after the last answer. */
export const lengthOf = (race: RaceReplay): number =>
  Math.max(Date.parse(race.endedAt) - Date.parse(race.startedAt), momentsOf(race).at(-1)?.at ?? 0);

export const positionsAt = ({ players }: Pick<RaceReplay, 'players'>, ms: number): readonly number[] =>
  players.map(({ answers }) => positionAt(answers, ms));

export const lastBefore = (moments: readonly Moment[], ms: number): Moment | undefined =>
  moments.findLast(({ at }) => at <= ms);

/** Where a step forward leads: the next answer, and after the last one the end. */
export const stepForward = (moments: readonly Moment[], length: number, ms: number): number =>
  moments.find(({ at }) => at > ms)?.at ?? length;

/** To the answer before, and before the first to the start. */
export const stepBack = (moments: readonly Moment[], ms: number): number =>
  moments.findLast(({ at }) => at < ms)?.at ?? 0;
