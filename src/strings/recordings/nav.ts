import { addressed } from '#strings/addressed';

/** In the staff's menu. */
export const nav = addressed({ recordings: 'تسميع {الطلاب|الطالبات}' });
