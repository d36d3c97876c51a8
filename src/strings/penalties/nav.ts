/** In the staff's menu. */
export const nav = { penalties: 'السلوك والمواظبة' } as const;
