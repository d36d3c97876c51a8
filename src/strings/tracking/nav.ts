/** In the staff's menu. */
export const nav = { tracking: 'متابعة التسميع', wall: 'شاشة التسميع في الصف' } as const;
