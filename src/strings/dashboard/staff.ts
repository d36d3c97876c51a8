import type { ChecklistStatus } from '#domain/dashboard/checklist';
import { addressed, say } from '#strings/addressed';
import { formatNumber } from '#strings/plural';

/** As pupils read them. */
export const checklistStatusNames: Record<ChecklistStatus, string> = {
  completed: 'تمّ',
  'in-progress': 'نعمل عليه',
  planned: 'قادم',
};

export const checklistEditor = addressed({
  title: 'قائمة المستجدات',
  body: 'ما تمّ، وما نعمل عليه، وما سيأتي. {يرى الطالب في نافذة ما تعلّمه له|ترى الطالبة في نافذة ما تعلّمينه لها} فقط، ثلاثة على الأكثر.',
  list: 'عناصر القائمة',
  text: (place: number) => `نص العنصر ${formatNumber(place)}`,
  textExample: 'مثل: صفحة المكافآت صارت جاهزة',
  status: (place: number) => `حالة العنصر ${formatNumber(place)}`,
  forPupils: '{للطلاب|للطالبات}',
  forPupilsNamed: (place: number) => say`العنصر ${formatNumber(place)} {للطلاب|للطالبات}`,
  enoughForPupils: (max: number) => say`يكفي {الطالب|الطالبة} ${formatNumber(max)} أخبار.`,
  up: (place: number) => `رفع العنصر ${formatNumber(place)}`,
  down: (place: number) => `إنزال العنصر ${formatNumber(place)}`,
  remove: (place: number) => `حذف العنصر ${formatNumber(place)}`,
  moved: (place: number, of: number) => `صار في الموضع ${formatNumber(place)} من ${formatNumber(of)}`,
  keys: 'للترتيب بلوحة المفاتيح: Alt مع السهم لأعلى أو لأسفل.',
  add: 'إضافة عنصر',
  full: (max: number) => `وصلت إلى الحدّ، وهو ${formatNumber(max)} عنصرًا.`,
  save: 'حفظ القائمة',
  discard: 'تراجع عن التعديلات',
  unsaved: 'تعديلات لم تُحفظ',
  saved: 'حُفظت قائمة المستجدات',
  preview: 'هكذا {يراها الطالب|تراها الطالبة}',
  previewEmpty: 'القائمة فارغة من أخبار {الطلاب|الطالبات}، فلن تظهر {لهم|لهن} النافذة.',
  adminOnly: 'تعديل القائمة من إعدادات المدرسة، وهي {لمدير|لمديرة} المنصّة.',
  emptyBody: '{أضف|أضيفي} أول عنصر {ليعرف الطلاب|لتعرف الطالبات} ما الجديد في المنصّة.',
});
