import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { optionCount } from '#domain/questions/questions';
import {
  type Answers,
  isAnswerTo,
  isComplete,
  keyOf,
  LETTERS,
  nothingTyped,
  packAnswers,
  readAnswer,
  unpackAnswers,
  WRONG,
} from './answers.ts';
import { scoreOf, wrongAnswers } from './grading.ts';
import {
  EXAM_QUESTIONS,
  EXAM_SCORE_MAX,
  orderOf,
  PAPER_ORDER,
  PART_SIZES,
  POINTS_EACH,
  partMax,
  type Shape,
  SPECIFIED,
  scoreMax,
  shapeOf,
} from './paper.ts';
import { bonusIn, examReward, FULL_SCORE_BONUS, regrade, rewardDue } from './reward.ts';

const OPTIONS = { truefalse: [], choice: ['و', 'ز', 'ح', 'ط'], matching: ['أ', 'ب', 'ج', 'د', 'هـ'] } as const;
const QUESTIONS = PAPER_ORDER.map((type) => ({ type, options: OPTIONS[type] }));
const COUNTS = QUESTIONS.map(optionCount);

/** A key, and papers of any kind: whole, half typed, with questions left out. */
const keys = fc.tuple(...COUNTS.map((count) => fc.integer({ min: 1, max: count })));
const answers = fc.tuple(...COUNTS.map((count) => fc.option(fc.integer({ min: 0, max: count }))));
const wholeAnswers = fc.tuple(...COUNTS.map((count) => fc.integer({ min: 0, max: count })));

it('has the numbers of the specification', () => {
  expect(PART_SIZES).toEqual({ truefalse: 10, choice: 5, matching: 5 });
  expect([EXAM_QUESTIONS, POINTS_EACH, EXAM_SCORE_MAX, PAPER_ORDER.length]).toEqual([20, 2, 40, 20]);
  expect(FULL_SCORE_BONUS).toBe(15);
});

describe('a score', () => {
  it('is full with the key itself, and nothing without an answer', () => {
    fc.assert(
      fc.property(keys, (key) => {
        expect(scoreOf(SPECIFIED, key, key)).toEqual({ total: 40, truefalse: 20, choice: 10, matching: 10 });
        expect(scoreOf(SPECIFIED, key, nothingTyped(EXAM_QUESTIONS)).total).toBe(0);
        expect(wrongAnswers(key, key)).toEqual([]);
      }),
    );
  });

  it('lies between 0 and 40, and its parts add up', () => {
    fc.assert(
      fc.property(keys, answers, (key, paper) => {
        const { total, truefalse, choice, matching } = scoreOf(SPECIFIED, key, paper);
        expect(total).toBe(truefalse + choice + matching);
        expect(total).toBeGreaterThanOrEqual(0);
        expect(total).toBeLessThanOrEqual(EXAM_SCORE_MAX);
        expect(truefalse).toBeLessThanOrEqual(PART_SIZES.truefalse * POINTS_EACH);
        expect(Math.max(choice, matching)).toBeLessThanOrEqual(10);
      }),
    );
  });

  it('is what the wrong answers of a whole paper leave', () => {
    fc.assert(
      fc.property(keys, wholeAnswers, (key, paper) => {
        const wrong = wrongAnswers(key, paper);
        expect(scoreOf(SPECIFIED, key, paper).total).toBe(EXAM_SCORE_MAX - wrong.length * POINTS_EACH);
        for (const { questionId, studentAnswer, correctAnswer } of wrong) {
          expect(studentAnswer).toBe(paper[questionId - 1]);
          expect(correctAnswer).toBe(key[questionId - 1]);
          expect(studentAnswer).not.toBe(correctAnswer);
        }
      }),
    );
  });

  it('calls nothing wrong while a paper is still being typed', () => {
    fc.assert(
      fc.property(keys, answers, (key, paper) => {
        if (!isComplete(paper)) expect(wrongAnswers(key, paper)).toEqual([]);
      }),
    );
  });
});

describe('a paper of any shape', () => {
  const part = fc.record({
    questions: fc.integer({ min: 0, max: 20 }),
    marks: fc.integer({ min: 1, max: 40 }).map((halves) => halves / 2),
  });
  const shapes: fc.Arbitrary<Shape> = fc.record({ truefalse: part, choice: part, matching: part });
  /** A key of ones; each place of a paper is right, wrong, left out, wrong without saying how, or not typed. */
  const typedOf = (shape: Shape) =>
    fc.array(fc.constantFrom(1, 2, 0, WRONG, null), {
      minLength: orderOf(shape).length,
      maxLength: orderOf(shape).length,
    });

  it('has a total that is the sum of its parts, each counted by itself', () => {
    const papers = shapes.chain((shape) => fc.tuple(fc.constant(shape), typedOf(shape)));
    fc.assert(
      fc.property(papers, ([shape, paper]) => {
        const order = orderOf(shape);
        const score = scoreOf(
          shape,
          order.map(() => 1),
          paper,
        );
        for (const type of ['truefalse', 'choice', 'matching'] as const) {
          const right = paper.filter((cell, place) => cell === 1 && order[place] === type).length;
          expect(score[type]).toBe(right * shape[type].marks);
          expect(score[type]).toBeLessThanOrEqual(partMax(shape, type));
        }
        expect(score.total).toBe(score.truefalse + score.choice + score.matching);
        expect(score.total).toBeLessThanOrEqual(scoreMax(shape));
        expect(unpackAnswers(packAnswers(paper))).toEqual(paper);
      }),
    );
  });

  it('is known by its questions and marks, and is the specified one where they are', () => {
    const marks = { truefalse: 2, choice: 2, matching: 2 };
    expect(
      JSON.stringify(
        shapeOf(
          PAPER_ORDER.map((type) => ({ type })),
          marks,
        ),
      ),
    ).toBe(JSON.stringify(SPECIFIED));
    expect(scoreMax(SPECIFIED)).toBe(EXAM_SCORE_MAX);
  });

  it('is worth by its share what one of forty is worth, and for all of its marks the bonus', () => {
    const halves = fc.integer({ min: 1, max: 400 });
    fc.assert(
      fc.property(halves, halves, (a, b) => {
        const [score, of] = [Math.min(a, b) / 2, Math.max(a, b) / 2];
        expect(examReward(score, of).coins).toBe(Math.round((score / of) * 40));
        expect(examReward(score, of).bonus).toBe(score === of ? FULL_SCORE_BONUS : 0);
        expect(bonusIn(examReward(score, of))).toBe(examReward(score, of).bonus);
      }),
    );
  });
});

describe('a typed answer', () => {
  it.each([
    ['truefalse', '1', 1],
    ['truefalse', '٢', 2],
    ['truefalse', 'صح', 1],
    ['truefalse', 'خ', 2],
    ['truefalse', '3', null],
    ['truefalse', 'أ', null],
    ['choice', '4', 4],
    ['choice', '5', null],
    ['choice', '7', null],
    ['choice', 'د', 4],
    ['choice', 'ص', null],
    ['matching', 'هـ', 5],
    ['matching', 'ه', 5],
    ['matching', '6', null],
    ['matching', '0', 0],
    ['choice', '-', 0],
    ['choice', '', null],
    ['choice', '12', null],
    ['choice', '-1', null],
    ['choice', '✗', WRONG],
    ['truefalse', '✗', 2],
  ] as const)('of %s as %s is %s', (type, typed, answer) => {
    expect(readAnswer({ type, options: OPTIONS[type] }, typed)).toBe(answer);
  });

  it('is an answer of the question, or none', () => {
    fc.assert(
      fc.property(fc.constantFrom(...QUESTIONS), fc.string({ maxLength: 3 }), (question, typed) => {
        const answer = readAnswer(question, typed);
        expect(answer === null || isAnswerTo(question, answer)).toBe(true);
      }),
    );
  });

  it('reads the letter of each place', () => {
    const question = { type: 'choice', options: LETTERS } as const;
    expect(LETTERS.map((letter) => readAnswer(question, letter))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('is kept as it was, in twenty characters', () => {
    fc.assert(
      fc.property(answers, (paper: Answers) => {
        expect(packAnswers(paper)).toHaveLength(EXAM_QUESTIONS);
        expect(unpackAnswers(packAnswers(paper))).toEqual(paper);
      }),
    );
  });
});

describe('a reward', () => {
  it.each([
    [0, 0, 0, 0],
    [1, 1, 2, 0],
    [20, 20, 30, 0],
    [33, 33, 50, 0],
    [38, 38, 57, 0],
    [40, 40, 75, 15],
    [39.6, 40, 60, 0],
    [-3, 0, 0, 0],
    [41, 40, 75, 15],
  ])('of %d is %d coins and %d points', (score, coins, points, bonus) => {
    expect(examReward(score, 40)).toEqual({ coins, points, bonus });
  });

  it('grows with the score', () => {
    const score = fc.integer({ min: 0, max: 40 });
    fc.assert(
      fc.property(score, score, (a, b) => {
        const [less, more] = [examReward(Math.min(a, b), 40), examReward(Math.max(a, b), 40)];
        expect(more.coins).toBeGreaterThanOrEqual(less.coins);
        expect(more.points).toBeGreaterThanOrEqual(less.points);
      }),
    );
  });

  it('sent for one score and completed for another comes to the better of both, and never to more', () => {
    const score = fc.integer({ min: 0, max: 40 });
    fc.assert(
      fc.property(score, score, (before, after) => {
        const sent = examReward(before, 40);
        const due = rewardDue(after, 40, sent);
        const best = examReward(Math.max(before, after), 40);
        expect(sent.coins + due.coins).toBe(best.coins);
        expect(sent.points + due.points).toBe(best.points);
      }),
    );
  });
});

describe('another key', () => {
  const sheets = fc.array(
    fc.record({
      answers,
      sent: fc.option(fc.integer({ min: 0, max: 40 }).map((score) => examReward(score, 40))),
    }),
    { maxLength: 12 },
  );

  it('changes exactly the difference between the two gradings, and names nobody else', () => {
    fc.assert(
      fc.property(keys, keys, sheets, (before, after, papers) => {
        const graded = papers.map((paper, index) => ({ ...paper, studentId: index + 1 }));
        const changes = new Map(regrade(SPECIFIED, before, after, graded).map((change) => [change.studentId, change]));
        for (const { studentId, answers: paper } of graded) {
          const difference = scoreOf(SPECIFIED, after, paper).total - scoreOf(SPECIFIED, before, paper).total;
          const change = changes.get(studentId);
          expect((change?.after ?? 0) - (change?.before ?? 0)).toBe(difference);
          expect(change === undefined).toBe(difference === 0);
        }
      }),
    );
  });

  it('takes nothing back, and sends nothing where nothing was sent', () => {
    fc.assert(
      fc.property(keys, keys, sheets, (before, after, papers) => {
        const graded = papers.map((paper, index) => ({ ...paper, studentId: index + 1 }));
        for (const { studentId, due } of regrade(SPECIFIED, before, after, graded)) {
          expect(Math.min(due.coins, due.points)).toBeGreaterThanOrEqual(0);
          if (graded[studentId - 1]?.sent === null) expect(due).toEqual({ coins: 0, points: 0 });
        }
      }),
    );
  });

  it('that is the same changes nobody', () => {
    fc.assert(
      fc.property(keys, sheets, (key, papers) => {
        const graded = papers.map((paper, index) => ({ ...paper, studentId: index + 1 }));
        expect(regrade(SPECIFIED, key, key, graded)).toEqual([]);
      }),
    );
  });
});

it('counts the places of a key from one', () => {
  expect(keyOf([{ answer: 0 }, { answer: 3 }])).toEqual([1, 4]);
});
