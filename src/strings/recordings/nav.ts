/** In the staff's menu. */
export const nav = { recordings: 'تسميع الطلاب' } as const;
