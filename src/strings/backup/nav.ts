/** In the staff's menu. */
export const nav = { backup: 'النسخ الاحتياطي' } as const;
