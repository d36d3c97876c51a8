/** In the staff's menu. */
export const nav = { questions: 'الأسئلة' } as const;
