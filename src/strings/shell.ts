import { addressed, say } from '#strings/addressed';
import { type PluralForms, plural } from './plural.ts';

/** Words of the two shells and their guards. English where the specification quotes English (D-31). */
export const guardTexts = addressed({
  checkingAccess: 'Checking access...',
  checkingStudent: 'جارٍ التحقق من دخولك...',
  insideAsStudent: 'أنت الآن {داخل|داخلة} بحساب {طالب|طالبة}. {ارجع|ارجعي} إلى حسابك لفتح صفحات الإدارة.',
});

export const studentShell = {
  logout: 'تسجيل الخروج',
  navigation: 'التنقل',
  dashboard: 'لوحتي',
  games: 'الألعاب',
  store: 'المتجر',
  rewards: 'مكافآتي',
  quran: 'القرآن',
} as const;

export const adminShell = {
  title: 'إدارة همّة',
  navigation: 'صفحات الإدارة',
  openMenu: 'فتح القائمة',
  closeMenu: 'إغلاق القائمة',
  backToMain: 'Back to Main',
  logout: 'Logout',
  logoutFailed: 'Error logging out',
} as const;

const unsentForms: PluralForms =
  'لا شيء ينتظر | تسجيل واحد لم يصل إلى الخادم | تسجيلان لم يصلا إلى الخادم | {n} تسجيلات لم تصل إلى الخادم | {n} تسجيلًا لم يصل إلى الخادم | {n} تسجيل لم يصل إلى الخادم';

export const unsentQuestion = {
  title: 'لم يُرسل كل شيء بعد',
  body: (count: number): string =>
    say`${plural(count, unsentForms)}. إن خرجت وأبقيت ذلك، يبقى على هذا الجهاز باسمك، ونعرضه عليك حين {تدخل|تدخلين} منه مرة أخرى.`,
  again: 'إرساله ثم الخروج',
  keep: 'الخروج وإبقاؤه هنا',
  drop: 'الخروج وحذفه',
} as const;

export const enteredBar = {
  text: (name: string) => say`أنت {داخل|داخلة} بحساب {الطالب|الطالبة}: ${name}`,
  back: 'العودة إلى الإدارة',
} as const;
