/** The teacher's try-out pupil, id 999. */
export const demoStudentName = 'طالب تجريبي';
