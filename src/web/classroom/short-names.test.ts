import { describe, expect, it } from 'vitest';
import { shortNames } from './short-names.ts';

const namesOf = (...names: string[]) => [...shortNames(names.map((name, id) => ({ id, name }))).entries()].sort();

describe('the names in a class', () => {
  it('are first names where nobody shares them', () => {
    expect(namesOf('أحمد علي الغامدي', 'بدر سعد العتيبي')).toEqual([
      [0, 'أحمد'],
      [1, 'بدر'],
    ]);
  });

  it('have the family’s first letter where two share the first, and the family where they share that too', () => {
    expect(namesOf('أحمد علي الغامدي', 'أحمد سعد العتيبي', 'أحمد فهد العمري')).toEqual([
      [0, 'أحمد غ.'],
      [1, 'أحمد العتيبي'],
      [2, 'أحمد العمري'],
    ]);
  });

  it('are whole where nothing shorter tells them apart', () => {
    expect(namesOf('أحمد علي الغامدي', 'أحمد سعد الغامدي')).toEqual([
      [0, 'أحمد علي الغامدي'],
      [1, 'أحمد سعد الغامدي'],
    ]);
  });
});
