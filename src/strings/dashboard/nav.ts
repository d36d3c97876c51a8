/** In the staff's menu. */
export const nav = { dashboard: 'ما ينتظرك' } as const;
