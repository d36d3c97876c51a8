/** In the staff's menu. */
export const nav = { staff: 'حسابات الإدارة', settings: 'الإعدادات' } as const;
