/** In the staff's menu. */
export const nav = { penalties: 'السلوك والمواظبة' } as const;

/** On the pupil's first screen. */
export const home = 'سجلّي';
