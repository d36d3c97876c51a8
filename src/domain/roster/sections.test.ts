import { describe, expect, it } from 'vitest';
import { sectionKey, sectionSpeller } from './sections.ts';

describe('a section', () => {
  it.each([
    ['أ', ['ا', 'الشعبة أ', 'شعبة  ا', 'فصل أ', 'Section أ']],
    ['٤/١', ['4/1', '4-1', 'الفصل ٤/١']],
    ['هـ', ['ه']],
    ['A', ['a', 'class A']],
  ])('%j is the same as %j', (section, others) => {
    for (const other of others) expect(sectionKey(other)).toBe(sectionKey(section));
  });

  it('is told from another', () => {
    const keys = ['أ', 'ب', 'ج', '1', '2', '4/1', '4/2', 'الشعبة', '-', '+'].map(sectionKey);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is written as the school writes it', () => {
    const spell = sectionSpeller(['شعبة ب', 'ج', 'ا', 'أ']);
    expect(['ب', 'الشعبة ب', 'شعبة ج', 'ا', 'أ', 'شعبة أ'].map(spell)).toEqual([
      'شعبة ب',
      'شعبة ب',
      'ج',
      'ا',
      'أ',
      'ا',
    ]);
  });

  it('is written alike in one list, by the letter alone', () => {
    const spell = sectionSpeller([]);
    expect(['الشعبة ا', 'أ', 'شعبة د', 'د', '٤/١', '4/1'].map(spell)).toEqual(['أ', 'أ', 'د', 'د', '٤/١', '٤/١']);
  });
});
