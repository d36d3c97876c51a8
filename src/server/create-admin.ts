import { parseArgs } from 'node:util';
import type { z } from 'zod';
import { isDemoEmail, STAFF_PASSWORD_MIN_LENGTH } from '#domain/staff/accounts';
import type { ErrorCode } from '#domain/vocabulary';
import { staffContract } from '#wire/staff';
import { EXIT_USAGE, readHiddenTwice } from './asking.ts';
import { migrate } from './migrate.ts';
import { Refusal } from './platform/errors.ts';
import { configOrStop, makeDeps, stopWith, wholeOrStop } from './platform/starting.ts';
import { addStaff } from './staff/service.ts';

const EXIT_NOT_CREATED = 1;

const USAGE = [
  'Usage: npm run admin:create -- --email name@school.sa --name "Full Name"',
  'The password is asked for, or taken from HIMMA_ADMIN_PASSWORD.',
];

const PROBLEMS: Record<string, string> = {
  required: 'is missing',
  too_long: 'is too long',
  bad_email: 'is not an e-mail address',
  unsafe_characters: 'contains characters that cannot be shown',
  password_too_short: `must have at least ${STAFF_PASSWORD_MIN_LENGTH} characters`,
};

const REFUSED: Partial<Record<ErrorCode, (email: string) => string>> = {
  email_taken: (email) => `An account with the address ${email} exists already.`,
  password_too_weak: () => 'The password is too easy to guess. Choose a sentence that nobody else knows.',
};

/** The rules of /admin/staff, said in English because terminals show Arabic badly. */
const newAccount = staffContract['POST /api/admin/staff'].body;
const whose = newAccount.pick({ email: true, name: true });
const withWhat = newAccount.pick({ password: true });

const valueOrStop = <T>(checked: z.ZodSafeParseResult<T>): T => {
  if (checked.success) return checked.data;
  const lines = checked.error.issues.map(({ path, message }) => `${path.join('.')} ${PROBLEMS[message] ?? message}`);
  return stopWith(EXIT_USAGE, ...lines, ...USAGE);
};

const readArguments = (): { email?: string; name?: string } => {
  try {
    return parseArgs({ options: { email: { type: 'string' }, name: { type: 'string' } } }).values;
  } catch (error) {
    return stopWith(EXIT_USAGE, (error as Error).message, ...USAGE);
  }
};

const readPassword = async (): Promise<string> => {
  const given = process.env.HIMMA_ADMIN_PASSWORD;
  return given || readHiddenTwice('Password', 'passwords');
};

const createAdmin = async (): Promise<void> => {
  const { email, name } = valueOrStop(whose.safeParse(readArguments()));
  // Production takes this address as the mark of the demo school and would never start again.
  if (isDemoEmail(email)) stopWith(EXIT_USAGE, `${email} belongs to the demo school. Choose another address.`);
  const config = configOrStop();
  const { password } = valueOrStop(withWhat.safeParse({ password: await readPassword() }));

  // No lock on DATA_DIR: that keeps a second server away, and this may run beside one.
  const deps = await wholeOrStop(config, async () => {
    const made = await makeDeps(config);
    await migrate(made.db, made.engine);
    return made;
  });
  try {
    await addStaff(deps, null, { email, name, role: 'admin', password });
  } catch (error) {
    const known = error instanceof Refusal ? REFUSED[error.code] : undefined;
    if (!known) throw error;
    stopWith(EXIT_NOT_CREATED, known(email));
  } finally {
    await deps.db.destroy();
  }
  process.stdout.write(`${email} can log in now, at /admin/login.\n`);
};

await createAdmin();
