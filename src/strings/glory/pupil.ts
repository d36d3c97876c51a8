import type { PupilBoard } from '#domain/glory/boards';
import { addressed, say } from '#strings/addressed';
import { outOf } from '#strings/plural';

export const gloryScreen = addressed({
  home: 'الرئيسية',
  card: 'بطاقتي',
  points: 'نقاطي',
  coins: 'عملاتي',
  total: 'رصيدي الكلي',
  totalNote: 'العملات مع عُشر النقاط',
  rank: 'ترتيبي في صفّي',
  rankOf: outOf,
  failed: 'حدث خطأ أثناء حساب الترتيب. {أعد|أعيدي} المحاولة.',
  leftOut: 'لا يظهر اسمك في اللوحات، كما اتفقت أسرتك ومدرستك. بطاقتك {تراها|ترينها} وحدك.',
  doorsIntro:
    '{لكل واحد باب يصعد منه: من تحسّن، ومن واظب، ومن أعان|لكل واحدة باب تصعد منه: من تحسّنت، ومن واظبت، ومن أعانت}.',
});

/** Under a board, where the pupil is not among the five. */
export const ownPlace = addressed({
  you: 'أنت',
  distance: (distance: string, name: string) => say`بقيت لك ${distance} {لتلحق|لتلحقي} ب${name}`,
  next: (name: string) => `أمامك ${name}`,
  start: (distance: string, name: string) => say`{ابدأ|ابدئي} اليوم: بينك وبين ${name} ${distance}`,
  notYet: 'لم {تدخل|تدخلي} هذه اللوحة بعد. الباب مفتوح!',
});

/** What the board counts, in a few words. */
export const boardNotes: Readonly<Record<PupilBoard, string>> = addressed({
  points: 'من {جمع|جمعت} أكثر النقاط',
  wealth: 'الرصيد الكلي = العملات + النقاط ÷ ١٠',
  helpers: 'متوسط تقييم {المعلّم لمن ساعده|المعلّمة لمن ساعدتها}',
  generous: 'من {منح زملاءه|منحت زميلاتها} علامات إيجابية أكثر',
  improved: 'زيادة نقاط هذا الأسبوع على الأسبوع الماضي',
  regular: 'نسبة الحضور في آخر أربعة أسابيع',
  helpful: 'نجوم المساعدة في آخر أربعة أسابيع',
});

export const gradeNotes = addressed({
  classes: 'متوسط نسبة العلامات الإيجابية في الحصص',
  exams: 'نسبة من {نال|نالت} ٤٠/٤٠ في آخر اختبار',
  grades: 'ما {كسبه كل طالب|كسبته كل طالبة} في المتوسط هذا الأسبوع',
});
