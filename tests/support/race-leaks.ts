/** One message as a page heard it. */
export interface Heard {
  readonly event: string;
  readonly payload: unknown;
}

/** By whatever name a right answer could be told. */
const TELLING = /answer|correct|right|choice/iu;

const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  player_answer: ['answer', 'correctAnswer', 'isCorrect'],
  game_starting: ['lastAnswer', 'lastAnswer.answer', 'lastAnswer.correctAnswer', 'lastAnswer.isCorrect'],
  game_start: ['lastAnswer', 'lastAnswer.answer', 'lastAnswer.correctAnswer', 'lastAnswer.isCorrect'],
};

const pathsOf = (value: unknown, path = ''): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = Array.isArray(value) ? path : `${path && `${path}.`}${key}`;
    return [here, ...pathsOf(inner, here)];
  });
};

interface Verdict {
  readonly raceId: number;
  readonly number: number;
}

const verdictIn = ({ event, payload }: Heard): Verdict | null => {
  if (event === 'player_answer') return payload as Verdict;
  if (event === 'game_start' || event === 'game_starting')
    return (payload as { lastAnswer: Verdict | null }).lastAnswer;
  return null;
};

/** Where a page heard an answer that it was not to hear, or not yet: to a question of its own that it had not answered. */
export const leakIn = (
  heard: Heard,
  hasSent: (raceId: number, number: number) => boolean,
  isOver: (raceId: number) => boolean,
): string | null => {
  const { event, payload } = heard;
  if (event === 'opponent_answers')
    return isOver((payload as Verdict).raceId) ? null : 'the opponent’s answers before the end';
  const allowed = ALLOWED[event] ?? [];
  const extra = pathsOf(payload).find(
    (path) => TELLING.test(path.split('.').at(-1) as string) && !allowed.includes(path),
  );
  if (extra !== undefined) return `${event} says ${extra}`;
  const verdict = verdictIn(heard);
  return verdict && !hasSent(verdict.raceId, verdict.number) ? `${event} judges what was never answered` : null;
};
