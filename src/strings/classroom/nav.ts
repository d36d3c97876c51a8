/** In the staff's menu. */
export const nav = { teacherTable: 'جدول المعلّم' } as const;
