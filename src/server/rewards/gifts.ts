import { randomUUID } from 'node:crypto';
import type { StaffActor } from '#domain/access/actors';
import { REWARD_DAYS } from '#domain/rewards/kinds';
import { type GiftPreset, isSamePreset, recentReasons } from '#domain/rewards/presets';
import type { Grade } from '#domain/roster/grades';
import type { SchoolOf } from '#domain/staff/setup';
import { dueAfter } from '#server/calendar/service';
import type { Manifest } from '#server/manifest';
import { about, logAct } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { inTurn } from '#server/platform/guards';
import { sameWishOrThrow } from '#server/platform/wishes';
import { findRecipients } from '#server/roster/service';
import { countAgreed } from '#server/terms/service';
import { inWordsOf } from '#strings/addressed';
import { COMMA } from '#strings/calendar/words';
import { FIRST_GIFTS, presetText } from '#strings/rewards/staff';
import type { BodyOf } from '#wire/contract';
import type { Gift } from '#wire/rewards';
import * as queries from './gifts-queries.ts';

const NAMES_SHOWN = 8;

export const previewGift = async (deps: Deps, gift: Gift) => {
  const recipients = await findRecipients(deps.db, gift.to);
  const agreed = await countAgreed(
    deps.db,
    recipients.map(({ id }) => id),
  );
  return {
    count: recipients.length,
    total: recipients.length * gift.amount,
    notAgreed: recipients.length - agreed,
    names: recipients.slice(0, NAMES_SHOWN).map((each) => each.name),
    expiresAt: (await dueAfter(deps.db, deps.clock(), gift.days)).toISOString(),
  };
};

const isSameGift = (batch: queries.BatchRow, gift: Gift): boolean => {
  // A grade may have grown since the first time; who was named by name has not.
  const named = gift.to.kind === 'students' ? new Set(gift.to.ids).size : batch.count;
  return (
    batch.source === gift.source &&
    batch.type === gift.type &&
    batch.amount === gift.amount &&
    batch.title === gift.title &&
    batch.count === named
  );
};

/** Null is all of them; pupils who were named are no grade. */
const gradeOf = ({ to }: Gift): { grade?: Grade | null } => {
  if (to.kind === 'students') return {};
  return { grade: to.kind === 'grade' ? to.grade : null };
};

/** One reward for each, sent at once. The key of the request is the batch's own: sent twice, it gives once. */
export const giveRewards = async (deps: Deps, staff: StaffActor, gift: Gift & { requestKey: string }) => {
  const now = deps.clock();
  const at = now.toISOString();
  const id = gift.requestKey;
  const given = await deps.db.transaction().execute(async (trx) => {
    const expiresAt = (await dueAfter(trx, now, gift.days)).toISOString();
    const recipients = await findRecipients(trx, gift.to);
    const kind = { rewardSource: gift.source, rewardType: gift.type, amount: gift.amount, title: gift.title };
    const isNew = await queries.insertBatch(trx, {
      id,
      ...kind,
      expiresAt,
      recipients: recipients.length,
      createdBy: staff.staffId,
      createdAt: at,
    });
    if (!isNew) {
      const batch = await queries.readBatch(trx, id);
      return { batch: sameWishOrThrow(batch, isSameGift(batch, gift)), studentIds: [] };
    }
    await queries.insertRewards(
      trx,
      recipients.map((pupil) => ({
        id: randomUUID(),
        studentId: pupil.id,
        ...kind,
        sourceId: id,
        batchId: id,
        createdBy: staff.staffId,
        expiresAt,
        isSentToRewards: 1 as const,
        sentAt: at,
        createdAt: at,
      })),
    );
    const subject = about('rewards_tracking', id, recipients.length === 1 ? (recipients[0]?.name ?? null) : null);
    await logAct(trx, now, staff, 'rewards_given', subject, {
      details: {
        source: gift.source,
        type: gift.type,
        amount: gift.amount,
        ...gradeOf(gift),
        pupils: recipients.length,
      },
    });
    return { batch: await queries.readBatch(trx, id), studentIds: recipients.map((pupil) => pupil.id) };
  });
  deps.live.tellBoth({ students: given.studentIds }, 'rewards');
  return given.batch;
};

/** What was claimed meanwhile stays with the pupils (D-23). */
export const takeBackGift = async (deps: Deps, staff: StaffActor, batchId: string) => {
  const now = deps.clock();
  const taken = await deps.db.transaction().execute(async (trx) => {
    await queries.readBatch(trx, batchId);
    const removed = await queries.removeUnclaimed(trx, batchId, now.toISOString());
    if (removed.length > 0)
      await logAct(trx, now, staff, 'rewards_taken_back', about('rewards_tracking', batchId), {
        details: { pupils: removed.length },
      });
    return { batch: await queries.readBatch(trx, batchId), studentIds: removed.map((row) => row.studentId) };
  });
  deps.live.tellBoth({ students: taken.studentIds }, 'rewards');
  return taken.batch;
};

const TURN = 'gift-presets';
/** Far more than the reasons that are shown. */
const TITLES_READ = 30;

const insertAt = (trx: Executor, now: Date, { type, amount, title }: GiftPreset, place: number) =>
  queries.insertPreset(trx, { rewardType: type, amount, title, place, createdAt: now.toISOString() });

/** What a school begins with, once: who removed them all wanted none. */
export const providePresets = (deps: Deps): Promise<void> =>
  inTurn(deps, TURN, async (trx) => {
    if (await queries.hasEverHad(trx)) return;
    for (const [place, gift] of FIRST_GIFTS.entries()) await insertAt(trx, deps.clock(), gift, place);
  });

const titlesOf = (of: SchoolOf): string[] => inWordsOf(of, () => FIRST_GIFTS.map(({ title }) => title));

export const readdressPresets: Manifest['readdress'] = async (executor, { from, to }) => {
  const titles = titlesOf(to);
  for (const [place, title] of titlesOf(from).entries())
    await queries.retitlePresets(executor, title, titles[place] ?? title);
};

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
    const same = before.find((row) => row.id === id && !kept.has(row.id) && isSamePreset(row, gift));
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
  const done = await inTurn(deps, TURN, async (trx) => {
    const rows = await queries.listPresets(trx);
    if (isSameList(rows, presets)) return rows;
    if (rows.length !== seen.length || rows.some((row, place) => row.id !== seen[place]))
      throw new Refusal('gift_presets_changed');
    await replace(trx, now, rows, presets);
    await logAct(trx, now, staff, 'gift_presets_changed', about('gift_presets', null), {
      before: { presets: said(rows) },
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
  const isGone = !preset || (preset.removedAt !== null && !(await queries.hasBatch(deps.db, requestKey)));
  if (isGone) throw new Refusal('gift_preset_gone');
  const to = { kind: 'students' as const, ids: [...ids] };
  return giveRewards(deps, staff, { ...preset, to, source: 'daily', days: REWARD_DAYS, requestKey });
};
