import type { RateTone } from '#domain/questions/hardest';
import { type QuestionUse, SUBJECTS, type Subject } from '#domain/questions/kinds';
import type { Grade } from '#domain/roster/grades';
import { addressed, say } from '#strings/addressed';
import { countOf } from '#strings/nouns';
import { counted, formatNumber, loneNumber, type PluralForms, plural } from '#strings/plural';
import { subjectNames } from '#strings/questions/words';
import { gradeNames } from '#strings/widgets';

const questionForms: PluralForms =
  'بلا أسئلة | سؤال واحد مع إجابته | سؤالان مع إجابتيهما | {n} أسئلة مع إجاباتها | {n} سؤالًا مع إجاباتها | {n} سؤال مع إجاباتها';

const countQuestions = countOf('سؤال | سؤالان | أسئلة', 'subject', 'بلا أسئلة');

export const questionSheet = addressed({
  title: (grade: Grade, use: QuestionUse) =>
    use === 'race' ? `أسئلة سباق ${gradeNames[grade]}` : `أسئلة ${gradeNames[grade]}`,
  subject: (use: QuestionUse, subjects: readonly Subject[]) =>
    use === 'race'
      ? say`السباق، وهذه الورقة {للمعلّم|للمعلّمة}`
      : SUBJECTS.filter((subject) => subjects.includes(subject))
          .map((subject) => subjectNames[subject])
          .join(' و'),
  counted: (count: number, isAnswered: boolean) => (isAnswered ? plural(count, questionForms) : countQuestions(count)),
  answers: 'الإجابات',
  answered: { with: 'مع الإجابات', without: 'بلا إجابات' },
  /** Before the line on which a pupil writes it. */
  name: 'الاسم:',
  preparing: 'جارٍ تجهيز الورقة...',
  print: '{اطبع|اطبعي}',
  grades: 'ورقة صف آخر',
  correction: 'التصحيح:',
  right: 'الإجابة الصحيحة',
  empty: 'لا توجد أسئلة لهذا الصف بعد',
  emptyBody: 'حين {يضيف المعلّم|تضيف المعلّمة} أسئلة تظهر هنا.',
  foot: 'نسأل الله لك التوفيق',
});

export const paperTip = addressed({
  title: 'لنوفّر الورق!',
  body: '{راجع الأسئلة على الشاشة أولًا، واطبع ما تحتاج|راجعي الأسئلة على الشاشة أولًا، واطبعي ما تحتاجين} إليه فقط. وإن طبعت {فاطبع على وجهي الورقة، واقرأها مع إخوتك وزملائك|فاطبعي على وجهي الورقة، واقرئيها مع إخوتك وزميلاتك}.',
  close: 'فهمت',
  note: 'تُغلق وحدها بعد قليل، أو {اضغط|اضغطي} في أي مكان.',
});

export const hardest = addressed({
  title: 'أصعب الأسئلة',
  intro: 'أسئلة أخطأ فيها {كثيرون. راجعها تسبقهم|كثيرات. راجعيها تسبقيهن}!',
  back: 'العودة إلى التدريب',
  grades: 'الصف',
  table: 'أصعب الأسئلة، الأصعب أولًا',
  text: 'السؤال',
  number: 'رقم السؤال',
  attempts: 'المحاولات',
  correct: 'الإجابات الصحيحة',
  rate: 'نسبة النجاح',
  ofAttempts: (correct: number, attempts: number) => `${loneNumber(correct)} صحيحة من ${formatNumber(attempts)}`,
  numbered: (number: number) => `السؤال ${formatNumber(number)}`,
  hard: counted(
    'لا شيء يحتاج إلى مراجعة. {أحسنتم|أحسنتنّ}! | سؤال واحد يحتاج إلى مراجعة | سؤالان يحتاجان إلى مراجعة | {n} أسئلة تحتاج إلى مراجعة | {n} سؤالًا يحتاج إلى مراجعة | {n} سؤال يحتاج إلى مراجعة',
  ),
  empty: 'لا توجد إحصائيات لهذا الصف بعد',
  emptyBody: '{تدرّب أنت وزملاؤك|تدرّبي أنتِ وزميلاتك}، وستظهر هنا الأسئلة التي تحتاج إلى مراجعة.',
  practise: 'هيّا نتدرّب',
  practiseThese: '{تدرّب|تدرّبي} على هذه',
  more: 'أسئلة أخرى',
  toList: 'قائمة الأسئلة',
  isFalse: 'هذه الجملة خطأ.',
});

export const rateWords: Readonly<Record<RateTone, string>> = {
  red: 'صعب جدًا',
  orange: 'يحتاج إلى مراجعة',
  green: 'جيد',
};
