import { describe, expect, it } from 'vitest';
import type { AuditAction } from '#domain/vocabulary';
import { WORDS } from '#server/domains';
import { differencesOf } from './differences.ts';
import { makeSay } from './present.ts';

const say = makeSay(WORDS.audit);

interface Told {
  details?: object;
  before?: object;
  after?: object;
  subject?: string;
}

const recorded = (action: AuditAction, told: Told) => {
  const json = (facts: object | undefined) => (facts ? JSON.stringify(facts) : null);
  const { subject = null, details, before, after } = told;
  return differencesOf(
    { subjectName: subject, details: json(details), before: json(before), after: json(after) },
    say(action).details,
  );
};

describe('differencesOf', () => {
  it('shows only what changed, from what to what, in words', () => {
    const before = { name: 'سالم', grade: 4, classId: null };
    expect(recorded('student_edited', { before, after: { ...before, grade: 5, class_id: 'أ' } })).toEqual([
      { label: 'الصف', before: 'الصف الرابع', after: 'الصف الخامس' },
      { label: 'الشعبة', before: 'فارغ', after: 'أ' },
    ]);
  });

  it('leaves out what the line says already, and what is empty', () => {
    const after = { name: 'سالم', grade: 6, classId: null };
    expect(recorded('student_added', { subject: 'سالم', after })).toEqual([{ label: 'الصف', after: 'الصف السادس' }]);
  });

  it('marks ids and addresses, which are read from the left', () => {
    expect(recorded('student_login_failed_password', { details: { login_id: 482915, address: '10.0.0.7' } })).toEqual([
      { label: 'رقم الطالب', after: '482915', isCode: true },
      { label: 'عنوان الجهاز', after: '10.0.0.7', isCode: true },
    ]);
  });

  it('says opening hours, unlimited stock and an always open store in words', () => {
    const hours = [{ weekday: 0, from: '09:00', to: '12:30' }];
    expect(recorded('store_item_edited', { before: { hours: [], stock: null }, after: { hours, stock: 0 } })).toEqual([
      { label: 'أوقات العمل', before: 'مفتوح دائمًا', after: 'الأحد ٩:٠٠ ص – ١٢:٣٠ م' },
      { label: 'المخزون', before: 'بلا حدّ', after: 'نفد' },
    ]);
  });

  it('compares the pupils of an import each with themselves', () => {
    const students = (classId: string) => ({ students: [{ id: 7, name: 'سالم', grade: 4, classId }] });
    expect(
      recorded('students_imported', { details: { added: 0, changed: 1 }, before: students('أ'), after: students('ب') }),
    ).toEqual([
      { label: 'تغيّر', after: '١' },
      { label: 'سالم، الشعبة', before: 'أ', after: 'ب' },
    ]);
  });

  it('says where each grade went in a year change', () => {
    const moves = [
      { from: 4, to: 5, students: 35 },
      { from: 6, to: null, students: 33 },
    ];
    expect(recorded('students_promoted', { details: { moves } })).toEqual([
      { label: '٣٥ طالبًا', before: 'الصف الرابع', after: 'الصف الخامس' },
      { label: '٣٣ طالبًا', before: 'الصف السادس', after: 'الأرشيف' },
    ]);
  });

  it('says a detail in the words of the domain that wrote it', () => {
    const before = { source: 'exam' };
    expect(recorded('reward_deleted', { before })).toEqual([{ label: 'المصدر', before: 'اختبار' }]);
    expect(recorded('question_edited', { before, after: { source: 'weekly' } })).toEqual([
      { label: 'المصدر', before: 'exam', after: 'weekly' },
    ]);
  });

  it('writes a day as every page does', () => {
    expect(recorded('guardian_slips_made', { details: { week: '2026-11-15' } })).toEqual([
      { label: 'الأسبوع', after: '١٥ نوفمبر ٢٠٢٦' },
    ]);
  });

  it('survives what it cannot read', () => {
    expect(differencesOf({ subjectName: null, details: 'no json', before: '[]', after: null }, {})).toEqual([]);
  });
});
