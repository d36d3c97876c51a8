import type { ErrorCode } from '#domain/vocabulary';
import { say } from '#strings/addressed';

/** Why one line of a cart stops the whole payment, naming the item. */
const lineTexts = {
  store_item_unavailable: (name: string) => `«${name}» غير متاح الآن`,
  store_not_in_ramadan: (name: string) => `«${name}» غير متاح في شهر رمضان`,
  store_out_of_stock: (name: string) => `لم تبقَ كمية تكفي من «${name}»`,
  store_limit_reached: (name: string) => `وصلت إلى الحدّ المسموح لك من «${name}»`,
  store_price_changed: (name: string) => `تغيّر سعر «${name}»`,
  store_partners_needed: (name: string) => say`{اختر زملاءك|اختاري زميلاتك} في «${name}»`,
  store_partner_not_found: (name: string) => say`{أحد زملائك|إحدى زميلاتك} في «${name}» {ليس|ليست} في صفّك الآن`,
} as const satisfies Partial<Record<ErrorCode, (name: string) => string>>;

export type LineRefusal = keyof typeof lineTexts;

export const lineRefusalText = (code: LineRefusal, itemName: string): string => lineTexts[code](itemName);

/** Of an item that is hidden not even the name is told. */
export const lineItemGone = 'هذا المنتج لم يعد في المتجر';
