/** In the staff's menu. */
export const nav = { credentials: 'بيانات الدخول والبطاقات' } as const;

/** On the pupil's first screen. */
export const home = 'بطاقة دخولي';
