import type { QuestionFault } from '#domain/questions/bank';
import type { SheetWords } from '#domain/questions/sheet';
import { addressed } from '#strings/addressed';
import { difficultyNames, sideNames, subjectNames, typeNames, useNames } from './words.ts';

/** What the export writes, and the import first of all understands. */
export const sheetWords: SheetWords = {
  columns: {
    number: 'الرقم',
    subject: 'المادة',
    type: 'النوع',
    text: 'السؤال',
    option1: 'الخيار 1',
    option2: 'الخيار 2',
    option3: 'الخيار 3',
    option4: 'الخيار 4',
    option5: 'الخيار 5',
    option6: 'الخيار 6',
    answer: 'الإجابة',
    difficulty: 'الصعوبة',
    points: 'النقاط',
    source: 'المصدر',
    correction: 'التصحيح',
    explanation: 'الشرح',
    use: 'الاستعمال',
  },
  uses: useNames,
  subjects: subjectNames,
  types: typeNames,
  difficulties: difficultyNames,
  sides: sideNames,
};

export const questionFaultTexts: Readonly<Record<QuestionFault, string>> = addressed({
  text_missing: '{اكتب|اكتبي} نص السؤال',
  source_missing: '{اكتب|اكتبي} المصدر: الآية أو الحديث ومن رواه أو الدرس',
  correction_missing: 'العبارة الخاطئة تحتاج إلى تصحيح',
  points_out_of_range: 'النقاط عدد صحيح من ٣ إلى ٢٠',
  too_few_options: '{اكتب|اكتبي} خيارين على الأقل، {ولا تترك|ولا تتركي} خيارًا بلا كلام',
  too_many_options: 'الخيارات ستة على الأكثر',
  options_repeated: 'تكرّر الخيار نفسه',
  options_not_the_banks: 'خيارات المزاوجة هي خيارات الصف الخمسة',
  answer_missing: '{اختر|اختاري} الإجابة الصحيحة من الخيارات',
  race_not_a_choice: 'سؤال السباق اختيار',
  race_not_four_options: 'خيارات سؤال السباق أربعة',
});

/** What a cell of an import may hold, where its own could not be read. */
export const unreadCellTexts = addressed({
  number: 'لا يوجد سؤال بهذا الرقم في الصف، {اترك|اتركي} الرقم فارغًا لسؤال جديد',
  use: '{اكتب|اكتبي}: التدريب أو السباق، أو {اتركه|اتركيه} فارغًا',
  subject: `{اكتب|اكتبي}: ${Object.values(subjectNames).join(' أو ')}`,
  type: '{اكتب|اكتبي}: صح وخطأ أو اختيار أو مزاوجة',
  difficulty: '{اكتب|اكتبي}: سهل أو متوسط أو صعب',
  points: 'النقاط عدد صحيح من ٣ إلى ٢٠',
  answer: '{اكتب|اكتبي} الخيار الصحيح كما هو، أو رقمه، أو صح أو خطأ',
});

export const importFaultTexts = addressed({
  otherUse: 'لا يُنقل سؤال بين التدريب والسباق، {اترك|اتركي} الرقم فارغًا لسؤال جديد',
  retired: 'هذا السؤال موقوف، {أعده|أعيديه} أولًا',
  missingColumn: 'لا يوجد هذا العمود في الجدول',
  repeatedColumn: 'يوجد أكثر من عمود بهذا المعنى، {أبقِ|أبقي} واحدًا منها',
  repeatedNumber: 'تكرّر رقم السؤال في الجدول',
  repeatedText: 'تكرّر نص السؤال في الجدول',
  existingText: 'هذا السؤال موجود في الصف نفسه',
});
