/** In the staff's menu. */
export const nav = { store: 'المتجر' } as const;
