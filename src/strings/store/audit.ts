import type { storeVocabulary } from '#domain/store/vocabulary';
import { addressed } from '#strings/addressed';
import { type AuditWords, yesNo } from '#strings/audit/details';
import { moneyNames } from '#strings/money';
import { categoryNames, gradientNames, hoursText, iconNames, modeNames, permissionNames } from './words.ts';

export const storeAudit: AuditWords<keyof typeof storeVocabulary.actions> = addressed({
  actions: {
    store_item_added: 'إضافة منتج إلى المتجر',
    store_item_edited: 'تعديل منتج في المتجر',
    store_item_hidden: 'إخفاء منتج من المتجر',
    store_item_shown: 'إظهار منتج في المتجر',
    store_items_ordered: 'ترتيب منتجات المتجر',
    store_picture_changed: 'تغيير صورة منتج',
    store_picture_removed: 'إزالة صورة منتج',
    store_settings_changed: 'تعديل إعدادات المتجر',
    order_approved: 'الموافقة على طلب شراء',
    order_delivered: 'تسليم طلب شراء',
    order_rejected: 'رفض طلب شراء',
    order_delivery_undone: 'تراجع عن تسليم طلب شراء',
    orders_exported: 'تصدير طلبات المتجر',
  },
  details: {
    item: { name: 'المنتج' },
    quantity: { name: 'الكمية' },
    orders: { name: 'عدد الطلبات' },
    category: { name: 'القسم', words: categoryNames },
    price_type: { name: 'العملة', words: moneyNames },
    price: { name: 'السعر' },
    icon: { name: 'الرسمة', words: iconNames },
    gradient: { name: 'اللون', words: gradientNames },
    used: { name: 'مستعمل', words: yesNo },
    stock: { name: 'المخزون', words: { null: 'بلا حدّ', 0: 'نفد' } },
    specs: { name: 'المواصفات' },
    warning: { name: 'التنبيه' },
    permission: { name: 'الإذن', words: permissionNames },
    not_available: { name: 'غير متاح', words: yesNo },
    not_in_ramadan: { name: 'محجوب في رمضان', words: yesNo },
    limit_per_pupil: { name: 'حدّ {الطالب|الطالبة}', words: { null: 'بلا حدّ' } },
    party_size: { name: 'عدد {المشاركين|المشاركات}' },
    hidden: { name: 'مخفي', words: yesNo },
    mode: { name: 'وضع المتجر', words: modeNames },
    is_closed: { name: 'مغلق', words: yesNo },
    hours: {
      name: 'أوقات العمل',
      // An empty list of hours.
      words: { '': 'مفتوح دائمًا' },
      say: (value) => (Array.isArray(value) ? value.map(hoursText).join('، ') : undefined),
    },
  },
});
