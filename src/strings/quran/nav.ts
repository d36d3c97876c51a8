/** In the staff's menu. */
export const nav = { texts: 'القرآن الكريم' } as const;
