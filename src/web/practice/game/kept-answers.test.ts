import { describe, expect, it } from 'vitest';
import type { Game } from '#domain/practice/game';
import { forgetOthers, goesOn, joinAnswers, keptNameOf, readKept, writeKept } from './kept-answers.ts';

const GAME: Game = {
  mode: 'timed',
  minutes: 1,
  seed: 1,
  deck: [1, 2, 3].map((questionId) => ({ questionId, type: 'choice', optionCount: 4, answer: 0, points: 5 })),
};
const FIRST = { questionId: 1, choice: 0, at: 100 };
const SECOND = { questionId: 2, choice: 3, at: 2000 };

/** The part of a browser's storage that is used: its entries are its own properties. */
const makeStorage = (): Storage =>
  Object.create({
    getItem(this: Record<string, string>, name: string) {
      return this[name] ?? null;
    },
    setItem(this: Record<string, string>, name: string, value: string) {
      this[name] = value;
    },
    removeItem(this: Record<string, string>, name: string) {
      delete this[name];
    },
  });

describe('what is kept of sessions', () => {
  const kept = (studentId: number) => ({ studentId, answers: [FIRST], isEnded: false });

  it('goes but for the open one, and only the pupil’s own', () => {
    const storage = makeStorage();
    writeKept(storage, 5, kept(1));
    writeKept(storage, 6, kept(1));
    writeKept(storage, 7, kept(2));
    storage.setItem('himma-practice-choices-1', '{"mode":"timed"}');
    expect(forgetOthers(storage, 1, 6)).toBe(true);
    expect(Object.keys(storage).toSorted()).toEqual([
      'himma-practice-choices-1',
      'himma-waiting practice pupil-1 6',
      'himma-waiting practice pupil-2 7',
    ]);
    expect(forgetOthers(storage, 1, 6)).toBe(false);
    expect(forgetOthers(storage, 1, null)).toBe(true);
    expect(storage.getItem(keptNameOf(1, 6))).toBeNull();
  });

  it('is not worth a game where storage is full or forbidden', () => {
    const full = {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(() => writeKept(full, 5, kept(1))).not.toThrow();
  });
});

describe('what a device keeps', () => {
  it.each([null, '', '{', '[]', '{"answers":1}', '{"answers":[{"questionId":"1","choice":0,"at":1}]}'])(
    'is nothing where %j is written',
    (written) => {
      expect(readKept(written)).toBeNull();
    },
  );

  it('is read as it was written', () => {
    const kept = { studentId: 4, answers: [FIRST], isEnded: true };
    expect(readKept(JSON.stringify(kept))).toEqual(kept);
  });

  it('is added to what the server has', () => {
    expect(joinAnswers(GAME, [FIRST], [FIRST, SECOND])).toEqual([FIRST, SECOND]);
    expect(joinAnswers(GAME, [], [FIRST])).toEqual([FIRST]);
  });

  it('gives way where the server has other answers, or more', () => {
    const other = { ...FIRST, choice: 2 };
    expect(joinAnswers(GAME, [other], [FIRST, SECOND])).toEqual([other]);
    expect(joinAnswers(GAME, [FIRST, SECOND], [FIRST])).toEqual([FIRST, SECOND]);
  });

  it('gives way where it breaks the rules', () => {
    expect(joinAnswers(GAME, [FIRST], [FIRST, { ...SECOND, at: 200 }])).toEqual([FIRST]);
    expect(joinAnswers(GAME, [], [SECOND])).toEqual([]);
  });

  it('goes on only from the same beginning', () => {
    expect([goesOn([], [FIRST]), goesOn([FIRST], [FIRST, SECOND]), goesOn([FIRST, SECOND], [FIRST])]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
