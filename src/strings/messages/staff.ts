import { MESSAGE_MAX_LENGTH } from '#domain/messages/text';
import { formatNumber, outOf, type PluralForms, plural } from '#strings/plural';

export const messagesPage = { title: 'الرسائل', intro: 'اكتب لطلابك كلمة تشجيع أو تذكيرًا، وتابع من قرأها.' } as const;

/** The three outcomes are the specification's, to the letter. */
export const composer = {
  record: 'سجّل رسالة صوتية',
  title: 'رسالة جديدة',
  fold: 'اختر الطلاب واكتب لهم، أو سجّل صوتك',
  to: 'إلى من؟',
  grade: 'طلاب الصف',
  grades: { 4: 'الرابع', 5: 'الخامس', 6: 'السادس' },
  search: 'بحث عن طالب في كل الصفوف',
  pupils: 'قائمة الطلاب',
  everybody: 'كل طلاب المدرسة',
  wholeGrade: (grade: string) => `كل طلاب ${grade}`,
  clear: 'إلغاء الاختيار',
  notFound: 'لا يوجد طالب بهذا الاسم',
  noPupils: 'لا يوجد طلاب في هذا الصف',
  chooseSomebody: 'اختر طالبًا واحدًا على الأقل',
  text: 'نص الرسالة',
  example: 'مثال: أحسنت في تلاوتك اليوم، واصل!',
  length: (count: number) => `${formatNumber(count)} من ${formatNumber(MESSAGE_MAX_LENGTH)} حرف`,
  attachment: 'مرفق (اختياري)',
  choose: 'أضف صورة أو ملفًّا صوتيًا',
  chooseHint: 'أفلته هنا أو اختره من جهازك، ١٠ ميغابايت على الأكثر',
  remove: 'حذف المرفق',
  picture: 'الصورة المرفقة',
  sound: 'استماع إلى المرفق',
  send: 'إرسال الرسالة',
  sent: 'تم إرسال الرسالة بنجاح',
  sendFailed: 'فشل في إرسال الرسالة',
  uploadFailed: 'فشل تحميل المرفق',
  cancelled: 'أُلغي الإرسال، وبقيت رسالتك كما كتبتها',
} as const;

export const sentMessages = {
  title: 'الرسائل المرسلة',
  table: 'الرسائل المرسلة، الأحدث أولًا',
  message: 'الرسالة',
  to: 'إلى',
  sentAt: 'أُرسلت',
  readState: 'قرأها',
  readOf: outOf,
  everybody: 'كل الطلاب',
  details: 'التفاصيل',
  takenBack: 'سُحبت',
  takeBack: 'سحب',
  none: 'لم ترسل رسائل بعد',
  noneBody: 'اختر الطلاب واكتب رسالتك الأولى، وستظهر هنا مع من قرأها.',
} as const;

const unread: PluralForms =
  'قرأها كل من وصلت إليه | لم يقرأها بعد طالب واحد، ولن يراها | لم يقرأها بعد طالبان، ولن يرياها | لم يقرأها بعد {n} طلاب، ولن يروها | لم يقرأها بعد {n} طالبًا، ولن يروها | لم يقرأها بعد {n} طالب، ولن يروها';
const told: PluralForms =
  'ولم يقرأها أحد | وقرأها طالب واحد، وسيجد مكانها أنك سحبتها | وقرأها طالبان، وسيجدان مكانها أنك سحبتها | وقرأها {n} طلاب، وسيجدون مكانها أنك سحبتها | وقرأها {n} طالبًا، وسيجدون مكانها أنك سحبتها | وقرأها {n} طالب، وسيجدون مكانها أنك سحبتها';

export const takeBack = {
  title: 'سحب الرسالة',
  body: (read: number, all: number) => `${plural(all - read, unread)}. ${plural(read, told)}. لا يُفتح مرفقها بعد ذلك.`,
  confirm: 'سحب الرسالة',
  done: 'سُحبت الرسالة',
} as const;

const readers: PluralForms =
  'لم يقرأها أحد بعد | قرأها طالب واحد | قرأها طالبان | قرأها {n} طلاب | قرأها {n} طالبًا | قرأها {n} طالب';

const waiting: PluralForms =
  'قرأها الجميع | بقي طالب واحد لم يقرأها | بقي طالبان لم يقرآها | بقي {n} طلاب لم يقرؤوها | بقي {n} طالبًا لم يقرؤوها | بقي {n} طالب لم يقرؤوها';

export const sentDetails = {
  title: 'تفاصيل الرسالة',
  sentBy: (name: string, at: string) => `أرسلها ${name}، ${at}`,
  takenBack: (name: string | null, at: string) => (name ? `سحبها ${name}، ${at}` : `سُحبت ${at}`),
  readers: (count: number) => plural(count, readers),
  waiting: (count: number) => plural(count, waiting),
} as const;
