import type { practiceVocabulary } from '#domain/practice/vocabulary';
import { addressed } from '#strings/addressed';

export const practiceRefusals: Readonly<Record<keyof typeof practiceVocabulary.refusals, string>> = addressed({
  practice_closed: 'انتهى وقت التدريب',
  practice_not_your_name: 'لا يُسمح باللعب باسم {طالب آخر|طالبة أخرى}',
  practice_not_your_grade: 'لا يُسمح باللعب في صف غير صفّك',
  practice_password_wrong: 'كلمة المرور غير صحيحة',
  practice_time_missing: '{اختر|اختاري} وقت السباق: دقيقة أو دقيقتين أو ثلاث دقائق',
  practice_no_questions: 'لا توجد أسئلة لهذا الصف بعد',
  practice_session_open: 'لديك محاولة لم تنتهِ بعد، {أكملها أو أنهها|أكمليها أو أنهيها} أولًا',
  practice_session_not_found: 'لم يتم العثور على هذه المحاولة',
  practice_session_over: 'انتهت هذه المحاولة',
  practice_answer_unknown: 'هذه الإجابة ليست للسؤال المعروض',
  practice_answer_too_early: 'وصلت الإجابة أسرع مما يمكن',
  practice_answer_too_late: 'وصلت الإجابة بعد انتهاء الوقت',
  practice_answer_from_future: 'تعذّر حفظ الإجابة، {أعد|أعيدي} تحميل الصفحة',
  practice_answer_out_of_order: 'وصلت الإجابات بغير ترتيبها',
  practice_answer_changed: 'لهذا السؤال إجابة محفوظة من نافذة أخرى',
  practice_score_differs: 'النتيجة المرسلة لا تطابق إجاباتك، لم يُحفظ شيء',
});
