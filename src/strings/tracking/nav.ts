/** In the staff's menu. */
export const nav = { tracking: 'متابعة التسميع' } as const;
