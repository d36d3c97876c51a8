import { describe, expect, it } from 'vitest';
import { differencesOf } from './differences.ts';

const recorded = (entry: { details?: object; before?: object; after?: object; subject?: string }) =>
  differencesOf({
    subject: entry.subject ?? null,
    details: entry.details ? JSON.stringify(entry.details) : null,
    before: entry.before ? JSON.stringify(entry.before) : null,
    after: entry.after ? JSON.stringify(entry.after) : null,
  });

describe('differencesOf', () => {
  it('shows only what changed, from what to what, in words', () => {
    const before = { name: 'سالم', grade: 4, class_id: null };
    expect(recorded({ before, after: { ...before, grade: 5, class_id: 'أ' } })).toEqual([
      { label: 'الصف', before: 'الصف الرابع', after: 'الصف الخامس' },
      { label: 'الشعبة', before: 'فارغ', after: 'أ' },
    ]);
  });

  it('leaves out what the line says already, and what is empty', () => {
    const after = { name: 'سالم', grade: 6, class_id: null };
    expect(recorded({ subject: 'سالم', after })).toEqual([{ label: 'الصف', after: 'الصف السادس' }]);
  });

  it('marks ids and addresses, which are read from the left', () => {
    expect(recorded({ details: { login_id: 482915, address: '10.0.0.7' } })).toEqual([
      { label: 'رقم الطالب', after: '482915', isCode: true },
      { label: 'عنوان الجهاز', after: '10.0.0.7', isCode: true },
    ]);
  });

  it('says opening hours, unlimited stock and an always open store in words', () => {
    const hours = [{ weekday: 0, from: '09:00', to: '12:30' }];
    expect(recorded({ before: { hours: [], stock: null }, after: { hours, stock: 0 } })).toEqual([
      { label: 'أوقات العمل', before: 'مفتوح دائمًا', after: 'الأحد ٩:٠٠ ص – ١٢:٣٠ م' },
      { label: 'المخزون', before: 'بلا حدّ', after: 'نفد' },
    ]);
  });

  it('compares the pupils of an import each with themselves', () => {
    const students = (classId: string) => ({ students: [{ id: 7, name: 'سالم', grade: 4, class_id: classId }] });
    expect(recorded({ details: { added: 0, changed: 1 }, before: students('أ'), after: students('ب') })).toEqual([
      { label: 'تغيّر', after: '١' },
      { label: 'سالم، الشعبة', before: 'أ', after: 'ب' },
    ]);
  });

  it('says where each grade went in a year change', () => {
    const moves = [
      { from: 4, to: 5, students: 35 },
      { from: 6, to: null, students: 33 },
    ];
    expect(recorded({ details: { moves } })).toEqual([
      { label: '٣٥ طالبًا', before: 'الصف الرابع', after: 'الصف الخامس' },
      { label: '٣٣ طالبًا', before: 'الصف السادس', after: 'الأرشيف' },
    ]);
  });

  it('survives what it cannot read', () => {
    expect(differencesOf({ subject: null, details: 'no json', before: '[]', after: null })).toEqual([]);
  });
});
