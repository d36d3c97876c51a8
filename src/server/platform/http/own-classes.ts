import type { FastifyRequest } from 'fastify';
import type { StaffActor } from '#domain/access/actors';
import { classOfKey, isOwnClass, isOwnGrade, type SchoolClass } from '#domain/roster/classes';
import { isGrade } from '#domain/roster/grades';
import type { Endpoint, OwnedTable, Touches } from '#wire/endpoint';
import type { Executor } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../errors.ts';

type Fields = Readonly<Record<string, unknown>>;
type Own = NonNullable<StaffActor['classes']>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** A number that no row can have is for the endpoint to refuse. */
const numbersIn = (value: unknown): number[] =>
  [value]
    .flat()
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31);

/** Those whom it names, with the lists that such as `to` and `cells` hold. */
const pupilsIn = (value: unknown): number[] => {
  if (Array.isArray(value)) return value.flatMap(pupilsIn);
  if (!isFields(value)) return [];
  const { studentId = [], studentIds = [], ids = [], ...rest } = value;
  return [...[studentId, studentIds, ids].flatMap(numbersIn), ...Object.values(rest).flatMap(pupilsIn)];
};

const classIn = ({ class: key, grade, section, classId }: Fields): SchoolClass[] => {
  const ofKey = typeof key === 'string' ? classOfKey(key) : null;
  if (ofKey) return [ofKey];
  const number = Number(grade);
  const named = section ?? classId ?? null;
  return isGrade(number) ? [{ grade: number, section: named === null ? null : String(named) }] : [];
};

const classesIn = (value: unknown): SchoolClass[] =>
  isFields(value) ? [...classIn(value), ...Object.values(value).filter(isFields).flatMap(classesIn)] : [];

const pupilsOf = (executor: Executor) => executor.selectFrom('students').select(['grade', 'classId as section']);

const ownsPupils = async (executor: Executor, own: Own, ids: readonly number[]): Promise<boolean> =>
  ids.length === 0 ||
  (await pupilsOf(executor).where('id', 'in', ids).execute()).every((each) => isOwnClass(own, each));

/** Rows of nobody known, such as a report under a name that no pupil has, are everybody's. */
const ownsRows = async (
  executor: Executor,
  own: Own,
  { on, by = 'id' }: { readonly on: OwnedTable; readonly by?: 'id' | 'batchId' },
  ids: readonly unknown[],
): Promise<boolean> => {
  if (ids.length === 0) return true;
  const rows = pupilsOf(executor).where('id', 'in', (eb) =>
    eb
      .selectFrom(on as 'rewards_tracking')
      .select('studentId')
      .where(by, 'in', ids as string[]),
  );
  return (await rows.execute()).every((each) => isOwnClass(own, each));
};

/** Where rows that a whole grade shares say whose they are. */
const GRADE_IN = { exams: 'grade', quran_texts: 'gradeLevel' } as const;

const gradeOfRow = async (executor: Executor, table: keyof typeof GRADE_IN, path: Fields) => {
  const [id] = numbersIn(path.id ?? []);
  if (id === undefined) return undefined;
  const rows = executor.selectFrom(table as 'exams').select(`${GRADE_IN[table] as 'grade'} as grade`);
  return (await rows.where('id', '=', id).executeTakeFirst())?.grade;
};

/** `batchId` of rewards is a text, that of messages the number in the path. */
const rowsInPath = ({ id, batchId }: Fields): unknown[] => (batchId === undefined ? numbersIn(id ?? []) : [batchId]);

const ownsPath = async (executor: Executor, own: Own, touches: Touches, path: Fields): Promise<boolean> => {
  if (touches === 'everybody') return false;
  if (touches === 'named')
    return classesIn(path).every((each) => isOwnClass(own, each)) && ownsPupils(executor, own, pupilsIn(path));
  if (isFields(touches) && 'on' in touches) return ownsRows(executor, own, touches, rowsInPath(path));
  const grade = isFields(touches) ? await gradeOfRow(executor, touches.gradeOf, path) : classesIn(path)[0]?.grade;
  return grade === undefined || isOwnGrade(own, grade);
};

const rowsInBody = (body: unknown): unknown[] =>
  isFields(body)
    ? Object.values(body)
        .flat()
        .filter(isFields)
        .flatMap(({ id }) => numbersIn(id ?? []))
    : [];

const ownsBody = async (executor: Executor, own: Own, touches: Touches, { params, body }: FastifyRequest) => {
  if (touches === 'named') {
    // Of a class in the path its own pupils alone are taken: one who was moved since holds up none of the others.
    if (classesIn(params).length > 0) return true;
    const pupils = pupilsIn(body);
    // Beside a pupil, a class is where the pupil goes.
    if (pupils.length + pupilsIn(params).length > 0) return ownsPupils(executor, own, pupils);
    const classes = classesIn(body);
    return classes.length > 0 && classes.every((each) => isOwnClass(own, each));
  }
  if (isFields(touches) && 'on' in touches) return ownsRows(executor, own, touches, rowsInBody(body));
  const [named] = touches === 'grade' ? classesIn(body) : [];
  return named === undefined || isOwnGrade(own, named.grade);
};

/**
 * A teacher acts on the own classes alone: asked of the path before anything is read, and of the body once it is known to be
 * well-formed and to have nothing in it that its endpoint does not look at.
 */
export const makeRefuseOthersClasses = (deps: Pick<Deps, 'db'>) => {
  const ownOf = ({ touches }: Endpoint, { actor }: FastifyRequest) =>
    touches !== undefined && touches !== 'school' && actor?.kind === 'staff' && actor.classes !== null
      ? { touches, own: actor.classes }
      : null;
  const refuseUnless = (isOwn: boolean): void => {
    if (!isOwn) throw new Refusal('not_own_class');
  };
  return {
    byPath: async (endpoint: Endpoint, request: FastifyRequest): Promise<void> => {
      const asked = ownOf(endpoint, request);
      if (asked) refuseUnless(await ownsPath(deps.db, asked.own, asked.touches, request.params as Fields));
    },
    byBody: async (endpoint: Endpoint, request: FastifyRequest): Promise<void> => {
      const asked = ownOf(endpoint, request);
      if (asked) refuseUnless(await ownsBody(deps.db, asked.own, asked.touches, request));
    },
  };
};
export type RefuseOthersClasses = ReturnType<typeof makeRefuseOthersClasses>;
