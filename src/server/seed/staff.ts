import type { StaffRole } from '#domain/access/actors';
import type { DrawInteger } from '#domain/cards/credentials';
import type { Deps } from '#server/platform/deps';
import { listStaff } from '#server/staff/service';

export interface DemoStaff {
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly password: string;
}

/** `.example` is reserved: these can never be somebody's address. */
const ADMIN_EMAIL = 'admin@himma.example';
const TEACHER_EMAIL = 'teacher@himma.example';

const PASSWORD_LENGTH = 14;

/** Read from a terminal and typed once: without look-alikes. */
const PASSWORD_CHARACTERS = 'abcdefghijkmnpqrstuvwxyzACDEFGHJKLMNPQRTUVWXYZ234679';

const drawStaffPassword = (draw: DrawInteger): string =>
  Array.from({ length: PASSWORD_LENGTH }, () => PASSWORD_CHARACTERS[draw(0, PASSWORD_CHARACTERS.length - 1)]).join('');

export const drawDemoStaff = (draw: DrawInteger): { admin: DemoStaff; teacher: DemoStaff } => ({
  admin: {
    name: 'عبدالرحمن صالح الحميضي',
    email: ADMIN_EMAIL,
    role: 'admin',
    password: drawStaffPassword(draw),
  },
  teacher: {
    name: 'إبراهيم محمد النويصر',
    email: TEACHER_EMAIL,
    role: 'teacher',
    password: drawStaffPassword(draw),
  },
});

export const isDemoEmail = (email: string): boolean => [ADMIN_EMAIL, TEACHER_EMAIL].includes(email);

export const hasStaff = async (deps: Deps): Promise<boolean> => (await listStaff(deps)).length > 0;
