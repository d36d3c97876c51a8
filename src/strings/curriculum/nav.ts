/** In the staff's menu. */
export const nav = { curriculum: 'المنهج' } as const;
