import type { StaffActor } from '#domain/access/actors';
import {
  countByGrade,
  countsAgree,
  type GradeCounts,
  type Move,
  movesByGrade,
  planPromotion,
  planUndo,
} from '#domain/roster/promotion';
import { about, logAct } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { endStudentSessions } from '#server/platform/sessions';
import * as promotions from './promotion-queries.ts';
import * as queries from './queries.ts';

const planFor = async (executor: Executor): Promise<Move[]> => planPromotion(await queries.listActive(executor));

export const readPromotion = async ({ db }: Deps) => {
  const [moves, undoable] = await Promise.all([planFor(db), promotions.findUndoable(db)]);
  return { moves: movesByGrade(countByGrade(moves)), undoable: undoable ?? null };
};

export const promote = async (deps: Deps, staff: StaffActor, expected: GradeCounts) => {
  const ended: number[] = [];
  const result = await deps.db.transaction().execute(async (trx) => {
    await queries.takeRosterTurn(trx);
    const moves = await planFor(trx);
    const counts = countByGrade(moves);
    if (!countsAgree(expected, counts)) throw new Refusal('promotion_counts_changed');
    if (moves.length === 0) throw new Refusal('promotion_nothing_to_do');
    const now = deps.clock();
    const promotionId = await promotions.insertPromotion(trx, staff.staffId, now.toISOString(), moves);
    await promotions.moveStudents(trx, moves, now.toISOString());
    for (const move of moves) if (move.to === null) ended.push(...(await endStudentSessions(trx, move.studentId)));
    const made = { promotionId, moves: movesByGrade(counts) };
    await logAct(trx, now, staff, 'students_promoted', about('promotions', promotionId), {
      details: { moves: made.moves },
    });
    return made;
  });
  deps.live.end(ended);
  return result;
};

/** Names the promotion it takes back, so that a second click does not take back last year's as well. */
export const undoPromotion = (deps: Deps, staff: StaffActor, promotionId: number) =>
  deps.db.transaction().execute(async (trx) => {
    await queries.takeRosterTurn(trx);
    const promotion = await promotions.findUndoable(trx);
    if (promotion?.promotionId !== promotionId) throw new Refusal('promotion_not_found');
    const moves = await promotions.listMoves(trx, promotionId);
    const pupils = await promotions.listActiveOrArchivedAt(trx, promotion.promotedAt);
    const returning = planUndo(moves, pupils, promotion.promotedAt);
    const now = deps.clock();
    await promotions.returnStudents(trx, returning);
    await promotions.markUndone(trx, promotionId, now.toISOString());
    const result = { restored: returning.length, skipped: moves.length - returning.length };
    await logAct(trx, now, staff, 'promotion_undone', about('promotions', promotionId), { details: result });
    return result;
  });
