/** In the staff's menu. */
export const nav = { ledger: 'سجل النقاط والعملات' } as const;
