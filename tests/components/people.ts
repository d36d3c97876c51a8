import type { PupilSession, StaffSession } from '#wire/access';

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
  mark: 'mark',
};

export const ADMIN: StaffSession = { ...TEACHER, role: 'admin' };
