import type { Category, ItemGradient, ItemIcon, Permission } from '#domain/store/items';
import type { OpeningHours, StoreMode } from '#domain/store/opening';
import { formatClock, formatWeekday } from '#strings/dates';

/** The store's own words, as staff choose them in forms and read them in the log. */
export const categoryNames: Readonly<Record<Category, string>> = {
  devices: 'الأجهزة',
  giftcards: 'بطاقات الهدايا',
  privileges: 'الامتيازات',
  supermarket: 'السوبرماركت',
};

export const permissionNames: Readonly<Record<Permission, string>> = {
  none: 'بلا إذن',
  printed: 'إذن مطبوع',
  parent: 'إذن خطّي من وليّ الأمر',
};

export const modeNames: Readonly<Record<StoreMode, string>> = { trial: 'تجربة', live: 'بيع حقيقي' };

export const iconNames: Readonly<Record<ItemIcon, string>> = {
  tablet: 'جهاز لوحي',
  console: 'جهاز ألعاب',
  'game-card': 'بطاقة ألعاب',
  'gift-card': 'بطاقة هدية',
  recitation: 'تسميع',
  session: 'حصة',
  pair: 'اثنان',
  quartet: 'أربعة',
  tea: 'شاي',
  juice: 'عصير',
  water: 'ماء',
  'ice-cream': 'مثلجات',
  book: 'كتاب',
  ball: 'كرة',
  pencil: 'قلم',
  gift: 'هدية',
};

export const gradientNames: Readonly<Record<ItemGradient, string>> = {
  emerald: 'زمردي',
  gold: 'ذهبي',
  sky: 'سماوي',
  plum: 'بنفسجي',
  coral: 'مرجاني',
  indigo: 'نيلي',
};

export const hoursText = ({ weekday, from, to }: OpeningHours): string =>
  `${formatWeekday(weekday)} ${formatClock(from)} – ${formatClock(to)}`;
