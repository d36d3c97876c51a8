/** In the staff's menu. */
export const nav = { messages: 'الرسائل' } as const;

/** On the pupil's first screen. */
export const home = 'رسائلي';
