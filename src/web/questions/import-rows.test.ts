import { describe, expect, it } from 'vitest';
import { questionImport } from '#strings/questions/staff';
import type { QuestionImportReport } from '#wire/questions';
import { previewRows } from './import-rows.ts';

const HEAD = ['النوع', 'السؤال', 'الخيار 1', 'الخيار 2', 'الإجابة', 'المصدر'];
const MATCHING = ['أ', 'ب', 'ج', 'د', 'هـ'];

const reportOf = (...rows: number[]): QuestionImportReport => ({
  ...{ isSaved: false, added: rows.length, edited: 0, same: 0 },
  rows: rows.map((row) => ({ row, text: 'نص', change: 'add', faults: {} })),
});

describe('what an import shows before it is saved', () => {
  it('has the options and the right one of each row, also after a blank one', () => {
    const sheet = [
      HEAD,
      ['اختيار', 'كم؟', 'ربع العشر', 'العشر', '1', 'مقرر'],
      [],
      ['صح وخطأ', 'نص', '', '', 'خطأ', 'مقرر'],
      ['مزاوجة', 'نص', '', '', '3', 'مقرر'],
    ];
    expect(previewRows(reportOf(2, 4, 5), sheet, MATCHING)).toMatchObject([
      { row: 2, change: 'add', options: ['ربع العشر', 'العشر'], answer: 'ربع العشر' },
      { row: 4, options: [], answer: 'خطأ' },
      { row: 5, options: [], answer: 'ج' },
    ]);
  });

  it('is an error where Excel made a date of a cell, and says which', () => {
    const sheet = [HEAD, ['اختيار', 'كم الزكاة؟', '2026-04-01', 'العشر', 'العشر', 'مقرر']];
    expect(previewRows(reportOf(2), sheet, MATCHING)).toMatchObject([
      { change: 'error', faults: { 'الخيار 1': questionImport.dateCell } },
    ]);
  });
});
