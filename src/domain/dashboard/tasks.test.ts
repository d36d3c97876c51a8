import { describe, expect, it } from 'vitest';
import { tasksOf } from '#domain/dashboard/tasks';

const of = (done: readonly ('played' | 'revised' | 'read' | 'grown')[], dueWords = 0) =>
  tasksOf(new Set(done), dueWords).map(({ task, isDone }) => (isDone ? `${task}!` : task));

describe('the tasks of a day', () => {
  it('are a game, the Quran and an activity', () => {
    expect(tasksOf(undefined, 0).map(({ task }) => task)).toEqual(['play', 'read', 'grow']);
    expect(of(['played'])).toEqual(['play!', 'read', 'grow']);
    expect(of(['grown', 'played', 'read'])).toEqual(['play!', 'read!', 'grow!']);
  });

  it('ask for the words that are due until some were revised, or a text was read', () => {
    expect(of([], 4)).toEqual(['play', 'words', 'grow']);
    expect(of(['revised'], 4)).toEqual(['play', 'read!', 'grow']);
    expect(of(['read'], 4)).toEqual(['play', 'read!', 'grow']);
    expect(of(['revised'])).toEqual(['play', 'read!', 'grow']);
  });
});
