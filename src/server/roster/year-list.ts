import { hash } from 'node:crypto';
import type { StaffActor } from '#domain/access/actors';
import { type ImportPlan, planImport } from '#domain/roster/import';
import type { KnownNumbers } from '#domain/roster/national-number';
import { yearGroups, yearMoves } from '#domain/roster/year-list';
import { about, logAct } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { endStudentSessions } from '#server/platform/sessions';
import { sameWishOrThrow } from '#server/platform/wishes';
import type { BodyOf } from '#wire/contract';
import type { YearListResult } from '#wire/roster';
import { numbersOf, refuseUnfinished, writePlan } from './import.ts';
import { learnColumns } from './list-columns.ts';
import { keepNumbers, readKnownNumbers } from './national-numbers.ts';
import * as promotions from './promotion-queries.ts';
import * as queries from './queries.ts';

type Sheet = BodyOf<'POST /api/admin/promotion/list/preview'>;
type Wish = BodyOf<'POST /api/admin/promotion/list'>;
type Pupils = Awaited<ReturnType<typeof queries.listActive>>;

/** What the plan was made of: whoever confirms it has seen this roster and no other. */
const markOf = (pupils: Pupils, { pupils: numbers }: KnownNumbers): string => {
  const lines = pupils.map(({ id, ...pupil }) => JSON.stringify([id, queries.fieldsOf(pupil)])).toSorted();
  const known = [...numbers].map(([key, id]) => `${key} ${id}`).toSorted();
  return hash('sha256', [...lines, ...known].join('\n'), 'base64url');
};

const planYear = async (executor: Executor, { secrets }: Deps, { rows, choices }: Sheet) => {
  const [pupils, numbers] = [await queries.listActive(executor), await readKnownNumbers(executor, secrets)];
  const plan = planImport(rows, pupils, { choices, numbers, isNewYear: true });
  if (plan.touched.length + plan.additions.length + plan.likenesses.length + plan.errors.length === 0)
    throw new Refusal('import_empty');
  const asked = plan.likenesses.filter(({ is, like }) => is === null && like.studentId !== null);
  const meant = plan.touched.length + plan.leaving.length + asked.length;
  return { plan, seen: markOf(pupils, numbers), untouched: queries.countEnrolled(pupils) - meant };
};

export const previewYearList = async (deps: Deps, sheet: Sheet) => planYear(deps.db, deps, sheet);

const resultOf = (plan: ImportPlan): YearListResult => {
  const { up, staying, jumping, graduating, leaving } = yearGroups(plan);
  return {
    moved: up.reduce((sum, { students }) => sum + students, 0) + jumping.length,
    stayed: staying.length,
    left: graduating.length + leaving.length,
    added: plan.additions.length,
  };
};

const hasWork = ({ changes, additions, leaving }: ImportPlan): boolean =>
  changes.length + additions.length + leaving.length > 0;

const archive = async (trx: Executor, plan: ImportPlan, at: string): Promise<number[]> => {
  const moves = yearMoves(plan).filter(({ to }) => to === null);
  await promotions.moveStudents(trx, moves, at);
  const ended: number[] = [];
  for (const { studentId } of moves) ended.push(...(await endStudentSessions(trx, studentId)));
  return ended;
};

const carryOut = async (trx: Executor, deps: Deps, staff: StaffActor, wish: Wish) => {
  const { plan, seen } = await planYear(trx, deps, wish);
  if (seen !== wish.seen) throw new Refusal('year_list_stale');
  refuseUnfinished(plan);
  if (!hasWork(plan)) throw new Refusal('promotion_nothing_to_do');
  const now = deps.clock();
  const result = resultOf(plan);
  const promotionId = await promotions.insertPromotion(trx, staff.staffId, now.toISOString(), yearMoves(plan), {
    requestKey: wish.requestKey,
    result: JSON.stringify({ seen, result }),
  });
  const added = await writePlan(trx, plan, now.toISOString());
  await keepNumbers(trx, deps.secrets, numbersOf(plan, added), null);
  const ended = await archive(trx, plan, now.toISOString());
  if (wish.learned) await learnColumns(trx, wish.learned);
  await logAct(trx, now, staff, 'year_list_taken', about('promotions', promotionId), {
    details: {
      moved: result.moved,
      stayed: result.stayed,
      gone: result.left,
      added: result.added,
      added_names: plan.additions.map(({ name }) => name),
      left_names: plan.leaving.map(({ name }) => name),
    },
    before: { students: plan.changes.map(({ before }) => ({ id: before.id, ...queries.fieldsOf(before) })) },
    after: { students: plan.changes.map(({ after }) => ({ id: after.id, ...queries.fieldsOf(after) })) },
  });
  return { result, ended };
};

/** One act: who moves up, stays, leaves and comes. What pupils have stays theirs; who leaves is archived. */
export const takeYearList = async (deps: Deps, staff: StaffActor, wish: Wish): Promise<YearListResult> => {
  const { result, ended } = await deps.db.transaction().execute(async (trx) => {
    await queries.takeRosterTurn(trx);
    const sent = await promotions.findSent(trx, wish.requestKey);
    if (!sent) return carryOut(trx, deps, staff, wish);
    const done = JSON.parse(sent.result ?? '{}');
    return { result: sameWishOrThrow<YearListResult>(done.result, done.seen === wish.seen), ended: [] };
  });
  deps.live.end(ended);
  return result;
};
