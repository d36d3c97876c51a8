/** In the staff's menu. */
export const nav = { guardians: 'ورقة وليّ الأمر' } as const;
