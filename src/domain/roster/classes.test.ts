import { describe, expect, it } from 'vitest';
import { classesOf, classKey, classOfKey, concerns, isSeenWith, overlap } from './classes.ts';

const A = { grade: 4, section: 'أ' } as const;
const B = { grade: 4, section: 'ب' } as const;
const AS_ONE = { grade: 4, section: null } as const;
const FIFTH = { grade: 5, section: 'أ' } as const;

describe('a class', () => {
  it('has what is arranged for it and for its grade as one', () => {
    expect([A, B, AS_ONE, FIFTH].map((arranged) => concerns(arranged, A))).toEqual([true, false, true, false]);
  });

  it('is seen by who looks at its grade as one', () => {
    expect([A, B, AS_ONE, FIFTH].map((arranged) => isSeenWith(arranged, AS_ONE))).toEqual([true, true, true, false]);
    expect([A, B, AS_ONE, FIFTH].map((arranged) => isSeenWith(arranged, A))).toEqual([true, false, true, false]);
  });

  it('cannot share an hour with another that has pupils of it', () => {
    expect([A, B, AS_ONE, FIFTH].map((other) => overlap(A, other))).toEqual([true, false, true, false]);
  });

  it('is its grade where that has one section', () => {
    expect(classesOf(4, ['أ'])).toEqual([AS_ONE]);
    expect(classesOf(4, ['أ', 'ب'])).toEqual([AS_ONE, A, B]);
  });

  it.each([AS_ONE, A, { grade: 6, section: '6-1' } as const])('is read back from its key', (each) => {
    expect(classOfKey(classKey(each))).toEqual(each);
  });

  it.each(['', '7', '44', '4-', 'x-4', '4أ'])('is not read from %j', (key) => {
    expect(classOfKey(key)).toBeNull();
  });
});
