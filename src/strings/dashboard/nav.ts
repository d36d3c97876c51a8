/** In the staff's menu. */
export const nav = { dashboard: 'ما ينتظرك', board: 'اللوحة الرئيسية' } as const;
