import { DIFFICULTIES, type Difficulty } from '#domain/questions/kinds';

const TAB = 'himma-race-tab';

/** The parts of the browser's storage that are used, so that tests need no browser. */
export type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The name of this tab. While the page stands it is kept out of the storage, since a browser that duplicates a tab copies
 * its storage too, and the copy would push the first out of its seat; a reload finds it again.
 */
export const takeTabId = (memory: Memory, makeId: () => string): string => {
  const kept = memory.getItem(TAB);
  memory.removeItem(TAB);
  return kept ?? makeId();
};

export const keepTabId = (memory: Memory, id: string): void => memory.setItem(TAB, id);

const raceKey = (studentId: number): string => `himma-race-${studentId}`;

/** The race this tab was in: another pupil at the same tab has none. */
export const keptRace = (memory: Memory, studentId: number): number | null => {
  const id = Number(memory.getItem(raceKey(studentId)));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

export const keepRace = (memory: Memory, studentId: number, raceId: number | null): void => {
  if (raceId === null) memory.removeItem(raceKey(studentId));
  else memory.setItem(raceKey(studentId), String(raceId));
};

const DIFFICULTY = 'himma-race-difficulty';
export const keptDifficulty = (memory: Memory): Difficulty | undefined =>
  DIFFICULTIES.find((each) => each === memory.getItem(DIFFICULTY));
export const keepDifficulty = (memory: Memory, difficulty: Difficulty): void => memory.setItem(DIFFICULTY, difficulty);

let tabId: string | undefined;

/** Random as far as a page without https may be; it names a tab and proves nothing. */
const makeId = (): string =>
  Array.from({ length: 4 }, () => Math.random().toString(36).slice(2, 8).padEnd(6, '0')).join('-');

/** One name for as long as the page stands, whatever screens come and go. */
export const thisTab = (): string => {
  if (tabId !== undefined) return tabId;
  const id = takeTabId(sessionStorage, makeId);
  tabId = id;
  addEventListener('pagehide', () => keepTabId(sessionStorage, id));
  addEventListener('pageshow', () => sessionStorage.removeItem(TAB));
  return id;
};
