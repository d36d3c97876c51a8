import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classmateLabels } from './classmates.ts';
import { firstName } from './first-name.ts';

const labels = (...names: string[]) =>
  classmateLabels(names.map((name, id) => ({ id, name, firstName: firstName(name) }))).map(({ label }) => label);

describe('how pupils are shown to each other', () => {
  it('is by first name', () => {
    expect(labels('سالم العمران', 'فيصل الحربي')).toEqual(['سالم', 'فيصل']);
  });

  it('adds the next name’s first letter where two share the first', () => {
    expect(labels('سالم العمران', 'سالم محمد الحربي', 'فيصل')).toEqual(['سالم ا.', 'سالم م.', 'فيصل']);
  });

  it('is what staff wrote', () => {
    const pupils = [
      { id: 1, name: 'محمد أمين سعد', firstName: 'محمد أمين' },
      { id: 2, name: 'سالم بن علي', firstName: 'سالم' },
      { id: 3, name: 'سالم بن راشد', firstName: 'سالم' },
    ];
    expect(classmateLabels(pupils).map(({ label }) => label)).toEqual(['محمد أمين', 'سالم ع.', 'سالم ر.']);
  });

  it('adds the letter that follows what staff wrote', () => {
    const pupils = ['محمد أمين إبراهيم', 'محمد أمين بن سعيد'].map((name, id) => ({ id, name, firstName: 'محمد أمين' }));
    expect(classmateLabels(pupils).map(({ label }) => label)).toEqual(['محمد أمين إ.', 'محمد أمين س.']);
  });

  it('is whole where the first name is of two words', () => {
    expect(labels('عبد الرحمن سعد', 'عبد الله سعد', 'أبو بكر علي', 'أبو بكر  فهد')).toEqual([
      'عبد الرحمن',
      'عبد الله',
      'أبو بكر ع.',
      'أبو بكر ف.',
    ]);
  });

  it('counts where even that is the same, or there is no next name', () => {
    expect(labels('سالم محمد', 'سالم مشعل')).toEqual(['سالم م. (1)', 'سالم م. (2)']);
    expect(labels('سالم', 'سالم')).toEqual(['سالم (1)', 'سالم (2)']);
  });

  it('is never a full name of three words or more, and never the same twice', () => {
    const word = fc.constantFrom('سالم', 'محمد', 'فيصل', 'ناصر');
    const name = fc.tuple(word, word, word).map((words) => words.join(' '));
    fc.assert(
      fc.property(fc.array(name, { maxLength: 30 }), (names) => {
        const shown = labels(...names);
        expect(new Set(shown).size).toBe(names.length);
        for (const [index, label] of shown.entries()) {
          expect(label.startsWith(names[index]?.split(' ')[0] ?? '')).toBe(true);
          expect(label).not.toContain(names[index]?.split(' ').slice(1).join(' '));
        }
      }),
    );
  });
});
