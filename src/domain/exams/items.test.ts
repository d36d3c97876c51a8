import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreOf } from './grading.ts';
import { distributionOf, GROUPS_FROM, hardestItems, itemReport, PRACTICE_SET_MAX } from './items.ts';
import { EXAM_SCORE_MAX, PAPER_ORDER, SPECIFIED } from './paper.ts';

const COUNTS = PAPER_ORDER.map((type) => ({ truefalse: 2, choice: 4, matching: 5 })[type]);
const KEY = COUNTS.map(() => 1);
const RIGHT = KEY;
const WRONG = KEY.map(() => 2);
const LEFT_OUT = KEY.map(() => 0);
const papers = fc.array(fc.tuple(...COUNTS.map((count) => fc.integer({ min: 0, max: count }))), { maxLength: 30 });

describe('the item report', () => {
  it('counts what was chosen, and how many were right', () => {
    const [first] = itemReport(SPECIFIED, KEY, [RIGHT, WRONG, WRONG, LEFT_OUT], COUNTS);
    expect(first).toMatchObject({ number: 1, correct: 1, rate: 25, chosen: [1, 1, 2], lead: null, tells: 'unknown' });
  });

  it('says whether a question tells strong from weak, from ten papers on', () => {
    const strong = Array.from({ length: GROUPS_FROM / 2 }, () => RIGHT);
    const weak = Array.from({ length: GROUPS_FROM / 2 }, () => WRONG);
    const turned = (paper: readonly number[]) => paper.with(0, paper[0] === 1 ? 2 : 1);
    const same = (paper: readonly number[]) => paper.with(1, 1);
    const items = itemReport(SPECIFIED, KEY, [...strong, ...weak].map(turned).map(same), COUNTS);
    expect(items.slice(0, 3).map(({ tells, lead }) => [tells, lead])).toEqual([
      ['against', -100],
      ['little', 0],
      ['well', 100],
    ]);
    expect(itemReport(SPECIFIED, KEY, [...strong, ...weak].slice(1), COUNTS)[2]?.tells).toBe('unknown');
  });

  it('counts every paper once for every question, and as many right answers as the scores have', () => {
    fc.assert(
      fc.property(papers, (all) => {
        const items = itemReport(SPECIFIED, KEY, all, COUNTS);
        for (const { chosen } of items) expect(chosen.reduce((sum, count) => sum + count, 0)).toBe(all.length);
        const right = items.reduce((sum, { correct }) => sum + correct, 0);
        expect(right * 2).toBe(all.reduce((sum, paper) => sum + scoreOf(SPECIFIED, KEY, paper).total, 0));
      }),
    );
  });
});

describe('the practice set', () => {
  it('is what fewer than seven of ten had right, the hardest first, and ten at most', () => {
    const seven = KEY.map((_, place) => (place < 2 ? 1 : 2));
    const items = itemReport(
      SPECIFIED,
      KEY,
      [RIGHT, RIGHT, RIGHT, seven, seven, seven, WRONG, WRONG, WRONG, WRONG],
      COUNTS,
    );
    expect(hardestItems(items, 10)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(hardestItems(itemReport(SPECIFIED, KEY, [RIGHT, RIGHT, WRONG], COUNTS), 3)).toHaveLength(PRACTICE_SET_MAX);
    expect(hardestItems(itemReport(SPECIFIED, KEY, [RIGHT], COUNTS), 1)).toEqual([]);
    expect(hardestItems(itemReport(SPECIFIED, KEY, [], COUNTS), 0)).toEqual([]);
  });
});

describe('the distribution', () => {
  it('has bands of five points, and one for the full score', () => {
    const bands = distributionOf([0, 4, 6, 38, 40, 40], 40);
    expect(bands.map(({ from, to }) => [from, to])).toEqual([
      [0, 4],
      [5, 9],
      [10, 14],
      [15, 19],
      [20, 24],
      [25, 29],
      [30, 34],
      [35, 39],
      [40, 40],
    ]);
    expect(bands.map(({ pupils }) => pupils)).toEqual([2, 1, 0, 0, 0, 0, 0, 1, 2]);
  });

  it('counts everybody once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: EXAM_SCORE_MAX })), (scores) => {
        expect(distributionOf(scores, 40).reduce((sum, { pupils }) => sum + pupils, 0)).toBe(scores.length);
      }),
    );
  });
});
