import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OLDER_PREVIEW_LENGTH, PREVIEW_LENGTH, previewOf } from './preview.ts';

const segmenter = new Intl.Segmenter('ar', { granularity: 'grapheme' });
const charactersOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);

describe('the preview of a message', () => {
  it('is 80 characters of a new message and 60 in the older list', () => {
    expect([PREVIEW_LENGTH, OLDER_PREVIEW_LENGTH]).toEqual([80, 60]);
  });

  it('is the whole message where it is short enough, on one line', () => {
    expect(previewOf('أحسنت يا بطل', 80)).toBe('أحسنت يا بطل');
    expect(previewOf('  سطر\n\nوسطر  ', 80)).toBe('سطر وسطر');
    expect(previewOf('أ'.repeat(80), 80)).toBe('أ'.repeat(80));
  });

  it('ends with a whole word', () => {
    expect(previewOf('أحسنت في تلاوتك اليوم', 12)).toBe('أحسنت في…');
    expect(previewOf('أحسنت في تلاوتك اليوم', 8)).toBe('أحسنت في…');
    expect(previewOf('أحسنت في تلاوتك اليوم', 7)).toBe('أحسنت…');
  });

  it('has no full stop or comma before its dots', () => {
    expect(previewOf('راجع الدرس. ثم اسألني', 11)).toBe('راجع الدرس…');
    expect(previewOf('راجع الدرس، ثم اسألني', 12)).toBe('راجع الدرس…');
  });

  it('ends with a whole character where there is no word to end with', () => {
    expect(previewOf('أ'.repeat(81), 80)).toBe(`${'أ'.repeat(80)}…`);
    expect(previewOf('👨‍👩‍👧‍👦'.repeat(5), 2)).toBe('👨‍👩‍👧‍👦👨‍👩‍👧‍👦…');
    expect(previewOf('بَّ'.repeat(5), 3)).toBe(`${'بَّ'.repeat(3)}…`);
  });

  const piece = fc.constantFrom('سلام', 'بِسْمِ', '👍🏽', '👩‍🚀', 'é', '🇸🇦', ' ', '\n', 'a', 'لاَ');
  const typed = fc.oneof(
    fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join('')),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
  );

  it('never parts an emoji or a vowel from its letter, and never says more than the message', () => {
    fc.assert(
      fc.property(typed, fc.integer({ min: 1, max: 90 }), (text, length) => {
        const line = text.replace(/\s+/gu, ' ').trim();
        const shown = previewOf(text, length);
        if (shown === line) return;
        const kept = charactersOf(shown.slice(0, -1));
        expect(shown.endsWith('…')).toBe(true);
        expect(kept.length).toBeLessThanOrEqual(length);
        expect(kept).toEqual(charactersOf(line).slice(0, kept.length));
      }),
    );
  });

  const untilNow = (text: string, length: number): string => {
    const line = text.replace(/\s+/gu, ' ').trim();
    const all = charactersOf(line);
    if (all.length <= length) return line;
    const lastSpace = all.lastIndexOf(' ', length - 1);
    const end = all[length] === ' ' || lastSpace < 1 ? length : lastSpace;
    const kept = all.slice(0, end).join('');
    return `${kept.replace(/[\s.،؛,:]+$/u, '')}…`;
  };

  it('of plain letters is as that of all others, whatever follows them', () => {
    const plain = fc.array(fc.constantFrom('سلام', 'ة', 'ى', ' ', '، ', 'abc', '«»', '٣'), { maxLength: 40 });
    fc.assert(
      fc.property(plain, typed, fc.integer({ min: 1, max: 90 }), (pieces, rest, length) => {
        const text = `${pieces.join('')}${rest}`;
        expect(previewOf(text, length)).toBe(untilNow(text, length));
      }),
    );
  });

  it('is whole exactly where the message fits', () => {
    fc.assert(
      fc.property(typed, fc.integer({ min: 1, max: 90 }), (text, length) => {
        const line = text.replace(/\s+/gu, ' ').trim();
        expect(previewOf(text, length) === line).toBe(charactersOf(line).length <= length);
      }),
    );
  });
});
