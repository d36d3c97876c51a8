import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keptEntries } from './kept-entries.ts';
import { dropForged, leftBehind, takeOver, unsentOf } from './left-behind.ts';
import { type Owner, prefixOf } from './owner.ts';
import { sealed } from './seal.ts';

const of = (digit: string): string => digit.repeat(64);
const teacher: Owner = { staffId: 7, mark: 'today', seal: of('a') };
const colleague: Owner = { staffId: 8, mark: 'today', seal: of('b') };
const earlier: Owner = { ...teacher, mark: 'yesterday' };

const neverFull = () => expect.fail();
const boxOf = (owner: Owner) => keptEntries(prefixOf('tap', owner), owner, neverFull);

/** As a browser's: what is kept are its own properties. */
const makeStorage = () =>
  Object.defineProperties({} as Record<string, string>, {
    getItem: {
      value(this: Record<string, string>, name: string) {
        return this[name] ?? null;
      },
    },
    setItem: {
      value(this: Record<string, string>, name: string, value: string) {
        this[name] = value;
      },
    },
    removeItem: {
      value(this: Record<string, string>, name: string) {
        delete this[name];
      },
    },
  });

let storage: Record<string, string>;
beforeEach(() => {
  storage = makeStorage();
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => void vi.unstubAllGlobals());

it('says nothing of what waits to who reads the storage', () => {
  boxOf(teacher).keep('key-1', { tap: 'absent' });
  expect(Object.values(storage).join()).not.toMatch(/absent|order|today/u);
  expect(boxOf(teacher).read()).toMatchObject([{ tap: 'absent' }]);
});

it('reads what its owner wrote, under the name it was written under, and nothing else', () => {
  boxOf(teacher).keep('key-1', { tap: 'absent' });
  boxOf(colleague).keep('key-2', { tap: 'theirs' });
  const [own, theirs] = ['himma-waiting tap 7 key-1', 'himma-waiting tap 8 key-2'];
  const written = storage[own] ?? '';
  const last = written.endsWith('A') ? 'B' : 'A';
  const forged = {
    'himma-waiting tap 7 plain': JSON.stringify({ order: 1, tap: 'late', session: 'today' }),
    'himma-waiting tap 7 moved': written,
    'himma-waiting cell 7 key-1': written,
    'himma-waiting tap 7 changed': `${last}${written.slice(1)}`,
    'himma-waiting tap 7 theirs': storage[theirs] ?? '',
    'himma-waiting tap 7 no-entry': sealed(teacher.seal, 'himma-waiting tap 7 no-entry', { tap: 'late' }),
    'himma-waiting tap 7 empty': '',
  };
  Object.assign(storage, forged);
  expect(boxOf(teacher).read()).toHaveLength(1);
  expect([unsentOf(teacher).length, leftBehind(teacher).length]).toEqual([1, 0]);
  dropForged(teacher);
  expect(Object.keys(storage).toSorted()).toEqual([own, theirs]);
});

it('keeps what its owner made in an earlier session until they say that it goes out', () => {
  boxOf(earlier).keep('key-1', { tap: 'first' });
  boxOf(earlier).keep('key-2', { tap: 'second' });
  dropForged(teacher);
  expect(boxOf(teacher).read()).toEqual([]);
  const left = leftBehind(teacher);
  expect(left.map(({ kind }) => kind)).toEqual(['tap', 'tap']);
  takeOver(teacher, left);
  expect(boxOf(teacher).read()).toMatchObject([
    { tap: 'first', order: 1 },
    { tap: 'second', order: 2 },
  ]);
  expect(leftBehind(teacher)).toEqual([]);
});
