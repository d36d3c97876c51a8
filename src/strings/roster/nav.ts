/** In the staff's menu. */
export const nav = { students: 'الطلاب' } as const;
