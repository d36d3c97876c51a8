/** In the staff's menu. */
export const nav = { dashboard: 'اللوحة الرئيسية' } as const;
