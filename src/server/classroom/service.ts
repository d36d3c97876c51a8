export { forgetHelper, forgetInLessons } from './forget.ts';
export { attendedOf, daysInClass, generosityOf, listAttendance, listMarksOfLessons, ratingsOf } from './queries.ts';
export { absentIn, readLesson, readWeek } from './reading.ts';
export { changePresets, changeSeats } from './setups.ts';
export { endForgotten, holdLesson, takeTaps } from './tapping.ts';
