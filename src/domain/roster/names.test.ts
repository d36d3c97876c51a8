import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasUnsafeCharacters, hasUnsafeText, normaliseName, searchKey, withoutUnsafeCharacters } from './names.ts';

const text = fc.string({
  unit: fc.constantFrom(...'اأإآىةس َُّ\u0653\u0654\u0655e\u0301é \t\u0000\u200c\u200f\u202e\u2067\ufeff\u{1f600}'),
});

describe('a name', () => {
  it('is the same in both Unicode spellings and with spaces around it', () => {
    expect(normaliseName(` ${'أحمد'.normalize('NFD')}\u00a0`)).toBe('أحمد');
  });

  it('keeps everything else that tells two names apart', () => {
    for (const [one, another] of [
      ['احمد', 'أحمد'],
      ['هدى', 'هدي'],
      ['فاطمة', 'فاطمه'],
      ['بن  علي', 'بن علي'],
      ['مُحمد', 'محمد'],
    ] as const)
      expect(normaliseName(one)).not.toBe(normaliseName(another));
  });

  it('normalised once is normalised', () => {
    fc.assert(
      fc.property(text, (name) => {
        expect(normaliseName(normaliseName(name))).toBe(normaliseName(name));
      }),
    );
  });

  it('is unsafe with a control or direction character in it, and safe once they are taken out', () => {
    fc.assert(
      fc.property(text, (name) => {
        expect(hasUnsafeCharacters(withoutUnsafeCharacters(name))).toBe(false);
        if (!hasUnsafeCharacters(name)) expect(withoutUnsafeCharacters(name)).toBe(name);
      }),
    );
    for (const character of [
      '\u0000',
      '\n',
      '\u007f',
      '\u009f',
      '\u061c',
      '\u200e',
      '\u200f',
      '\u202e',
      '\u2069',
      '\ufeff',
    ])
      expect(hasUnsafeCharacters(`سالم${character}`)).toBe(true);
    for (const safe of ['سالم بن راشد', 'مُحَمَّد', "O'Neil-Smith", 'ﷺ', 'خـالد'])
      expect(hasUnsafeCharacters(safe)).toBe(false);
  });

  it('cannot be told from another by what nobody sees', () => {
    const unseen = [
      ...['\u00ad', '\u034f', '\u061c', '\u115f', '\u1160', '\u17b4', '\u180e', '\u200b', '\u200c', '\u200d'],
      ...['\u2060', '\u2061', '\u2064', '\u206a', '\u2800', '\u3164', '\ufe00', '\ufe0f', '\uffa0', '\ufff9'],
      ...['\u{e0001}', '\u{e0041}', '\u{e0100}', '\u{1d173}'],
    ];
    for (const character of unseen) {
      expect(hasUnsafeCharacters(`سا${character}لم`), character.codePointAt(0)?.toString(16)).toBe(true);
      expect(hasUnsafeText(`كأس${character} الفصل`)).toBe(true);
      expect(withoutUnsafeCharacters(`سا${character}لم`)).toBe('سالم');
    }
  });

  it('has no emoji of several parts, which other text may have', () => {
    for (const emoji of ['⭐️', '👨‍👩‍👧', '👍🏽', '1️⃣', '❤️', '🏆']) expect(hasUnsafeText(`أحسنت ${emoji}!`)).toBe(false);
    expect(hasUnsafeCharacters('سالم 👨‍👩‍👧')).toBe(true);
    for (const hidden of ['🏆\u200d', '⭐️\ufe0f', 'أ\ufe0f', '\u200d🏆']) expect(hasUnsafeText(hidden)).toBe(true);
  });
});

describe('the search key', () => {
  it.each([
    ['أحمد', 'احمد'],
    ['إياد', 'اياد'],
    ['آدم', 'ادم'],
    ['ٱلله', 'الله'],
    ['يحيى', 'يحيي'],
    ['حمزة', 'حمزه'],
    ['فؤاد', 'فواد'],
    ['رائد', 'رايد'],
    ['مُحَمَّد', 'محمد'],
    ['مـحـمـد', 'محمد'],
    [' بن   علي ', 'بن علي'],
    ['Sami', 'sami'],
  ])('of %j is %j', (name, key) => {
    expect(searchKey(name)).toBe(key);
  });

  it('is the same for either Unicode spelling and for itself', () => {
    const arabic = fc.string({ unit: fc.constantFrom(...'ابتأإآٱىةؤئءيوهـلم َُِّْٰ') });
    fc.assert(
      fc.property(arabic, (name) => {
        expect(searchKey(name.normalize('NFD'))).toBe(searchKey(name.normalize('NFC')));
        expect(searchKey(searchKey(name))).toBe(searchKey(name));
      }),
    );
  });
});
