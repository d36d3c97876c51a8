/** In the staff's menu. */
export const nav = { messages: 'الرسائل' } as const;
