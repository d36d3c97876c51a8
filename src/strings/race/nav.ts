/** In the staff's menu. */
export const nav = { races: 'السباقات', wins: 'الفائزون في السباقات' } as const;
