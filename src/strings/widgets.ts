import type { SchoolClass } from '#domain/roster/classes';
import { addressed } from '#strings/addressed';

export const fieldLabels = { showPassword: 'إظهار كلمة المرور', hidePassword: 'إخفاء كلمة المرور' } as const;

export const dialogLabels = { close: 'إغلاق', cancel: 'تراجع' } as const;

export const searchLabels = { clear: 'مسح البحث' } as const;

export const themeLabels = { toNight: 'المظهر الليلي', toDay: 'المظهر النهاري' } as const;

export const toastLabels = { region: 'التنبيهات', dismiss: 'إخفاء التنبيه' } as const;

export const gradeNames = { 4: 'الصف الرابع', 5: 'الصف الخامس', 6: 'الصف السادس' } as const;
export const gradeLabel = 'الصف';
export const sectionLabel = 'الشعبة';
export const sectionName = (section: string): string => `شعبة ${section}`;
/** «الصف الرابع، شعبة أ»; a grade that is taught as one has its own name alone. */
export const className = ({ grade, section }: SchoolClass): string =>
  section === null ? gradeNames[grade] : `${gradeNames[grade]}، ${sectionName(section)}`;

export const listWords = addressed({
  allGrades: 'كل الصفوف',
  allSections: 'كل الشعب',
  pupil: '{الطالب|الطالبة}',
  actions: 'إجراءات',
  named: (action: string, name: string) => `${action}: ${name}`,
  sort: 'الترتيب',
  unsorted: 'الترتيب المعتاد',
  ascending: (title: string) => `${title} تصاعديًا`,
  descending: (title: string) => `${title} تنازليًا`,
  select: (name: string) => `اختيار ${name}`,
  selectShown: 'اختيار {المعروضين|المعروضات}',
  unselect: 'إلغاء الاختيار',
  updating: 'جارٍ التحديث',
  more: 'عرض المزيد',
  notFound: 'لا شيء يطابق اختيارك',
  notFoundBody: '{غيّر|غيّري} ما اخترته أو ما كتبته، أو {امسحه|امسحيه} {لترى|لتري} القائمة كلها.',
  clear: 'مسح التصفية',
});

export const uploadLabels = {
  uploading: (name: string) => `جارٍ رفع ${name}`,
  progress: 'تقدّم الرفع',
  checking: 'وصل الملف، جارٍ فحصه...',
  cancel: 'إلغاء الرفع',
} as const;

export const brand = addressed({ name: 'همّة', motto: '{اصعد|اصعدي} خطوة كل يوم', demo: 'تجريبية' });

export const boundary = addressed({
  title: 'حدث خطأ',
  body: 'تعذّر عرض هذه الصفحة. {أعد|أعيدي} المحاولة، وإن تكرّر الخطأ {فأخبر|فأخبري} {معلّمك|معلّمتك}.',
  retry: 'إعادة المحاولة',
});

export const soundPlayer = addressed({ play: '{استمع|استمعي}', pause: '{أوقف|أوقفي}', position: 'موضع الصوت' });

/** On a page that teachers may not use. */
export const adminsOnly = addressed({ title: 'هذه الصفحة {لمدير|لمديرة} المنصّة', toSettings: 'فتح الإعدادات' });
