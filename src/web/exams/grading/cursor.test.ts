import { describe, expect, it } from 'vitest';
import { afterTyping, besidePupil, movedBy, nextPupil } from './cursor.ts';

const ROWS = [
  { studentId: 11, isAbsent: false },
  { studentId: 12, isAbsent: true },
  { studentId: 13, isAbsent: false },
];
const at = (studentId: number, place: number) => ({ studentId, place });

describe('the cursor of the grid', () => {
  it('goes to the left for the next question and stays inside', () => {
    expect(movedBy('ArrowLeft', ROWS, at(11, 4), 20)).toEqual(at(11, 5));
    expect(movedBy('ArrowRight', ROWS, at(11, 4), 20)).toEqual(at(11, 3));
    expect(movedBy('ArrowLeft', ROWS, at(11, 19), 20)).toEqual(at(11, 19));
    expect(movedBy('ArrowRight', ROWS, at(11, 0), 20)).toEqual(at(11, 0));
    expect(movedBy('Home', ROWS, at(11, 7), 20)).toEqual(at(11, 0));
    expect(movedBy('End', ROWS, at(11, 7), 20)).toEqual(at(11, 19));
  });

  it('goes up and down through all pupils, and by Enter and typing past those who were absent', () => {
    expect(movedBy('ArrowDown', ROWS, at(11, 4), 20)).toEqual(at(12, 4));
    expect(movedBy('ArrowUp', ROWS, at(11, 4), 20)).toEqual(at(11, 4));
    expect(besidePupil(ROWS, at(13, 4), 1)).toEqual(at(13, 4));
    expect(movedBy('Enter', ROWS, at(11, 4), 20)).toEqual(at(13, 0));
    expect(movedBy('Enter', ROWS, at(13, 4), 20)).toEqual(at(13, 4));
    expect(nextPupil(ROWS, at(13, 0))).toBeNull();
    expect(afterTyping(ROWS, at(11, 4), 20)).toEqual(at(11, 5));
    expect(afterTyping(ROWS, at(11, 19), 20)).toEqual(at(13, 0));
    expect(afterTyping(ROWS, at(13, 19), 20)).toEqual(at(13, 19));
  });

  it('is not moved by other keys', () => {
    for (const key of ['Tab', '1', 'a', 'PageDown']) expect(movedBy(key, ROWS, at(11, 4), 20)).toBeNull();
  });
});
