import { parseArgs } from 'node:util';
import type { z } from 'zod';
import { isDemoEmail, STAFF_PASSWORD_MIN_LENGTH } from '#domain/staff/accounts';
import type { ErrorCode } from '#domain/vocabulary';
import { staffContract } from '#wire/staff';
import { removeFactorOf } from './access/service.ts';
import { EXIT_USAGE, readHiddenTwice } from './asking.ts';
import { migrate } from './migrate.ts';
import type { Config } from './platform/config.ts';
import type { Deps } from './platform/deps.ts';
import { Refusal } from './platform/errors.ts';
import { configOrStop, makeDeps, stopWith, wholeOrStop } from './platform/starting.ts';
import { commandLine } from './root.ts';
import { addStaff, beginSchool, listStaff } from './staff/service.ts';

const EXIT_NOT_DONE = 1;

const USAGE = [
  `Usage: ${commandLine('admin:create')} --email name@school.sa --name "Full Name"`,
  'The password is asked for, or taken from HIMMA_ADMIN_PASSWORD.',
  `Where the phone with the second factor is lost: ${commandLine('admin:create')} --email name@school.sa --remove-factor`,
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
  staff_not_found: (email) => `There is no account with the address ${email}.`,
  factor_off: (email) => `${email} has no second factor.`,
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

interface Arguments {
  readonly email?: string;
  readonly name?: string;
  readonly 'remove-factor'?: boolean;
}

const OPTIONS = { email: { type: 'string' }, name: { type: 'string' }, 'remove-factor': { type: 'boolean' } } as const;

const readArguments = (): Arguments => {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch (error) {
    return stopWith(EXIT_USAGE, (error as Error).message, ...USAGE);
  }
};

const readPassword = async (): Promise<string> => {
  const given = process.env.HIMMA_ADMIN_PASSWORD;
  return given || readHiddenTwice('Password', 'passwords');
};

/** No lock on DATA_DIR: that keeps a second server away, and this may run beside one. */
const withSchool = async (config: Config, email: string, act: (deps: Deps) => Promise<unknown>): Promise<void> => {
  const deps = await wholeOrStop(config, async () => {
    const made = await makeDeps(config);
    await migrate(made.db, made.engine);
    return made;
  });
  try {
    await act(deps);
  } catch (error) {
    const known = error instanceof Refusal ? REFUSED[error.code] : undefined;
    if (!known) throw error;
    stopWith(EXIT_NOT_DONE, known(email));
  } finally {
    await deps.db.destroy();
  }
};

const createAdmin = async (given: Arguments): Promise<void> => {
  const { email, name } = valueOrStop(whose.safeParse(given));
  // Production takes this address as the mark of the demo school and would never start again.
  if (isDemoEmail(email)) stopWith(EXIT_USAGE, `${email} belongs to the demo school. Choose another address.`);
  const config = configOrStop();
  const { password } = valueOrStop(withWhat.safeParse({ password: await readPassword() }));
  await withSchool(config, email, async (deps) => {
    const isFirst = (await listStaff(deps.db)).length === 0;
    await addStaff(deps, null, { email, name, role: 'admin', password });
    if (isFirst) await beginSchool(deps);
  });
  process.stdout.write(`${email} can log in now, at /admin/login.\n`);
};

/** For the last admin, whom nobody else can help. */
const removeFactor = async (given: Arguments): Promise<void> => {
  const { email } = valueOrStop(whose.pick({ email: true }).safeParse(given));
  await withSchool(configOrStop(), email, async (deps) => {
    const account = (await listStaff(deps.db)).find((each) => each.email === email);
    if (!account) throw new Refusal('staff_not_found');
    await removeFactorOf(deps, null, account.id);
  });
  process.stdout.write(`${email} logs in with the password alone now; open sessions of the account are over.\n`);
};

const given = readArguments();
await (given['remove-factor'] ? removeFactor(given) : createAdmin(given));
