import type { Mode, Purpose } from '#domain/consents/consents';
import { addressed, say } from '#strings/addressed';
import { countOf, PUPILS } from '#strings/nouns';
import { purposeNames } from './words.ts';

const pupils = countOf(PUPILS);

export const consentsPage = addressed({
  title: 'موافقات أولياء الأمور',
  intro:
    'ما وافق عليه وليّ الأمر وما سحبه: الصورة والصوت ولوحات المجد، كلٌّ وحده. {سجّل|سجّلي} ما وصلك على الورق أو بالهاتف، ويبقى كل تغيير في السجل.',
  paper: 'طباعة أوراق الموافقة',
  table: 'الموافقات',
  search: '{ابحث|ابحثي} عن {طالب|طالبة}',
  purpose: 'الموافقة على',
  allPurposes: 'كل الموافقات',
  state: 'الحال',
  allStates: 'كل الأحوال',
  states: { given: 'موافق', withdrawn: 'مسحوب', unrecorded: 'لم يُسجَّل' },
  record: '{سجّل|سجّلي} موافقة',
  withdraw: '{سجّل|سجّلي} سحب موافقة',
  saved: 'حُفظ ما قاله وليّ الأمر',
  stayed: (count: number): string => `لم يتغيّر ما سُحب بعد هذا التاريخ: ${pupils(count)}`,
  way: 'كيف قالها؟',
  saidOn: 'متى قالها؟',
  on: 'على ماذا؟',
  withdrawBody:
    'تُحذف الصورة والتلاوات المسحوبة الآن ولا تعود، ولا يبقى الاسم في اللوحات. أما النقاط والعملات والجوائز فتبقى كلها.',
  emptyTitle: '{لا طلاب|لا طالبات} هنا',
  emptyBody: 'لا أحد بهذه الحال في هذا الصف.',
});

export const said = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join('، ');

export const recordTitle = (isGiven: boolean, count: number): string =>
  `${isGiven ? consentsPage.record : consentsPage.withdraw}: ${pupils(count)}`;

export const modesCard = addressed({
  title: 'كيف تأخذ المدرسة الموافقة؟',
  intro: 'لا يغيّرها إلا {مدير|مديرة} المنصّة.',
  saved: 'تغيّرت طريقة الموافقة',
  confirm: '{غيّرها|غيّريها}',
  askTitle: (purpose: Purpose) => `${purposeNames[purpose]}: تغيير طريقة الموافقة`,
  ask: (mode: Mode) =>
    mode === 'off'
      ? say`يتوقف هذا {لكل الطلاب|لكل الطالبات}، وما حُفظ منه يُحذف الآن ولا يعود.`
      : say`يبقى لمن سُجّلت موافقة وليّ {أمره وحده، وما حُفظ لغيره|أمرها وحدها، وما حُفظ لغيرها} يُحذف الآن ولا يعود.`,
});

export const consentPaper = addressed({
  title: 'أوراق الموافقة',
  preparing: 'جارٍ إعداد الأوراق...',
  print: 'طباعة',
  count: countOf('ورقة | ورقتان | أوراق', 'subject', 'بلا أوراق'),
  heading: 'موافقة وليّ الأمر',
  greeting: 'وليّ الأمر الكريم، السلام عليكم ورحمة الله وبركاته.',
  body: 'تستعمل المدرسة منصّة همّة لمقرر القرآن الكريم والدراسات الإسلامية. نسألك عن ثلاثة أمور، لك أن تقبل بعضها دون بعض، ولا يضرّ {ابنك|ابنتك} ما لم تقبله. ولك أن تسحب موافقتك متى شئت، عند المدرسة أو من رمز ورقة الأسبوع.',
  yes: 'موافق',
  no: 'غير موافق',
  guardian: 'اسم وليّ الأمر',
  signature: 'التوقيع',
  date: 'التاريخ',
  more: 'ما تحفظه همّة ولماذا وإلى متى: تجده في صفحة الخصوصية من رمز ورقة الأسبوع، أو عند المدرسة.',
  /** No dot between them: beside these digits it reads as a zero. */
  dates: (hijri: string, gregorian: string) => `${hijri}، الموافق ${gregorian}`,
});
