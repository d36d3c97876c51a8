/** In the staff's menu. */
export const nav = { contests: 'المسابقات' } as const;
