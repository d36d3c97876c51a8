/** In the staff's menu. */
export const nav = { credentials: 'بيانات الدخول والبطاقات' } as const;
