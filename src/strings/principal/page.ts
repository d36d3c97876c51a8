import type { ClassPartKind } from '#domain/principal/class-page';
import { addressed } from '#strings/addressed';
import { countOf, PUPILS } from '#strings/nouns';

export const classPartNames: Readonly<Record<ClassPartKind, string>> = {
  attendance: 'الحضور',
  conduct: 'السلوك والمواظبة',
  plan: 'المنهج',
  recitation: 'التسميع',
  exams: 'الاختبارات',
  use: 'استعمال المنصّة',
};

export const classPage = addressed({
  intro: 'الصف كله في ورقة واحدة: كل رقم يُحسب الآن من السجلات، ويقودك إليها.',
  of: (name: string, term: string) => `${name} · ${term}`,
  pupils: countOf(PUPILS, 'subject', '{لا طلاب|لا طالبات}'),
  print: 'طباعة الورقة',
  rows: (name: string) => `السجلات وراء: ${name}`,
  preparing: 'جارٍ تجهيز الورقة...',
  signature: '{مدير المدرسة|مديرة المدرسة}',
  teacher: '{المعلّم|المعلّمة}',
});
