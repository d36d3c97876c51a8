import type { PupilBoard } from '#domain/glory/boards';
import { outOf } from '#strings/plural';

export const gloryScreen = {
  home: 'الرئيسية',
  card: 'بطاقتي',
  points: 'نقاطي',
  coins: 'عملاتي',
  total: 'رصيدي الكلي',
  totalNote: 'العملات مع عُشر النقاط',
  rank: 'ترتيبي في صفّي',
  rankOf: outOf,
  failed: 'حدث خطأ أثناء حساب الترتيب. أعد المحاولة.',
  leftOut: 'لا يظهر اسمك في اللوحات، كما طلبت أسرتك. بطاقتك تراها وحدك.',
  doorsIntro: 'لكل واحد باب يصعد منه: من تحسّن، ومن واظب، ومن أعان.',
} as const;

/** Under a board, where the pupil is not among the five. */
export const ownPlace = {
  you: 'أنت',
  distance: (distance: string, name: string) => `بقيت لك ${distance} لتلحق ب${name}`,
  next: (name: string) => `أمامك ${name}`,
  start: (distance: string, name: string) => `ابدأ اليوم: بينك وبين ${name} ${distance}`,
  notYet: 'لم تدخل هذه اللوحة بعد. الباب مفتوح!',
} as const;

/** What the board counts, in a few words. */
export const boardNotes: Readonly<Record<PupilBoard, string>> = {
  points: 'من جمع أكثر النقاط',
  wealth: 'الرصيد الكلي = العملات + النقاط ÷ ١٠',
  helpers: 'متوسط تقييم المعلّم لمن ساعده',
  generous: 'من منح زملاءه علامات إيجابية أكثر',
  improved: 'زيادة نقاط هذا الأسبوع على الأسبوع الماضي',
  regular: 'نسبة الحضور في آخر أربعة أسابيع',
  helpful: 'نجوم المساعدة في آخر أربعة أسابيع',
};

export const gradeNotes = {
  classes: 'متوسط نسبة العلامات الإيجابية في الحصص',
  exams: 'نسبة من نال ٤٠/٤٠ في آخر اختبار',
  grades: 'ما كسبه كل طالب في المتوسط هذا الأسبوع',
} as const;
