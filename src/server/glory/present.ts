import { DEMO_STUDENT_ID } from '#domain/access/actors';
import { placeOf } from '#domain/dashboard/levels';
import type { Period, PupilBoard } from '#domain/glory/boards';
import { type Neighbour, standingOn } from '#domain/glory/ladder';
import { shoppingBalance } from '#domain/ledger/shopping-balance';
import type { OwnGlory, OwnStanding } from '#wire/glory';
import type { Standings } from './boards.ts';
import type { readOwnGlory } from './service.ts';

type Found = Awaited<ReturnType<typeof readOwnGlory>>;

const presentNeighbour = ({ someone, value }: Neighbour<Pick<OwnGlory, 'grade'> & { readonly name: string }>) => ({
  value,
  ...someone,
});

const presentStanding = ({ board, ids, ladder }: Standings, studentId: number, value: number): OwnStanding => {
  const { place, above, below } = standingOn(ladder, value);
  const row = ids.indexOf(studentId);
  // Read at another moment than the board, the row says what everybody sees.
  const shown = board.rows[row];
  if (shown) return { place: shown.place, value: shown.value, row, above: null, below: null };
  return {
    place,
    value,
    row: null,
    above: above && { ...presentNeighbour(above), distance: above.distance },
    below: below && presentNeighbour(below),
  };
};

const presentPlaces = ({ glory, own, studentId, stands }: Found) => {
  const { standings, doors, topOnly } = glory;
  const on = (board: PupilBoard, of: Standings, value: number): OwnStanding | null =>
    stands && !topOnly.includes(board) ? presentStanding(of, studentId, value) : null;
  const earned = {
    week: { points: own.weekPoints ?? 0, coins: own.weekCoins ?? 0 },
    month: { points: own.monthPoints ?? 0, coins: own.monthCoins ?? 0 },
    all: { points: own.points, coins: own.balance },
  };
  const inPeriod = (period: Period): OwnGlory[Period] => {
    const { points, coins } = earned[period];
    const { helpers, generous, ...boards } = standings[period];
    return {
      points: on('points', boards.points, points),
      wealth: on('wealth', boards.wealth, shoppingBalance(coins, points)),
      helpers: on('helpers', helpers, helpers.values.get(studentId) ?? 0),
      generous: on('generous', generous, generous.values.get(studentId) ?? 0),
    };
  };
  const { improved, regular, helpful } = doors;
  return {
    week: inPeriod('week'),
    month: inPeriod('month'),
    all: inPeriod('all'),
    doors: {
      improved: on('improved', improved, own.weekGain ?? 0),
      regular: on('regular', regular, regular.values.get(studentId) ?? 0),
      helpful: on('helpful', helpful, helpful.values.get(studentId) ?? 0),
    },
  };
};

export const presentOwn = (found: Found): OwnGlory => {
  const { own, grade, studentId } = found;
  return {
    firstName: own.firstName,
    grade,
    points: own.points,
    coins: own.balance,
    shoppingBalance: shoppingBalance(own.balance, own.points),
    rank: studentId === DEMO_STUDENT_ID ? { place: 0, of: 0 } : { place: placeOf(own.pupilsWithMore), of: own.pupils },
    isLeftOut: own.leftOutSince !== null,
    ...presentPlaces(found),
  };
};
