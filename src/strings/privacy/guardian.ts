import type { Retention } from '#domain/privacy/retention';
import { countOf, DAYS } from '#strings/nouns';

const days = countOf(DAYS, 'object', 'لا شيء');

interface Kept {
  readonly what: string;
  readonly why: string;
  readonly howLong: string;
}

export const guardianPage = {
  title: 'ما الذي تحفظه همّة عن ابنك؟',
  intro:
    'همّة منصّة المدرسة لمقرر القرآن الكريم والدراسات الإسلامية. تعمل على خادم المدرسة، ولا ترسل شيئًا إلى شركة أخرى، وليس فيها إعلانات ولا تتبّع.',
  what: 'ما يُحفظ',
  why: 'لماذا',
  howLong: 'إلى متى',
  rights: 'حقوقك',
  rightsBody:
    'لك أن تطلب نسخة من كل ما تحتفظ به المدرسة عن ابنك، وأن تطلب تصحيحه، وأن تطلب محوه كله. والمحو نهائي، إلا أن بياناته تبقى في نسخ المدرسة الاحتياطية حتى تُستبدل.',
  ask: 'من تسأل؟',
  askBody:
    'اطلب ذلك من معلّم المقرر أو من إدارة المدرسة. وإن لم يُجب طلبك فلك أن تشكو إلى الهيئة السعودية للبيانات والذكاء الاصطناعي (سدايا).',
  who: 'من يراه؟',
  whoBody:
    'لا يرى بيانات الطالب إلا هو وأنت ومعلّمو المقرر ومدير المنصّة. ولا يرى زملاؤه إلا اسمه الأول ونقاطه على لوحات المجد، ولك أن تطلب إخفاءه منها.',
  notYet: 'لم تحدّد المدرسة مددها بعد، وهذه هي المدد المقترحة.',
} as const;

/** In the order in which a guardian asks. */
export const keptRows = (of: Retention, recordings: number): readonly Kept[] => {
  const inSchool = `ما دام في المدرسة، ثم ${days(of.left)} بعد مغادرته`;
  return [
    { what: 'الاسم والصف والشعبة ورقم الطالب', why: 'ليدخل الطالب ويُعرف', howLong: inSchool },
    { what: 'الحضور والسلوك والدرجات والحفظ', why: 'لمتابعة تعلّمه', howLong: inSchool },
    { what: 'النقاط والعملات والمكافآت وطلبات المتجر', why: 'لتحفيزه، وليُعرف سبب كل نقطة', howLong: inSchool },
    { what: 'صورته إن أرسلها ووافقت عليها', why: 'لتظهر في حسابه', howLong: inSchool },
    { what: 'تلاواته المسجّلة', why: 'ليسمعها معلّمه ويصحّحها', howLong: `${days(recordings)} ثم تُحذف` },
    { what: 'رسائل المعلّم إليه', why: 'ليقرأها ويعود إليها', howLong: `${days(of.messages)} من إرسالها` },
    { what: 'طلبات بيانات الدخول', why: 'ليستعيد دخوله إن نسي', howLong: `${days(of.requests)} بعد انتهائها` },
    { what: 'سجل أعمال المعلّمين', why: 'ليُعرف من فعل ماذا', howLong: days(of.audit) },
  ];
};
