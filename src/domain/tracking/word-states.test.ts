import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mark, offeredFor, UNHEARD, WORD_ACTIONS, WORD_STATUSES, type Word } from './word-states.ts';

const word = (status: Word['status'], attempts = 0, incorrectAttempts = 0): Word => ({
  status,
  attempts,
  incorrectAttempts,
});

describe('the table of words', () => {
  it.each([
    ['not_started', ['pause', 'incorrect']],
    ['started', ['incorrect']],
    ['incorrect', ['try_again', 'name_mistake', 'pass']],
    ['passed', ['complete']],
    ['completed', []],
    ['paused', ['clear_pause']],
    ['finished', ['incorrect']],
  ] as const)('offers for %s: %j', (status, offered) => {
    expect(offeredFor(status)).toEqual(offered);
  });

  it.each([
    [word('not_started'), 'pause', word('paused')],
    [word('not_started'), 'incorrect', word('incorrect', 1, 1)],
    [word('started'), 'incorrect', word('incorrect', 1, 1)],
    [word('incorrect', 1, 1), 'try_again', word('incorrect', 2, 2)],
    [word('incorrect', 1, 1), 'name_mistake', word('incorrect', 1, 1)],
    [word('incorrect', 2, 2), 'pass', word('passed', 3, 2)],
    [word('passed', 3, 2), 'complete', word('completed', 4, 2)],
    [word('paused', 0, 0), 'clear_pause', word('not_started')],
    [word('finished'), 'incorrect', word('incorrect', 1, 1)],
  ] as const)('%j, %s: %j', (before, action, after) => {
    expect(mark(before, action)).toEqual({ is: 'marked', word: after });
  });

  it.each(['incorrect', 'passed', 'completed'] as const)(
    'lets a word that was %s at an earlier hearing be wrong again',
    (status) => {
      expect(mark(word(status, 3, 1), 'incorrect', true)).toEqual({ is: 'marked', word: word('incorrect', 4, 2) });
      expect(mark(word(status, 3, 1), 'incorrect')).toEqual({ is: 'not_offered' });
    },
  );

  it.each(['incorrect', 'passed', 'completed'] as const)('does not pause on a word that is %s', (status) => {
    expect(mark(word(status, 1, 1), 'pause')).toEqual({ is: 'pause_on_rated' });
  });
});

const actions = fc.array(fc.constantFrom(...WORD_ACTIONS), { maxLength: 40 });

describe('any sequence of marks', () => {
  it('does what is offered and nothing else', () => {
    fc.assert(
      fc.property(fc.constantFrom(...WORD_STATUSES), fc.constantFrom(...WORD_ACTIONS), (status, action) => {
        expect(mark(word(status), action).is === 'marked').toBe(offeredFor(status).includes(action));
      }),
    );
  });

  it('has as many attempts and mistakes as a recount of what was done', () => {
    fc.assert(
      fc.property(actions, (all) => {
        const done: string[] = [];
        let now = UNHEARD;
        for (const action of all) {
          const marked = mark(now, action);
          if (marked.is !== 'marked') continue;
          done.push(action);
          now = marked.word;
        }
        const count = (...names: string[]) => done.filter((action) => names.includes(action)).length;
        expect(now.attempts).toBe(count('incorrect', 'try_again', 'pass', 'complete'));
        expect(now.incorrectAttempts).toBe(count('incorrect', 'try_again'));
      }),
    );
  });
});
