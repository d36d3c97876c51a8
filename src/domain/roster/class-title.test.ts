import { describe, expect, it } from 'vitest';
import { classOfTitles } from './class-title.ts';

const of = (...lines: string[][]) => classOfTitles(lines, null);

describe('the class above a list', () => {
  it.each([
    ['الصف الرابع الابتدائي – فصل ٢', 4, '2'],
    ['الصف: الخامس   الفصل: 1', 5, '1'],
    ['قائمة طلاب الصف ٦ شعبة أ', 6, 'أ'],
    ['سادس ابتدائي (الشعبة ب)', 6, 'ب'],
    ['طالبات الصف الرابعة', 4, null],
    ['الصف الخامس، الشعبة هـ', 5, 'هـ'],
    ['العام الدراسي ١٤٤٨ - الفصل الدراسي الأول', null, null],
    ['الفصل الأول، الأسبوع الرابع', null, null],
    ['مدرسة الأمل الابتدائية', null, null],
    ['الصف الرابع والصف الخامس', null, null],
  ])('in %j is %j %j', (text, grade, section) => {
    expect(of(['مدرسة الأمل الابتدائية'], [text])).toEqual({ grade, section });
  });

  it('may be told in cells of its own', () => {
    expect(of(['الصف', 'الرابع الابتدائي', '', 'الفصل', '3'])).toEqual({ grade: 4, section: '3' });
  });

  it.each([
    ['رابع أ', 4, 'ا'],
    ['٤/١', 4, '1'],
    ['الصف الخامس', 5, null],
    ['6', 6, null],
    ['Sheet1', null, null],
    ['ورقة4', null, null],
  ])('may be the name %j of the sheet', (name, grade, section) => {
    expect(classOfTitles([['مدرسة الأمل']], name)).toEqual({ grade, section });
  });

  it('is what stands above the list, where the sheet is called otherwise', () => {
    expect(classOfTitles([['الصف الخامس فصل 2']], 'رابع أ')).toEqual({ grade: 5, section: '2' });
  });
});
