/** In the staff's menu. */
export const nav = { photos: 'صور الطلاب' } as const;
