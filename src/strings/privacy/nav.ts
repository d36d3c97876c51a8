/** In the staff's menu. */
export const nav = { privacy: 'الخصوصية' } as const;
