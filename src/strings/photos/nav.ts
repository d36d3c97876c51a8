import { addressed } from '#strings/addressed';

/** In the staff's menu. */
export const nav = addressed({ photos: 'صور {الطلاب|الطالبات}' });
