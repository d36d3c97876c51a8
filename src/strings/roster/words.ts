import type { ImportErrorCode } from '#domain/roster/import-errors';
import type { PupilLine, SheetColumn } from '#domain/roster/pupils';

/** The teacher's try-out pupil, id 999. */
export const demoStudentName = 'طالب تجريبي';

/** The headers of the roster sheet: what the export writes and the import first of all understands. */
export const rosterColumns: Record<SheetColumn, string> = {
  name: 'الاسم',
  grade: 'الصف',
  classId: 'الشعبة',
  nameReading: 'قراءة الاسم',
  calledAs: 'يُنادى',
  nationalNumber: 'رقم الهوية',
};

/** Invented pupils that show how the template is filled in. */
export const templatePupils: readonly PupilLine[] = [
  { name: 'سالم بن راشد المثال', grade: 4, classId: 'أ', nameReading: 'سَالِم بْن رَاشِد المِثَال', calledAs: null },
  { name: 'ياسر بن حمد النموذج', grade: 5, classId: 'ب', nameReading: null, calledAs: null },
];

export const importErrorTexts: Record<ImportErrorCode, string> = {
  missing_column: 'لا يوجد هذا العمود في الملف',
  repeated_column: 'يوجد أكثر من عمود بهذا المعنى، أبقِ واحدًا منها',
  empty_name: 'الاسم فارغ',
  too_long: 'النص أطول من المسموح',
  unknown_grade: 'اكتب الصف الرابع أو الخامس أو السادس',
  repeated_in_file: 'تكرّر الاسم في الصف نفسه داخل الملف',
  ambiguous_name: 'يوجد أكثر من طالب بهذا الاسم ولا يُعرف أيهم المقصود، عدّله من صفحة الطلاب',
  formula: 'في الخانة معادلة تبدأ بعلامة =: اكتب النص نفسه مكانها',
  bad_national_number: 'ليس رقم هوية ولا إقامة (عشرة أرقام أولها ١ أو ٢): صحّحه، أو أفرغ الخانة',
  repeated_number: 'تكرّر الرقم في سطر قبله، ولا يكون لطالبين: صحّحه، أو أفرغ الخانة',
  number_taken: 'هذا الرقم محفوظ لطالب آخر: صحّحه، أو أفرغ الخانة',
  number_archived: 'هذا الرقم لطالب مؤرشف: استعده من صفحة الطلاب أولًا، أو أفرغ الخانة',
};
