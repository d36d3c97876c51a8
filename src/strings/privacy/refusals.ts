import type { privacyVocabulary } from '#domain/privacy/vocabulary';
import { addressed } from '#strings/addressed';

export const privacyRefusals: Readonly<Record<keyof typeof privacyVocabulary.refusals, string>> = addressed({
  erase_name_wrong: 'الاسم الذي كتبته ليس اسم {الطالب كما هو|الطالبة كما هو} في القائمة، فلم يُمحَ شيء',
  student_not_erasable: 'هذا حساب التجربة، {وهو ليس لطالب|وهو ليس لطالبة}، فلا يُمحى',
  retention_counts_changed: 'تغيّر عدد ما سيُحذف منذ عُرض عليك، {فراجعه ثم احفظ|فراجعيه ثم احفظي}',
});
