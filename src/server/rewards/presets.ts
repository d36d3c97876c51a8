import type { StaffActor } from '#domain/access/actors';
import { REWARD_DAYS } from '#domain/rewards/kinds';
import { type GiftPreset, isSamePreset, recentReasons } from '#domain/rewards/presets';
import { about, logAdminAction } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { takeTurns } from '#server/platform/guards';
import { COMMA } from '#strings/calendar/words';
import { FIRST_GIFTS, presetText } from '#strings/rewards/staff';
import type { BodyOf } from '#wire/contract';
import { giveRewards } from './gifts.ts';
import { hasBatch } from './gifts-queries.ts';
import * as queries from './presets-queries.ts';

const TURN = 'gift-presets';
/** Far more than the reasons that are shown. */
const TITLES_READ = 30;

const giftIn = ({ type, amount, title }: queries.PresetRow): GiftPreset => ({
  type,
  amount,
  title,
});

const insertAt = (trx: Executor, now: Date, { type, amount, title }: GiftPreset, place: number) =>
  queries.insertPreset(trx, { rewardType: type, amount, title, place, createdAt: now.toISOString() });

/** What a school begins with, once: who removed them all wanted none. */
export const providePresets = (deps: Deps): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    await takeTurns(trx, deps.engine, TURN);
    if (await queries.hasEverHad(trx)) return;
    for (const [place, gift] of FIRST_GIFTS.entries()) await insertAt(trx, deps.clock(), gift, place);
  });

/** Everything on the screen from which gifts are given. */
export const readGiving = async ({ db }: Deps) => ({
  pupils: await queries.listGivable(db),
  presets: await queries.listPresets(db),
  reasons: recentReasons(await queries.listTitles(db, TITLES_READ)),
});

type Change = BodyOf<'PUT /api/admin/rewards/presets'>;

/** Those that stay as they were keep their row; any other is a new one, so that no number ever means another gift. */
const replace = async (trx: Executor, now: Date, before: readonly queries.PresetRow[], wanted: Change['presets']) => {
  const kept = new Map<number, number>();
  for (const [place, { id, ...gift }] of wanted.entries()) {
    const same = before.find((row) => row.id === id && !kept.has(row.id) && isSamePreset(giftIn(row), gift));
    if (same) {
      kept.set(same.id, place);
      await queries.placePreset(trx, same.id, place);
    } else await insertAt(trx, now, gift, place);
  }
  const gone = before.map((row) => row.id).filter((id) => !kept.has(id));
  if (gone.length > 0) await queries.removePresets(trx, gone, now.toISOString());
};

const said = (gifts: readonly GiftPreset[]): string => gifts.map(presetText).join(COMMA);

const isSameList = (a: readonly GiftPreset[], b: readonly GiftPreset[]): boolean =>
  a.length === b.length && a.every((gift, place) => isSamePreset(gift, b[place] as GiftPreset));

/** From the list that was shown; the same again, such as after a reply that was lost, is no conflict. */
export const changePresets = async (deps: Deps, staff: StaffActor, { seen, presets }: Change) => {
  const now = deps.clock();
  const done = await deps.db.transaction().execute(async (trx) => {
    await takeTurns(trx, deps.engine, TURN);
    const rows = await queries.listPresets(trx);
    const before = rows.map(giftIn);
    if (isSameList(before, presets)) return rows;
    if (rows.length !== seen.length || rows.some((row, place) => row.id !== seen[place]))
      throw new Refusal('gift_presets_changed');
    await replace(trx, now, rows, presets);
    await logAdminAction(trx, now, {
      actor: staff,
      action: 'gift_presets_changed',
      ...about('gift_presets', null),
      before: { presets: said(before) },
      after: { presets: said(presets) },
    });
    return queries.listPresets(trx);
  });
  deps.live.tell('staff', 'rewards');
  return done;
};

/** The row says how much. One that was removed gives only what its first sending gave. */
export const givePreset = async (
  deps: Deps,
  staff: StaffActor,
  presetId: number,
  { ids, requestKey }: { readonly ids: readonly number[]; readonly requestKey: string },
) => {
  const preset = await queries.findPreset(deps.db, presetId);
  const isGone = !preset || (preset.removedAt !== null && !(await hasBatch(deps.db, requestKey)));
  if (isGone) throw new Refusal('gift_preset_gone');
  const to = { kind: 'students' as const, ids: [...ids] };
  return giveRewards(deps, staff, { ...giftIn(preset), to, source: 'daily', days: REWARD_DAYS, requestKey });
};
