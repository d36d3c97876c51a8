/** In the staff's menu. */
export const nav = { classPage: 'صفحة الصف', printClassPage: 'طباعة ورقة الصف' } as const;
