import { addressed } from '#strings/addressed';

/** What is wrong with one field. The keys are the messages the wire schemas raise. */
const fieldTexts: Record<string, string> = addressed({
  required: 'هذا الحقل مطلوب',
  too_long: 'النص أطول من المسموح',
  unsafe_characters: 'النص يحتوي على رموز غير مسموحة',
  bad_grade: '{اختر|اختاري} الصف الرابع أو الخامس أو السادس',
  bad_practice_grade: 'Invalid grade',
  bad_id: 'الرقم غير صحيح',
  bad_login_id: 'رقم {الطالب|الطالبة} ستة أرقام',
  bad_national_number: 'رقم الهوية أو الإقامة عشرة أرقام أولها ١ أو ٢، وهذا ليس رقمًا منها',
  too_many_rows: 'الصفوف أكثر من المسموح، {قسّم|قسّمي} الملف',
  too_many_columns: 'الأعمدة أكثر من المسموح',
  too_many_recipients: '{اختر|اختاري} ثلاث مئة {طالب|طالبة} على الأكثر، أو {اختر|اختاري} صفًّا كاملًا أو الجميع',
  too_many: 'العناصر أكثر من المسموح',
  bad_number: 'العدد غير صحيح أو خارج الحدود',
  bad_quantity: 'الكمية عدد صحيح من واحد إلى تسعة وتسعين',
  bad_price: 'السعر عدد صحيح أكبر من صفر، وبالنقاط من مضاعفات العشرة',
  bad_time: 'الوقت غير صحيح',
  closes_before_opening: 'يجب أن يكون وقت الإغلاق بعد وقت الفتح',
  bad_order: 'تغيّرت منتجات الرف منذ أن فتحته، فلم يُرتَّب شيء. {رتّبها|رتّبيها} من جديد',
  bad_timestamp: 'الوقت رقم صحيح بالمللي ثانية',
  bad_verses: 'رقم السورة أو الآية غير صحيح',
  bad_text_order: 'تغيّرت النصوص منذ أن فتحتها، فلم يُرتَّب شيء. {رتّبها|رتّبيها} من جديد',
  repeated: 'تكرّر العنصر نفسه',
  bad_date: 'التاريخ غير صحيح',
  ends_in_past: 'هذا الوقت مضى، {اختر|اختاري} وقتًا قادمًا',
  ends_before_start: 'يجب أن تكون النهاية بعد البداية',
  bad_log_day: '{اختر|اختاري} يومًا من آخر ستين يومًا، ولا {تختر|تختاري} يومًا قادمًا',
  bad_email: 'البريد الإلكتروني غير صحيح',
  special_password_too_short: 'كلمة المرور الخاصة ستة أحرف على الأقل',
  password_too_short: 'كلمة المرور اثنا عشر حرفًا على الأقل',
});

export const fieldText = (key: string): string => fieldTexts[key] ?? 'القيمة غير صحيحة';
