import type { PupilSession, StaffSession } from '#wire/access';
import type { RewardedStudent } from '#wire/rewards';
import type { Student } from '#wire/roster';

export const PUPIL: PupilSession = {
  kind: 'pupil',
  studentId: 7,
  firstName: 'وسيم',
  name: 'وسيم ناجي الودعاني',
  grade: 5,
  enteredBy: null,
};

export const TEACHER: StaffSession = {
  kind: 'staff',
  staffId: 1,
  name: 'هند بنت سعد',
  email: 'hind@school.example',
  role: 'teacher',
  classes: null,
  mark: 'mark',
  seal: '5ea1',
};

export const ADMIN: StaffSession = { ...TEACHER, role: 'admin' };

/** The pupil as staff have them in their lists. */
export const STUDENT: Student = {
  id: PUPIL.studentId,
  name: PUPIL.name,
  calledAs: null,
  nameReading: null,
  grade: PUPIL.grade,
  classId: null,
  hasCredentials: true,
  lastLogin: null,
  archivedAt: null,
};

/** And with what they have. */
export const REWARDED: RewardedStudent = {
  studentId: PUPIL.studentId,
  name: PUPIL.name,
  grade: PUPIL.grade,
  classId: null,
  points: 5,
  coins: 0,
  badge: null,
  sent: 1,
  claimed: 0,
  expired: 0,
};
