/** In the staff's menu. */
export const nav = { lessonNow: 'الحصة الآن', teacherTable: 'جدول المعلّم' } as const;
