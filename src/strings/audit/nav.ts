/** In the staff's menu. */
export const nav = { audit: 'سجل المتابعة' } as const;
