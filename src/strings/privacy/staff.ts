import type { RetentionKind } from '#domain/privacy/retention';
import { countOf, DAYS, PUPILS, RECORDS } from '#strings/nouns';
import { counted } from '#strings/plural';

const rows = countOf(RECORDS, 'subject', 'بلا سجلات');
const files = countOf('ملفّ | ملفّان | ملفات', 'subject', 'بلا ملفات');
const days = countOf(DAYS, 'object', 'لا شيء');

export const pupilData = {
  open: 'تنزيل البيانات أو محوها',
  title: 'بيانات الطالب',
  held: (rowCount: number, fileCount: number) => `في المنصّة عن هذا الطالب ${rows(rowCount)} و${files(fileCount)}.`,
  exportTitle: 'تنزيل كل شيء',
  exportBody:
    'ملف مضغوط فيه كل ما تحتفظ به المدرسة عن الطالب: صفحة عربية تُقرأ على أي جهاز، وصوره، وتلاواته التي أرسلها. سلّمه لوليّ الأمر إن طلبه.',
  export: 'تنزيل بياناته',
  eraseTitle: 'محو كل شيء',
  eraseBody:
    'يُمحى الطالب وكل ما يخصّه محوًا لا رجعة فيه: اسمه ورصيده وصوره وتلاواته ورسائله. وما يخصّ غيره معه، كسباق فاز به زميله، يبقى لزميله بلا اسم. وما لم يُسلَّم من طلبات المتجر يُلغى ويعود المال لمن شاركه.',
  backups: (kept: number) =>
    `وتبقى بياناته في النسخ الاحتياطية اليومية حتى تُستبدل، أي ${days(kept)}. وما نُسخ إلى مكان آخر فعلى المدرسة حذفه.`,
  noBackups: 'وإن كانت عند المدرسة نسخ احتياطية ففيها بياناته، وعلى المدرسة حذفها.',
  typeName: 'للتأكيد اكتب اسم الطالب كما هو في القائمة',
  erase: 'امحُ بياناته نهائيًا',
  erased: 'مُحيت بيانات الطالب كلها',
  adminOnly: 'محو البيانات للمدير وحده.',
} as const;

const lines = counted('لا شيء | واحد | اثنان | {n} | {n} | {n}');
const leavers = countOf(PUPILS, 'subject', 'لا أحد');

export const retentionPage = {
  title: 'الخصوصية ومدد الاحتفاظ',
  intro:
    'يوجب نظام حماية البيانات الشخصية ألا تُحفظ البيانات أطول من حاجتها. حدّد المدد هنا، فيُحذف ما انقضت مدته تلقائيًا كل يوم.',
  off: 'لم تُحفظ المدد بعد، فلا يُحذف شيء تلقائيًا. راجعها ثم احفظها ليبدأ العمل بها.',
  on: 'يُعمل بهذه المدد الآن.',
  unit: 'بالأيام، من ٣٠ إلى ٣٦٥٠',
  due: (kind: RetentionKind, count: number) => `انقضت مدته الآن: ${(kind === 'left' ? leavers : lines)(count)}`,
  save: 'احفظ واعمل بها',
  saved: 'حُفظت المدد، ويُعمل بها من الآن',
  confirmTitle: 'حذف ما انقضت مدته',
  confirmBody: (count: number) =>
    `بحفظ هذه المدد يُحذف خلال ساعة ما انقضت مدته، حذفًا لا رجعة فيه. عدد ما سيُحذف: ${lines(count)}.`,
  confirm: 'احفظ واحذف',
  publicPage: 'الصفحة التي يقرؤها أولياء الأمور',
  adminsOnly: 'مدد الاحتفاظ بالبيانات يضبطها المدير وحده.',
} as const;

export const retentionNames: Readonly<Record<RetentionKind, string>> = {
  left: 'بيانات من غادر المدرسة، منذ أرشفته',
  messages: 'رسائل المعلّم، منذ إرسالها',
  requests: 'طلبات بيانات الدخول المنتهية',
  audit: 'سجل المتابعة: من فعل ماذا',
};
