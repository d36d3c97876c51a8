import type { ImportErrorCode } from '#domain/roster/import-errors';
import type { PupilLine, SheetColumn } from '#domain/roster/pupils';
import type { SchoolOf } from '#domain/staff/setup';
import { addressed } from '#strings/addressed';

/** The teacher's try-out pupil, id 999. */
export const demoStudentName = 'طالب تجريبي';
/** As what the migration made is called from when it is known whose school it is. */
export const demoStudentNames: Readonly<Record<SchoolOf, string>> = { boys: demoStudentName, girls: 'طالبة تجريبية' };

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
export const templatePupils: readonly PupilLine[] = addressed([
  {
    name: '{سالم بن|سالمة بنت} راشد المثال',
    grade: 4,
    classId: 'أ',
    nameReading: '{سَالِم بْن|سَالِمَة بِنْت} رَاشِد المِثَال',
    calledAs: null,
  },
  { name: '{ياسر بن|ياسمين بنت} حمد النموذج', grade: 5, classId: 'ب', nameReading: null, calledAs: null },
]);

export const importErrorTexts: Record<ImportErrorCode, string> = addressed({
  missing_column: 'لا يوجد هذا العمود في الملف',
  repeated_column: 'يوجد أكثر من عمود بهذا المعنى، {أبقِ|أبقي} واحدًا منها',
  empty_name: 'الاسم فارغ',
  too_long: 'النص أطول من المسموح',
  unknown_grade: '{اكتب|اكتبي} الصف الرابع أو الخامس أو السادس',
  repeated_in_file: 'تكرّر الاسم في الصف نفسه داخل الملف',
  ambiguous_name:
    'يوجد أكثر من {طالب|طالبة} بهذا الاسم ولا {يُعرف أيهم المقصود، عدّله|تُعرف أيتهن المقصودة، عدّليه} من صفحة {الطلاب|الطالبات}',
  formula: 'في الخانة معادلة تبدأ بعلامة =: {اكتب|اكتبي} النص نفسه مكانها',
  bad_national_number: 'ليس رقم هوية ولا إقامة (عشرة أرقام أولها ١ أو ٢): {صحّحه، أو أفرغ|صحّحيه، أو أفرغي} الخانة',
  repeated_number: 'تكرّر الرقم في سطر قبله، ولا يكون {لطالبين|لطالبتين}: {صحّحه، أو أفرغ|صحّحيه، أو أفرغي} الخانة',
  number_taken: 'هذا الرقم محفوظ {لطالب آخر|لطالبة أخرى}: {صحّحه، أو أفرغ|صحّحيه، أو أفرغي} الخانة',
  number_archived:
    'هذا الرقم {لطالب مؤرشف: استعده|لطالبة مؤرشفة: استعيديها} من صفحة {الطلاب|الطالبات} أولًا، أو {أفرغ|أفرغي} الخانة',
});
