/** What is wrong with one field. The keys are the messages the wire schemas raise. */
const fieldTexts: Record<string, string> = {
  required: 'هذا الحقل مطلوب',
  too_long: 'النص أطول من المسموح',
  unsafe_characters: 'النص يحتوي على رموز غير مسموحة',
  bad_grade: 'اختر الصف الرابع أو الخامس أو السادس',
  bad_id: 'الرقم غير صحيح',
  bad_login_id: 'رقم الطالب ستة أرقام',
  too_many_rows: 'الصفوف أكثر من ألف، قسّم الملف',
  too_many_columns: 'الأعمدة أكثر من عشرين',
  too_many_recipients: 'اختر ثلاث مئة طالب على الأكثر، أو اختر صفًا كاملًا أو الجميع',
  too_many: 'العناصر أكثر من المسموح',
  bad_number: 'العدد غير صحيح أو خارج الحدود',
  bad_quantity: 'الكمية عدد صحيح من واحد إلى تسعة وتسعين',
  bad_price: 'السعر عدد صحيح أكبر من صفر، وبالنقاط من مضاعفات العشرة',
  bad_time: 'الوقت غير صحيح، ووقت الإغلاق بعد وقت الفتح',
  bad_order: 'تغيّرت منتجات الرف منذ أن فتحته، فلم يُرتَّب شيء. رتّبها من جديد',
  repeated: 'تكرّر العنصر نفسه',
  bad_date: 'التاريخ غير صحيح',
  ends_in_past: 'هذا الوقت مضى، اختر وقتًا قادمًا',
  ends_before_start: 'يجب أن تكون النهاية بعد البداية',
  bad_log_day: 'اختر يومًا من آخر ستين يومًا، ولا تختر يومًا قادمًا',
  bad_email: 'البريد الإلكتروني غير صحيح',
  special_password_too_short: 'كلمة المرور الخاصة ستة أحرف على الأقل',
  password_too_short: 'كلمة المرور اثنا عشر حرفًا على الأقل',
};

export const fieldText = (key: string): string => fieldTexts[key] ?? 'القيمة غير صحيحة';
