/** In the staff's menu. */
export const nav = { privileges: 'الامتيازات' } as const;
