/** In the staff's menu. */
export const nav = { requests: 'الطلبات والبلاغات' } as const;
