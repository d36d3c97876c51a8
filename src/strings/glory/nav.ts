/** In the staff's menu. */
export const nav = { glory: 'قمم المجد' } as const;
