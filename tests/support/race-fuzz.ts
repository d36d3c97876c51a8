import { drawFrom } from '../faults/support/chance.ts';

/** What an honest page knows, for those who aim at it. */
export interface Aim {
  readonly raceIds: readonly number[];
  readonly questionIds: readonly number[];
  /** What the page itself is asked at this moment. */
  readonly current: { readonly raceId: number; readonly questionId: number; readonly number: number } | null;
}

export interface FuzzedMessage {
  readonly name: string;
  readonly said: readonly unknown[];
}

const deep = (levels: number): unknown => {
  let value: unknown = 'bottom';
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { deeper: value };
  return value;
};

/** What nobody asked for. */
export const VALUES: readonly unknown[] = [
  null,
  undefined,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  '',
  '1',
  '٣',
  'x'.repeat(4000),
  '\u0000\uD800',
  [],
  [[], {}],
  {},
  { length: 3 },
  deep(300),
  JSON.parse('{"__proto__":{"raceId":1},"constructor":{"prototype":1}}'),
  JSON.parse('{"toString":null,"valueOf":null,"then":1}'),
  new Uint8Array([1, 2, 3]),
];

const STRANGE_NAMES = ['error', 'players_update', 'game_over', '__proto__', 'constructor', 'toString', 'then', ''];

/** Messages of every kind, from hopeless to almost right; the same in every run. */
export const makeFuzz = (seed: number) => {
  const draw = drawFrom(seed);
  const pick = <T>(from: readonly T[]): T => from[draw(0, from.length - 1)] as T;

  const proper = (name: string, { raceIds, questionIds, current }: Aim): Record<string, unknown> => {
    const raceId = pick(raceIds);
    switch (name) {
      case 'join_quiz_race':
        return { difficulty: pick(['easy', 'medium', 'hard']), raceId };
      case 'submit_answer':
        return {
          ...(current && draw(0, 1) ? current : { raceId, questionId: pick(questionIds), number: draw(1, 12) }),
          answer: draw(0, 3),
          isCorrect: true,
        };
      case 'request_opponent_answers':
        return { raceId, opponentId: draw(1, 2) };
      case 'store_result':
        return {
          raceId,
          winnerId: 1,
          loserId: 2,
          contentId: 'allah_names_1',
          winnerScore: 100,
          loserScore: draw(0, 9),
        };
      default:
        return { playerId: 1, answers: [{ questionId: pick(questionIds), isCorrect: true }] };
    }
  };

  const OTHERS = ['submit_answer', 'submit_answer', 'request_opponent_answers', 'store_result', 'opponent_answers'];

  return (aim: Aim): FuzzedMessage => {
    // A tab that joins while another plays is cut, and what it said after that is lost.
    const name = draw(1, 20) === 1 ? 'join_quiz_race' : pick(OTHERS);
    const said = proper(name, aim);
    switch (draw(1, 10)) {
      case 1:
        return { name: pick([...STRANGE_NAMES, 'y'.repeat(draw(1, 3000))]), said: [said] };
      case 2:
        return { name, said: [pick(VALUES)] };
      case 3:
        return { name, said: [] };
      case 4:
        return { name, said: [said, pick(VALUES), pick(VALUES)] };
      case 5:
        // Whoever claims to be somebody else.
        return { name, said: [{ ...said, userId: draw(1, 2000), playerId: draw(0, 3), grade: draw(3, 7) }] };
      case 6:
      case 7:
      case 8:
        return { name, said: [{ ...said, [pick(Object.keys(said))]: pick(VALUES) }] };
      default:
        return { name, said: [said] };
    }
  };
};

/** Packets that no client of Socket.IO would write. */
export const RAW_PACKETS: readonly string[] = [
  '2',
  '3probe',
  '5',
  '6',
  '9',
  '4',
  '4x',
  '42',
  '42[',
  '42[]',
  '42/race,[',
  '42/race,{}',
  '42/race,[null]',
  '42/race,[{}]',
  '42/race,[5,{}]',
  '42/race,["disconnect"]',
  '42/race,["connect_error"]',
  '42/race,["newListener"]',
  '42/race,99999999999999999999["join_quiz_race",{}]',
  `42/race,["submit_answer",${'['.repeat(3000)}`,
  `42/race,["submit_answer",${'['.repeat(3000)}${']'.repeat(3000)}]`,
  '43/race,1[]',
  '43/race,["x"]',
  '44/race,{"message":"x"}',
  '41/race,',
  '40/nowhere,',
  '40/race,',
  '40/race,{"tabId":{}}',
  '40/race,[',
  '451-/race,["submit_answer",{"_placeholder":true,"num":0}]',
  '459-/race,["submit_answer",{"_placeholder":true,"num":7}]',
  '45-/race,["x"]',
  '4599999999-/race,["x",{"_placeholder":true,"num":0}]',
  'bAAAA',
  'b!',
  '\u001e\u001e\u001e',
];
