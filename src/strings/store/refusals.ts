import type { storeVocabulary } from '#domain/store/vocabulary';
import { addressed } from '#strings/addressed';

export const storeRefusals: Readonly<Record<keyof typeof storeVocabulary.refusals, string>> = addressed({
  store_in_trial: 'المتجر الآن للتجربة فقط، ولم يُخصم منك شيء',
  store_closed: 'المتجر مغلق الآن، ولم يُخصم منك شيء. سلتك محفوظة',
  store_item_not_found: 'هذا المنتج لم يعد في المتجر',
  store_item_unavailable: 'هذا المنتج غير متاح الآن',
  store_not_in_ramadan: 'هذا المنتج غير متاح في شهر رمضان',
  store_out_of_stock: 'نفدت الكمية قبل أن {تدفع|تدفعي}، ولم يُخصم منك شيء',
  store_limit_reached: 'وصلت إلى الحدّ المسموح لك من هذا المنتج',
  store_price_changed: 'تغيّر السعر منذ أن فتحت السلة، ولم يُخصم منك شيء. {راجع|راجعي} السعر الجديد ثم {ادفع|ادفعي}',
  store_balance_too_low: 'عذراً، رصيدك غير كافٍ لإتمام عملية الشراء',
  store_partners_needed: '{اختر زملاءك الذين سيشاركونك|اختاري زميلاتك اللاتي سيشاركنك} أولًا',
  store_partner_not_found: 'لم نجد {أحد الزملاء الذين اخترتهم|إحدى الزميلات اللاتي اخترتهن} في صفّك',
  store_item_changed: 'تغيّر هذا المنتج منذ أن فتحته، فلم يُحفظ شيء. {راجع|راجعي} الجديد ثم {احفظ|احفظي}',
  order_not_found: 'لم يتم العثور على طلب الشراء هذا',
  order_final: 'لا يمكن تغيير هذا الطلب الآن، فقد تغيّرت حالته',
  order_delivery_old: 'مضى على التسليم أكثر من يوم، فلا يمكن التراجع عنه',
  order_delivery_used:
    '{حجز الطالب هذا الامتياز بعد تسليمه|حجزت الطالبة هذا الامتياز بعد تسليمه}، فلا يمكن التراجع عن التسليم',
  order_permission_missing: 'هذا المنتج يحتاج إلى إذن. {أكّد|أكّدي} أنك استلمت الإذن قبل التسليم',
});
