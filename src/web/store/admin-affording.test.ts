import { expect, it } from 'vitest';
import type { Affordability } from '#wire/store/staff';
import { affordersOf, firstAfforded } from './admin-affording.ts';

const pupil = (
  studentId: number,
  coins: number,
  points: number,
  priceIncrease = 0,
): Affordability['pupils'][number] => ({
  studentId,
  name: `طالب ${studentId}`,
  grade: 5,
  coins,
  points,
  total: coins + Math.floor(points / 10),
  priceIncrease,
});

const ITEM: Affordability['items'][number] = {
  itemId: 1,
  name: 'بطاقة',
  category: 'giftcards',
  icon: 'gift-card',
  gradient: 'plum',
  imageFileId: null,
  priceType: 'coins',
  price: 80,
};

const ids = (standings: readonly { pupil: { studentId: number } }[]) => standings.map((each) => each.pupil.studentId);

it('counts tens of points as coins, and who lacks a quarter of the price or less as close', () => {
  const pupils = [pupil(1, 90, 0), pupil(2, 70, 109), pupil(3, 79, 9), pupil(4, 60, 0), pupil(5, 59, 0)];
  const { can, close, far } = affordersOf(ITEM, pupils);
  expect(ids(can)).toEqual([1, 2]);
  expect(close.map(({ pupil: { studentId }, missing }) => [studentId, missing])).toEqual([
    [3, 1],
    [4, 20],
  ]);
  expect(far.map(({ missing }) => missing)).toEqual([21]);
});

it('asks a pupil with a penalty for the raised price', () => {
  const { can, close } = affordersOf(ITEM, [pupil(1, 100, 0, 50), pupil(2, 120, 0, 50)]);
  expect(ids(can)).toEqual([2]);
  expect(close).toMatchObject([{ price: 120, missing: 20 }]);
});

it('takes points alone for what costs points', () => {
  const { can, close } = affordersOf({ ...ITEM, priceType: 'points', price: 100 }, [
    pupil(1, 500, 90),
    pupil(2, 0, 100),
  ]);
  expect(ids(can)).toEqual([2]);
  expect(close).toMatchObject([{ pupil: { studentId: 1 }, missing: 10 }]);
});

it('begins with the first item that somebody can pay for, else with the first', () => {
  expect(firstAfforded([0, 0, 3, 9])).toBe(2);
  expect(firstAfforded([4, 0])).toBe(0);
  expect(firstAfforded([0, 0])).toBe(0);
  expect(firstAfforded([])).toBe(0);
});
