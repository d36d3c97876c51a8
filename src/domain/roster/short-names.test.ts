import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstName } from './first-name.ts';
import { IN_CLASS, IN_PUBLIC, shortNames } from './short-names.ts';

const pupilsOf = (names: readonly string[]) => names.map((name) => ({ name, firstName: firstName(name) }));
const inClass = (...names: readonly string[]) => [...shortNames(pupilsOf(names), IN_CLASS).values()];
const inPublic = (...names: readonly string[]) => [...shortNames(pupilsOf(names), IN_PUBLIC).values()];

describe('the names in a class', () => {
  it('are first names where nobody shares them', () => {
    expect(inClass('أحمد علي الغامدي', 'بدر سعد العتيبي')).toEqual(['أحمد', 'بدر']);
  });

  it('have the family’s first letter where two share the first, and the family where they share that too', () => {
    const names = ['أحمد علي الغامدي', 'أحمد سعد العتيبي', 'أحمد فهد العمري'];
    expect(inClass(...names)).toEqual(['أحمد غ.', 'أحمد العتيبي', 'أحمد العمري']);
    expect(inPublic(...names)).toEqual(['أحمد غ.', 'أحمد ع.', 'أحمد ع.']);
  });

  it('are whole where nothing shorter tells them apart', () => {
    expect(inClass('أحمد علي الغامدي', 'أحمد سعد الغامدي')).toEqual(['أحمد علي الغامدي', 'أحمد سعد الغامدي']);
  });

  it('do not make a family of an only name', () => {
    expect(inClass('سالم', 'سالم علي الغامدي')).toEqual(['سالم', 'سالم غ.']);
    expect(inPublic('سالم', 'سالم')).toEqual(['سالم', 'سالم']);
  });

  it('are whole, the first as well as the family', () => {
    const names = ['عبد الله علي الغامدي', 'عبد الله سعد أبو زيد', 'عبد الرحمن فهد العمري'];
    expect(inClass(...names)).toEqual(['عبد الله غ.', 'عبد الله أ.', 'عبد الرحمن']);
    expect(inClass('خالد علي عبد الرحمن', 'خالد سعد عبد الله')).toEqual(['خالد عبد الرحمن', 'خالد عبد الله']);
    expect(inPublic('نور الدين', 'نور الدين  سعد')).toEqual(['نور الدين', 'نور الدين س.']);
  });

  it('begin with what staff wrote, and count who is called alike', () => {
    const pupils = [
      { name: 'محمد أمين سعد الغامدي', firstName: 'محمد أمين' },
      { name: 'محمد أمين علي العمري', firstName: 'محمد أمين' },
      { name: 'محمد أمين فهد القرني', firstName: 'محمد' },
    ];
    expect([...shortNames(pupils, IN_CLASS).values()]).toEqual(['محمد أمين غ.', 'محمد أمين ع.', 'محمد']);
  });

  it('are nobody else’s, even where staff wrote what another is told apart by', () => {
    const pupils = [
      ...pupilsOf(['أحمد علي الغامدي', 'أحمد سعد العتيبي']),
      { name: 'سامي فهد العمري', firstName: 'أحمد غ.' },
    ];
    const short = [...shortNames(pupils, IN_CLASS).values()];
    expect(new Set(short).size).toBe(3);
    expect(short[1]).toBe('أحمد ع.');
  });

  it('have the letter of the family, and not of what leads to it', () => {
    const names = ['سالم بن راشد', 'سالم آل مبارك', 'سالم فهد بن ياسر'];
    expect(inPublic(...names)).toEqual(['سالم ر.', 'سالم م.', 'سالم ي.']);
  });

  it('tell apart all who have different names, and begin with the first name', () => {
    const word = fc.constantFrom('أحمد', 'سالم', 'علي', 'الغامدي', 'العمري', 'حمود', 'عبد الله', 'أبو بكر');
    const names = fc.uniqueArray(fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' ')));
    fc.assert(
      fc.property(names, (all) => {
        const short = inClass(...all);
        expect(new Set(short).size).toBe(all.length);
        for (const [at, name] of all.entries()) expect(firstName(short[at] ?? '')).toBe(firstName(name));
      }),
    );
  });
});
