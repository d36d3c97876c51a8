/** In the staff's menu. */
export const nav = { rewards: 'المكافآت' } as const;
