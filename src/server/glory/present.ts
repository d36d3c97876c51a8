import { DEMO_STUDENT_ID } from '#domain/access/actors';
import { placeOf } from '#domain/dashboard/levels';
import { inEachPeriod, type PupilBoard } from '#domain/glory/boards';
import { standingOn } from '#domain/glory/ladder';
import { shoppingBalance } from '#domain/ledger/shopping-balance';
import type { OwnGlory, OwnStanding } from '#wire/glory';
import type { Standings } from './boards.ts';
import type { readOwnGlory } from './service.ts';

type Found = Awaited<ReturnType<typeof readOwnGlory>>;

type Neighbour = Standings['ladder'][number];

const presentNeighbour = ({ firstName, grade, value }: Neighbour) => ({ name: firstName, grade, value });

const presentStanding = ({ rows, ids, ladder }: Standings, studentId: number, value: number): OwnStanding => {
  const row = ids.indexOf(studentId);
  // Read at another moment than the board, the row says what everybody sees.
  const shown = rows[row];
  if (shown) return { place: shown.place, value: shown.value, row, above: null, below: null };
  const { place, above, below } = standingOn(ladder, value);
  return {
    place,
    value,
    row: null,
    above: above && { distance: above.distance, ...presentNeighbour(above) },
    below: below && presentNeighbour(below),
  };
};

export const presentOwn = ({ glory, own, grade, studentId, stands }: Found): OwnGlory => {
  const { standings, doors, topOnly } = glory;
  const on = (board: PupilBoard, of: Standings, value = of.values.get(studentId) ?? 0): OwnStanding | null =>
    stands && !topOnly.includes(board) ? presentStanding(of, studentId, value) : null;
  const earned = {
    week: { points: own.weekPoints ?? 0, coins: own.weekCoins ?? 0 },
    month: { points: own.monthPoints ?? 0, coins: own.monthCoins ?? 0 },
    all: { points: own.points, coins: own.balance },
  };
  return {
    firstName: own.firstName,
    grade,
    points: own.points,
    coins: own.balance,
    shoppingBalance: shoppingBalance(own.balance, own.points),
    rank: studentId === DEMO_STUDENT_ID ? { place: 0, of: 0 } : { place: placeOf(own.pupilsWithMore), of: own.pupils },
    isLeftOut: own.isLeftOut === 1,
    ...inEachPeriod((period) => {
      const { points, coins } = earned[period];
      const boards = standings[period];
      return {
        points: on('points', boards.points, points),
        wealth: on('wealth', boards.wealth, shoppingBalance(coins, points)),
        helpers: on('helpers', boards.helpers),
        generous: on('generous', boards.generous),
      };
    }),
    doors: {
      improved: on('improved', doors.improved, own.weekGain ?? 0),
      regular: on('regular', doors.regular),
      helpful: on('helpful', doors.helpful),
    },
  };
};
