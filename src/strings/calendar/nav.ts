/** In the staff's menu. */
export const nav = {
  timetable: 'جدول الحصص',
  terms: 'الفصول الدراسية',
  newTerm: 'إضافة فصل دراسي',
  printTimetable: 'طباعة جدول الحصص',
} as const;

/** On the pupil's first screen. */
export const home = 'جدولي';
