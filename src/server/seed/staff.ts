import type { DrawInteger } from '#domain/cards/credentials';
import { DEMO_EMAILS, isDemoEmail } from '#domain/staff/accounts';
import { invitationLink } from '#domain/staff/invitations';
import type { Deps } from '#server/platform/deps';
import { ownAddresses } from '#server/platform/tls/addresses';
import { commandLine } from '#server/root';
import { listStaff, makeSetupLink } from '#server/staff/service';
import { say } from '#strings/addressed';
import type { DemoStaff } from './demo-school.ts';

const PASSWORD_LENGTH = 14;

/** Read from a terminal and typed once: without look-alikes. */
const PASSWORD_CHARACTERS = 'abcdefghijkmnpqrstuvwxyzACDEFGHJKLMNPQRTUVWXYZ234679';

const drawStaffPassword = (draw: DrawInteger): string =>
  Array.from({ length: PASSWORD_LENGTH }, () => PASSWORD_CHARACTERS[draw(0, PASSWORD_CHARACTERS.length - 1)]).join('');

export const drawDemoStaff = (draw: DrawInteger): { admin: DemoStaff; teacher: DemoStaff } => ({
  admin: {
    name: say`{عبدالرحمن|عبير} صالح الحميضي`,
    email: DEMO_EMAILS.admin,
    role: 'admin',
    password: drawStaffPassword(draw),
  },
  teacher: {
    name: say`{إبراهيم|إيمان} محمد النويصر`,
    email: DEMO_EMAILS.teacher,
    role: 'teacher',
    password: drawStaffPassword(draw),
  },
});

export const hasStaff = async (deps: Deps): Promise<boolean> => (await listStaff(deps.db)).length > 0;

const CREATE_ADMIN = `${commandLine('admin:create')} --email name@school.sa --name "Full Name"`;

/**
 * The demo school's passwords were printed and lie in a file, the pupils' as well as the staff's (D-80).
 * Accounts are never deleted, only disabled, so its staff mark such a database for ever.
 */
export const holdsDemoSchool = async (deps: Deps): Promise<boolean> =>
  (await listStaff(deps.db)).some((account) => isDemoEmail(account.email));

export const DEMO_SCHOOL_REFUSED = [
  'Himma cannot start: NODE_ENV=production refuses the demo school, and this database holds it.',
  'Its passwords were printed when it was made. Set DATA_DIR (or DATABASE_URL) to an empty place, then make the',
  `first admin: ${CREATE_ADMIN}`,
].join('\n');

/** What listens on all addresses of the computer. */
const EVERYWHERE = ['0.0.0.0', '::'];

/** Where the first admin may sit: before this computer, or at another one of the network. */
const originsOf = ({ publicUrl, host }: Deps['config'], origin: string): string[] => {
  if (publicUrl !== undefined) return [publicUrl];
  const others = EVERYWHERE.includes(host) ? ownAddresses() : [];
  return [origin, ...others.map((address) => origin.replace(new URL(origin).hostname, address))];
};

/** Printed once, here alone: the database keeps only the link's hash. Says it for the address at which the server listens. */
export const askForFirstAdmin = async (deps: Deps): Promise<((origin: string) => string) | null> => {
  const token = await makeSetupLink(deps);
  if (token === null) return null;
  return (origin) =>
    [
      'Nobody can log in yet. Set the school up with this link, which works once and for 24 hours:',
      ...originsOf(deps.config, origin).map((each) => `  ${invitationLink(each, 'setup', token)}`),
      `Or make the first admin here: ${CREATE_ADMIN}`,
    ].join('\n');
};
