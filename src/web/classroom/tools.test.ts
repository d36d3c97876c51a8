import { describe, expect, it } from 'vitest';
import { actionFor, type Choice, FIRST_CHOICE, sayingsOf } from './tools.ts';

const PRESETS = [
  { kind: 'positive', text: 'شارك' },
  { kind: 'severe', text: 'آذى' },
] as const;

const act = (choice: Partial<Choice>) => actionFor({ ...FIRST_CHOICE, ...choice }, [7], [...PRESETS]);

describe('a tool', () => {
  it('does what it says to whom it is used on', () => {
    expect(act({ tool: 'absent' })).toEqual({ type: 'absent', studentIds: [7] });
    expect(act({ tool: 'late', minutesLate: 12 })).toEqual({ type: 'late', studentIds: [7], minutesLate: 12 });
    expect(act({ tool: 'positive', positive: { kind: 'positive', text: 'شارك' } })).toEqual({
      type: 'positive',
      studentIds: [7],
      note: 'شارك',
    });
    expect(act({ tool: 'behavior', behavior: { kind: 'severe', text: null } })).toEqual({
      type: 'behavior',
      behaviorType: 'severe',
      studentIds: [7],
      note: null,
    });
  });

  it('does not say what staff have taken out of its words', () => {
    expect(act({ tool: 'positive', positive: { kind: 'positive', text: 'قديمة' } })).toMatchObject({ note: null });
  });

  it('offers each kind alone and with its words', () => {
    expect(sayingsOf('behavior', [...PRESETS])).toEqual([
      { kind: 'minor', text: null },
      { kind: 'moderate', text: null },
      { kind: 'severe', text: null },
      { kind: 'severe', text: 'آذى' },
    ]);
  });
});
