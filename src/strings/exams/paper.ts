import type { QuestionType } from '#domain/questions/kinds';
import { addressed } from '#strings/addressed';
import { counted } from '#strings/plural';

export const examPaper = addressed({
  which: '{ماذا تطبع|ماذا تطبعين}؟',
  preparing: 'جارٍ تجهيز الورقة...',
  print: '{اطبع|اطبعي}',
  subject: 'الحديث والفقه والتوحيد',
  name: 'الاسم:',
  room: 'الشعبة:',
  number: 'رقم {الطالب|الطالبة}:',
  score: 'الدرجة',
  marks: counted('بلا درجة | درجة | درجتان | {n} درجات | {n} درجة | {n} درجة'),
  parts: ['أولًا', 'ثانيًا', 'ثالثًا'],
  tasks: {
    truefalse: '{اكتب|اكتبي} (ص) أمام العبارة الصحيحة، و(خ) أمام العبارة الخاطئة:',
    choice: '{اختر|اختاري} الإجابة الصحيحة، {وضع|وضعي} دائرة حول حرفها:',
    matching: '{اكتب|اكتبي} حرف ما يناسب كل عبارة من العمود الثاني:',
  } satisfies Record<QuestionType, string>,
  first: 'العمود الأول',
  second: 'العمود الثاني',
  foot: 'انتهت الأسئلة، وفّقك الله',
});

/** What can be printed of an exam, and for whom. */
export const papers = addressed({
  paper: { name: 'ورقة الأسئلة', note: '{للطلاب|للطالبات}، بلا إجابات' },
  'answer-sheet': { name: 'ورقة الإجابة', note: '{للطلاب|للطالبات}، دوائر تُظلَّل' },
  key: { name: 'مفتاح الإجابة', note: '{للمعلّم|للمعلّمة}، بالمصادر والشرح' },
});
export type Paper = keyof typeof papers;

/** The questions themselves need none. */
export const paperHeadings: Readonly<Partial<Record<Paper, string>>> = addressed({
  'answer-sheet': papers['answer-sheet'].name,
  key: `${papers.key.name} ({للمعلّم وحده|للمعلّمة وحدها})`,
});

export const answerSheet = addressed({
  how: '{ظلّل|ظلّلي} دائرة واحدة أمام كل سؤال. {لا تكتب|لا تكتبي} في غيرها.',
  sides: ['ص', 'خ'],
});

export const examKey = {
  answer: 'الإجابة:',
  correction: 'التصحيح:',
  explanation: 'الشرح:',
  source: 'المصدر:',
} as const;
