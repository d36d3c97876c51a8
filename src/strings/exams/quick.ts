import type { ExceptionFault } from '#domain/exams/exceptions';
import { addressed } from '#strings/addressed';
import { formatNumber } from '#strings/plural';
import { questionName, scoreText } from './staff.ts';

/** A paper in a few keys: what is wrong is typed, and the rest is right. */
export const quickEntry = addressed({
  label: (name: string) => `ما ليس صحيحًا في ورقة ${name}`,
  hint: '{اكتب أرقام الأسئلة الخاطئة ثم Enter|اكتبي أرقام الأسئلة الخاطئة ثم Enter}: ٧ خطأ، ٧- بلا إجابة، ٧ب {أجاب|أجابت} ب، غ {للغائب|للغائبة}. الباقي يُسجَّل صحيحًا. سهما الأعلى والأسفل بين الأوراق.',
  example: '٧ ١٢- ١٥ب',
  enter: 'الباقي صحيح، والتالي',
  allRight: 'الباقي صحيح',
  outcome: (score: number, of: number) => `تصير الدرجة ${scoreText(score, of)}`,
});

export const quickFault = (fault: ExceptionFault): string => {
  if (fault.kind === 'unreadable') return `«${fault.typed}» ليس رقم سؤال`;
  if (fault.kind === 'no_question') return `لا سؤال رقمه ${formatNumber(fault.number)} في هذه الورقة`;
  if (fault.kind === 'twice') return `${questionName(fault.number)} مكتوب مرتين`;
  return `«${fault.typed}» ليست من إجابات ${questionName(fault.number)}`;
};
