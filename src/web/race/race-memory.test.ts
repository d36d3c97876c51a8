import { describe, expect, it } from 'vitest';
import { keepRace, keepTabId, keptRace, type Memory, takeTabId } from './race-memory.ts';

const memoryOf = (): Memory => {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
};

describe('a tab', () => {
  it('has the same name after a reload, and a copy made meanwhile has another', () => {
    const memory = memoryOf();
    expect(takeTabId(memory, () => 'first-tab')).toBe('first-tab');
    expect(takeTabId(memory, () => 'copied-tab')).toBe('copied-tab');
    keepTabId(memory, 'first-tab');
    expect(takeTabId(memory, () => 'new-tab')).toBe('first-tab');
  });

  it('remembers the race of this pupil alone', () => {
    const memory = memoryOf();
    keepRace(memory, 3, 41);
    expect(keptRace(memory, 3)).toBe(41);
    expect(keptRace(memory, 4)).toBeNull();
    keepRace(memory, 3, null);
    expect(keptRace(memory, 3)).toBeNull();
  });
});
