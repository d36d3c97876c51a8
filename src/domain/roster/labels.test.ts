import { describe, expect, it } from 'vitest';
import { foldLabel, gradeOf } from '#domain/roster/labels';

describe('gradeOf', () => {
  it.each([
    ['4', 4],
    ['٥', 5],
    ['۶', 6],
    [' الرابع ', 4],
    ['رابع', 4],
    ['الصف الرابع', 4],
    ['الصفّ الرّابع', 4],
    ['الصف الخامس الابتدائي', 5],
    ['خامس ابتدائي', 5],
    ['الخامسة', 5],
    ['صف: ٦', 6],
    ['\u200fالسادس\u200f', 6],
    ['Grade 6', 6],
  ])('reads %j as grade %i', (text, grade) => {
    expect(gradeOf(text)).toBe(grade);
  });

  it.each(['', ' ', '3', '7', '45', '4 5', '4/أ', 'الثالث', 'الصف', 'الرابع الخامس', '4.5', '-'])(
    'finds no grade of ours in %j',
    (text) => {
      expect(gradeOf(text)).toBeNull();
    },
  );
});

describe('foldLabel', () => {
  it('folds spellings, vowels, punctuation and the article', () => {
    expect(foldLabel('* الإِسْــم:')).toBe(foldLabel('اسم'));
    expect(foldLabel('قراءة الاسم')).toBe(foldLabel('قراءه  الإسم'));
  });

  it('keeps different words apart', () => {
    expect(foldLabel('الصف')).not.toBe(foldLabel('الشعبة'));
  });
});
