/** In the staff's menu. */
export const nav = { races: 'السباقات' } as const;
