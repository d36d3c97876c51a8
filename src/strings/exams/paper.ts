import type { QuestionType } from '#domain/questions/kinds';
import { counted } from '#strings/plural';

export const examPaper = {
  which: 'ماذا تطبع؟',
  preparing: 'جارٍ تجهيز الورقة...',
  print: 'اطبع',
  subject: 'الحديث والفقه والتوحيد',
  name: 'الاسم:',
  room: 'الشعبة:',
  number: 'رقم الطالب:',
  score: 'الدرجة',
  marks: counted('بلا درجة | درجة | درجتان | {n} درجات | {n} درجة | {n} درجة'),
  parts: { truefalse: 'أولًا', choice: 'ثانيًا', matching: 'ثالثًا' } satisfies Record<QuestionType, string>,
  tasks: {
    truefalse: 'اكتب (ص) أمام العبارة الصحيحة، و(خ) أمام العبارة الخاطئة:',
    choice: 'اختر الإجابة الصحيحة، وضع دائرة حول حرفها:',
    matching: 'اكتب حرف ما يناسب كل عبارة من العمود الثاني:',
  } satisfies Record<QuestionType, string>,
  first: 'العمود الأول',
  second: 'العمود الثاني',
  foot: 'انتهت الأسئلة، وفّقك الله',
} as const;

/** What can be printed of an exam, and for whom. */
export const papers = {
  paper: { name: 'ورقة الأسئلة', note: 'للطلاب، بلا إجابات' },
  'answer-sheet': { name: 'ورقة الإجابة', note: 'للطلاب، دوائر تُظلَّل' },
  key: { name: 'مفتاح الإجابة', note: 'للمعلّم، بالمصادر والشرح' },
} as const;
export type Paper = keyof typeof papers;

/** The questions themselves need none. */
export const paperHeadings: Readonly<Partial<Record<Paper, string>>> = {
  'answer-sheet': papers['answer-sheet'].name,
  key: `${papers.key.name} (للمعلّم وحده)`,
};

export const answerSheet = {
  how: 'ظلّل دائرة واحدة أمام كل سؤال. لا تكتب في غيرها.',
  sides: ['ص', 'خ'],
} as const;

export const examKey = {
  answer: 'الإجابة:',
  correction: 'التصحيح:',
  explanation: 'الشرح:',
  source: 'المصدر:',
} as const;
