export const fieldLabels = { showPassword: 'إظهار كلمة المرور', hidePassword: 'إخفاء كلمة المرور' } as const;

export const dialogLabels = { close: 'إغلاق', cancel: 'تراجع' } as const;

export const searchLabels = { clear: 'مسح البحث' } as const;

export const themeLabels = { toNight: 'المظهر الليلي', toDay: 'المظهر النهاري' } as const;

export const toastLabels = { region: 'التنبيهات', dismiss: 'إخفاء التنبيه' } as const;

export const gradeNames = { 4: 'الصف الرابع', 5: 'الصف الخامس', 6: 'الصف السادس' } as const;
export const gradeLabel = 'الصف';
export const sectionLabel = 'الشعبة';
export const sectionName = (section: string): string => `شعبة ${section}`;

export const listWords = {
  allGrades: 'كل الصفوف',
  allSections: 'كل الشعب',
  pupil: 'الطالب',
  actions: 'إجراءات',
  named: (action: string, name: string) => `${action}: ${name}`,
  sort: 'الترتيب',
  unsorted: 'الترتيب المعتاد',
  ascending: (title: string) => `${title} تصاعديًا`,
  descending: (title: string) => `${title} تنازليًا`,
  select: (name: string) => `اختيار ${name}`,
  selectShown: 'اختيار المعروضين',
  unselect: 'إلغاء الاختيار',
  updating: 'جارٍ التحديث',
  more: 'عرض المزيد',
  notFound: 'لا شيء يطابق اختيارك',
  notFoundBody: 'غيّر ما اخترته أو ما كتبته، أو امسحه لترى القائمة كلها.',
  clear: 'مسح التصفية',
} as const;

export const uploadLabels = {
  uploading: (name: string) => `جارٍ رفع ${name}`,
  progress: 'تقدّم الرفع',
  checking: 'وصل الملف، جارٍ فحصه...',
  cancel: 'إلغاء الرفع',
} as const;

export const brand = { name: 'همّة', motto: 'اصعد خطوة كل يوم', demo: 'تجريبية' } as const;

export const boundary = {
  title: 'حدث خطأ',
  body: 'تعذّر عرض هذه الصفحة. أعد المحاولة، وإن تكرّر الخطأ فأخبر معلّمك.',
  retry: 'إعادة المحاولة',
} as const;

export const soundPlayer = { play: 'استمع', pause: 'أوقف', position: 'موضع الصوت' } as const;

/** On a page that teachers may not use. */
export const adminsOnly = { title: 'هذه الصفحة لمدير المنصّة', toSettings: 'فتح الإعدادات' } as const;
