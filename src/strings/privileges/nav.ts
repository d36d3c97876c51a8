/** In the staff's menu. */
export const nav = { privileges: 'الامتيازات' } as const;

/** On the pupil's first screen. */
export const home = 'امتيازاتي';
