import { DEMO_STUDENT_ID, type StaffActor } from '#domain/access/actors';
import { type KnownNumbers, maskedNumber } from '#domain/roster/national-number';
import { about, logAct } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import * as numbers from './national-number-queries.ts';
import * as queries from './queries.ts';
import type { NationalNumbers } from './tables.ts';

type Secrets = Deps['secrets'];

/** For the plan of an import: whose a number is, without opening one. */
export const readKnownNumbers = async (executor: Executor, { nationalNumberKey }: Secrets): Promise<KnownNumbers> => {
  const kept = await numbers.listKeys(executor);
  return { keyOf: nationalNumberKey, pupils: new Map(kept.map(({ numberKey, studentId }) => [numberKey, studentId])) };
};

type Given = Pick<NationalNumbers, 'studentId'> & { readonly nationalNumber: string | null };

export const keepNumbers = (
  executor: Executor,
  { seal, nationalNumberKey }: Secrets,
  given: readonly Given[],
  importId: number | null,
) =>
  numbers.insert(
    executor,
    given.flatMap(({ studentId, nationalNumber }) =>
      nationalNumber === null
        ? []
        : { studentId, numberKey: nationalNumberKey(nationalNumber), sealedNumber: seal(nationalNumber), importId },
    ),
  );

const openNumber = async (executor: Executor, { open }: Secrets, studentId: number): Promise<string | null> => {
  const kept = await numbers.findSealed(executor, studentId);
  return kept ? open(kept.sealedNumber) : null;
};

/** Masked: which of two numbers it is can be seen, and what it is cannot. */
export const readNationalNumber = async ({ db, secrets }: Deps, studentId: number) => {
  await queries.readStudent(db, studentId);
  const number = await openNumber(db, secrets, studentId);
  return { masked: number && maskedNumber(number) };
};

/** The log says who saw or wrote it, and never what it is. */
const aboutNumber = ({ id, name }: { id: number; name: string }) => about('national_numbers', id, name);

export const showNationalNumber = ({ db, clock, secrets }: Deps, staff: StaffActor, studentId: number) =>
  db.transaction().execute(async (trx) => {
    const pupil = await queries.readStudent(trx, studentId);
    const number = await openNumber(trx, secrets, studentId);
    if (number === null) throw new Refusal('national_number_not_found');
    await logAct(trx, clock(), staff, 'national_number_shown', aboutNumber(pupil));
    return { number };
  });

export const writeNationalNumber = (deps: Deps, staff: StaffActor, studentId: number, number: string | null) =>
  deps.db.transaction().execute(async (trx) => {
    await queries.takeRosterTurn(trx);
    const pupil = await queries.readStudent(trx, studentId);
    if (studentId === DEMO_STUDENT_ID) throw new Refusal('student_not_found');
    if ((await openNumber(trx, deps.secrets, studentId)) === number) return { masked: number && maskedNumber(number) };
    const owner = number && (await numbers.findOwner(trx, deps.secrets.nationalNumberKey(number)));
    if (owner) throw new Refusal('national_number_taken');
    await numbers.remove(trx, studentId);
    await keepNumbers(trx, deps.secrets, [{ studentId, nationalNumber: number }], null);
    const action = number === null ? 'national_number_removed' : 'national_number_written';
    await logAct(trx, deps.clock(), staff, action, aboutNumber(pupil));
    return { masked: number && maskedNumber(number) };
  });
