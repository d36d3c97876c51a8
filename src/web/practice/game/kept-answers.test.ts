import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Game } from '#domain/practice/game';
import { sealed } from '#web/lib/outbox/seal.ts';
import { forgetOthers, goesOn, joinAnswers, type Kept, keptGame, type Pupil } from './kept-answers.ts';

const GAME: Game = {
  mode: 'timed',
  minutes: 1,
  seed: 1,
  deck: [1, 2, 3].map((questionId) => ({ questionId, type: 'choice', optionCount: 4, answer: 0, points: 5 })),
};
const FIRST = { questionId: 1, choice: 0, at: 100 };
const SECOND = { questionId: 2, choice: 3, at: 2000 };

const KEPT: Kept = { answers: [FIRST, SECOND], isEnded: true };

const of = (digit: string): string => digit.repeat(64);
const PUPIL: Pupil = { studentId: 1, seal: of('a') };
const CLASSMATE: Pupil = { studentId: 2, seal: of('b') };

/** As a browser's: what is kept are its own properties. */
const makeStorage = (): Record<string, string> =>
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

let storage: Record<string, string>;
beforeEach(() => {
  storage = makeStorage();
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => void vi.unstubAllGlobals());

describe('what is kept of sessions', () => {
  it('goes but for the open one, and only the pupil’s own', () => {
    keptGame(PUPIL, 5).keep(KEPT);
    keptGame(PUPIL, 6).keep(KEPT);
    keptGame(CLASSMATE, 7).keep(KEPT);
    storage['himma-practice-choices-1'] = '{"mode":"timed"}';
    expect(forgetOthers(PUPIL, 6)).toBe(true);
    expect(Object.keys(storage).toSorted()).toEqual([
      'himma-practice-choices-1',
      'himma-waiting practice pupil-1 6',
      'himma-waiting practice pupil-2 7',
    ]);
    expect(forgetOthers(PUPIL, 6)).toBe(false);
    expect(forgetOthers(PUPIL, null)).toBe(true);
    expect(keptGame(PUPIL, 6).read()).toBeNull();
  });

  it('goes without a word where somebody else wrote it, also under the open one', () => {
    storage['himma-waiting practice pupil-1 5'] = JSON.stringify(KEPT);
    storage['himma-waiting practice pupil-1 6'] = JSON.stringify(KEPT);
    expect(forgetOthers(PUPIL, 6)).toBe(false);
    expect(Object.keys(storage)).toEqual([]);
  });

  it('is not worth a game where storage is full or forbidden', () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const game = keptGame(PUPIL, 5);
    expect(() => game.keep(KEPT)).not.toThrow();
    expect(() => game.forget()).not.toThrow();
    expect(game.read()).toBeNull();
  });
});

describe('what a device keeps', () => {
  it('is read as it was written, and says nothing to who reads the storage', () => {
    const game = keptGame(PUPIL, 5);
    game.keep(KEPT);
    expect(game.read()).toEqual(KEPT);
    expect(game.opened(storage[game.name] ?? null)).toEqual(KEPT);
    expect(storage[game.name]).not.toMatch(/answers|questionId|[{"]/u);
    game.forget();
    expect(game.read()).toBeNull();
  });

  it('is the pupil’s own under its very name, and nothing else', () => {
    const game = keptGame(PUPIL, 5);
    game.keep(KEPT);
    const written = storage[game.name] ?? '';
    keptGame(PUPIL, 6).keep(KEPT);
    keptGame(CLASSMATE, 5).keep(KEPT);
    const forged = {
      plain: JSON.stringify({ studentId: 1, ...KEPT }),
      ofAnotherKey: sealed(CLASSMATE.seal, game.name, KEPT),
      ofNoKey: sealed('', game.name, KEPT),
      ofAnotherSession: storage[keptGame(PUPIL, 6).name] ?? '',
      ofAnotherPupil: storage[keptGame(CLASSMATE, 5).name] ?? '',
      changed: `${written.startsWith('A') ? 'B' : 'A'}${written.slice(1)}`,
      empty: '',
    };
    for (const [how, each] of Object.entries(forged)) {
      storage[game.name] = each;
      expect([how, game.read(), game.opened(each)]).toEqual([how, null, null]);
    }
    storage[game.name] = written;
    expect(game.read()).toEqual(KEPT);
  });

  it.each([{}, { answers: null }, { answers: 1 }, { answers: [{ ...FIRST, questionId: '1' }] }])(
    'is nothing where %j is sealed',
    (value) => {
      const { name, opened } = keptGame(PUPIL, 5);
      expect(opened(sealed(PUPIL.seal, name, value))).toBeNull();
    },
  );

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
