/** In the staff's menu. */
export const nav = { give: 'إعطاء مكافأة', rewards: 'المكافآت' } as const;
