import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNamed } from './latin.ts';

describe('a name in Latin letters', () => {
  it.each([
    ['محمد', 'mohammed', 'muhammad', 'Mohamed', 'MHMD', 'moham'],
    ['عبدالرحمن', 'abdulrahman', 'Abd-alrahman', 'abdelrahman', 'abdu'],
    ['عبد الرحمن', 'abd alrahman', 'abd rahman'],
    ['يوسف', 'yousef', 'youssef', 'Yusuf'],
    ['إبراهيم', 'ibrahim', 'Ebraheem'],
    ['سعيد', 'saeed', 'said'],
    ['خالد', 'khalid', 'khaled'],
    ['ثامر', 'thamer'],
    ['ذياب', 'dhiab', 'thiab'],
    ['غيث', 'ghaith', 'gaith'],
    ['عمر', 'omar', 'umar'],
    ['علي', 'ali', 'Aly'],
    ['حمزة', 'hamza', 'hamzah'],
    ['أسامة', 'osama', 'usamah'],
    ['إياد', 'iyad', 'eyad'],
    ['البراء', 'albaraa', 'bara'],
    ['فهد', 'fahad', 'fahd'],
    ['ماجد', 'majed', 'majid'],
    ['قاسم', 'qasim', 'kasim', 'gasim'],
    ['فيصل', 'faisal', 'faysal'],
    ['وليد', 'waleed', 'walid'],
    ['طه', 'taha'],
    ['عائشة', 'aisha', 'aysha'],
  ])('%s is found as families write it', (name, ...spellings) => {
    expect(spellings.filter((typed) => !isNamed(name, typed))).toEqual([]);
  });

  it('is nobody else’s', () => {
    expect(isNamed('لؤي', 'ali')).toBe(false);
    expect(isNamed('أحمد', 'hamed')).toBe(false);
    expect(isNamed('محمد', 'ahmed')).toBe(false);
    expect(isNamed('محمد سعد', 'saad khalid')).toBe(false);
  });

  it('is looked for word by word, in any order', () => {
    expect(isNamed('محمد بن سعد القحطاني', 'qahtani mohammed')).toBe(true);
  });
});

describe('a name in Arabic letters', () => {
  it('is found by any piece of it, with or without hamza and vowels', () => {
    expect(isNamed('أحمد عبدالله', 'احمد عبد')).toBe(true);
    expect(isNamed('أحمد عبدالله', 'أَحمد')).toBe(true);
    expect(isNamed('أحمد', '')).toBe(true);
  });

  it('is found however its alefs, yas, ta marbutas and vowels are typed', () => {
    const ALIKE = ['اأإآٱ', 'ىيئ', 'ةه', 'وؤ'];
    const alike = (letter: string) => ALIKE.find((letters) => letters.includes(letter)) ?? letter;
    const letters = fc.array(fc.constantFrom(...'ابتثجحدرسأإآىيئةهوؤء '), { minLength: 1, maxLength: 20 });
    const typedAs = (name: readonly string[]) =>
      fc.tuple(
        ...name.map((letter) =>
          fc.tuple(fc.constantFrom(...alike(letter)), fc.constantFrom('', '', '\u064e', '\u0651\u0650', '\u0640')),
        ),
      );
    const spelt = letters.chain((name) => fc.tuple(fc.constant(name.join('')), typedAs(name)));
    fc.assert(fc.property(spelt, ([name, typed]) => isNamed(name, typed.flat().join(''))));
  });

  it('is found by itself, whatever it is', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (name) => isNamed(name, name) || /[a-z]/iu.test(name)));
  });
});
