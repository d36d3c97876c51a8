import { addressed } from '#strings/addressed';

/** In the staff's menu. */
export const nav = addressed({ lessonNow: 'الحصة الآن', teacherTable: 'جدول {المعلّم|المعلّمة}' });
