import { byHardness, isHard, successRate } from '#domain/questions/hardest';
import { optionCount, type Question } from '#domain/questions/questions';
import { type Answers, isComplete, type Key, keyOf, WRONG } from './answers.ts';
import { averageOf, scoreOf } from './grading.ts';
import { type Shape, scoreMax } from './paper.ts';

/** Among fewer papers a difference between strong and weak is chance. */
export const GROUPS_FROM = 10;
/** Kelley's share of the best and of the weakest. */
const GROUP_SHARE = 0.27;
const WELL_FROM = 30;

/** Whether a question tells strong from weak: more of the best have it right, hardly more, or fewer. */
export type Tells = 'well' | 'little' | 'against' | 'unknown';

export interface Item {
  /** Counted from 1, as on the paper. */
  readonly number: number;
  readonly correct: number;
  /** In whole percent. */
  readonly rate: number;
  /** How many gave each answer, from 0 for unanswered. */
  readonly chosen: readonly number[];
  /** How much more often the best have it right than the weakest, in percent; null for too few papers. */
  readonly lead: number | null;
  readonly tells: Tells;
}

const tellsOf = (lead: number | null): Tells => {
  if (lead === null) return 'unknown';
  if (lead < 0) return 'against';
  return lead >= WELL_FROM ? 'well' : 'little';
};

const shareRight = (key: Key, sheets: readonly Answers[], place: number): number =>
  successRate(sheets.filter((answers) => answers[place] === key[place]).length, sheets.length);

/** What each question of an exam shows, from the papers that are whole. */
export const itemReport = (
  shape: Shape,
  key: Key,
  sheets: readonly Answers[],
  optionCounts: readonly number[],
): readonly Item[] => {
  const ranked = sheets.toSorted((a, b) => scoreOf(shape, key, b).total - scoreOf(shape, key, a).total);
  const size = Math.round(ranked.length * GROUP_SHARE);
  const isEnough = ranked.length >= GROUPS_FROM;
  return key.map((right, place) => {
    const chosen = Array.from({ length: (optionCounts[place] as number) + 1 }, () => 0);
    for (const answers of sheets) {
      const answer = answers[place];
      // Wrong without saying how is no option that anybody chose.
      if (answer != null && answer !== WRONG) chosen[answer] = (chosen[answer] ?? 0) + 1;
    }
    const correct = chosen[right] ?? 0;
    const lead = isEnough
      ? shareRight(key, ranked.slice(0, size), place) - shareRight(key, ranked.slice(-size), place)
      : null;
    return {
      number: place + 1,
      correct,
      rate: successRate(correct, sheets.length),
      chosen,
      lead,
      tells: tellsOf(lead),
    };
  });
};

export const PRACTICE_SET_MAX = 10;

/** The numbers of those worth practising with the whole class, the hardest first. */
export const hardestItems = (items: readonly Item[], papers: number): readonly number[] =>
  items
    .filter(({ rate }) => papers > 0 && isHard(rate))
    .map(({ number, correct }) => ({ number, correct, attempts: papers }))
    .toSorted(byHardness)
    .slice(0, PRACTICE_SET_MAX)
    .map(({ number }) => number);

const BANDS = 8;

/** How many scores lie in each band, such as of five marks of forty; the full score has its own. */
export const distributionOf = (
  scores: readonly number[],
  max: number,
): readonly { from: number; to: number; pupils: number }[] => {
  const size = Math.max(1, Math.round(max / BANDS));
  const bands = Array.from({ length: Math.ceil(max / size) }, (_, at) => {
    const [from, below] = [at * size, Math.min((at + 1) * size, max)];
    return { from, to: from + size - 1, pupils: scores.filter((score) => score >= from && score < below).length };
  });
  return [...bands, { from: max, to: max, pupils: scores.filter((score) => score >= max).length }];
};

/** All that the papers of an exam show; those that are not whole yet show nothing. */
export const reportOf = <Asked extends Pick<Question, 'type' | 'options' | 'answer'>>(
  shape: Shape,
  questions: readonly Asked[],
  sheets: readonly Answers[],
) => {
  const key = keyOf(questions);
  const whole = sheets.filter(isComplete);
  const scores = whole.map((answers) => scoreOf(shape, key, answers).total);
  const max = scoreMax(shape);
  const items = itemReport(shape, key, whole, questions.map(optionCount));
  return {
    papers: whole.length,
    average: averageOf(
      scores.reduce((sum, score) => sum + score, 0),
      whole.length,
    ),
    highest: whole.length > 0 ? Math.max(...scores) : null,
    lowest: whole.length > 0 ? Math.min(...scores) : null,
    full: scores.filter((score) => score === max).length,
    items: items.map((item, place) => ({ ...(questions[place] as Asked), ...item })),
    hardest: hardestItems(items, whole.length),
    distribution: distributionOf(scores, max),
  };
};
