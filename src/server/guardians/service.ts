import { randomBytes } from 'node:crypto';
import type { StaffActor } from '#domain/access/actors';
import { ADDRESS_LOCKOUT } from '#domain/access/lockout';
import { weekOf } from '#domain/calendar/school-day';
import { isOpen, linkEnds } from '#domain/guardians/links';
import { type ConsentEffects, consentsOf, decideByPage } from '#server/consents/service';
import { about, logAct } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import { type ClassFilter, listPupilsOf } from '#server/platform/db/pupils';
import type { Deps } from '#server/platform/deps';
import { orRefuse, Refusal } from '#server/platform/errors';
import { checkGuards, countFailure, inTurn } from '#server/platform/guards';
import { hashToken } from '#server/platform/secrets';
import { readSchool } from '#server/staff/service';
import type { BodyOf } from '#wire/contract';
import * as queries from './queries.ts';
import { readWeeks } from './weeks.ts';

/** Links of the week that are there still, and new ones for who has none. */
const linksFor = async (trx: Executor, deps: Deps, staff: StaffActor, studentIds: readonly number[], week: string) => {
  const now = deps.clock();
  const open = await queries.listOpenOf(trx, studentIds, week, now.toISOString());
  const tokens = new Map(open.map(({ studentId, nonce }) => [studentId, deps.secrets.guardianToken(nonce)]));
  const links = studentIds
    .filter((id) => !tokens.has(id))
    .map((studentId) => {
      const nonce = randomBytes(16).toString('base64url');
      const token = deps.secrets.guardianToken(nonce);
      tokens.set(studentId, token);
      const times = { createdAt: now.toISOString(), expiresAt: linkEnds(now) };
      return { studentId, week, nonce, tokenHash: hashToken(token), createdBy: staff.staffId, ...times };
    });
  await queries.insertLinks(trx, links);
  return { tokenOf: (id: number) => tokens.get(id) ?? '', made: links.length };
};

/** In the fragment, which no server, proxy or referrer is told. */
const linkOf = ({ config }: Deps, origin: string, token: string): string =>
  `${config.publicUrl ?? origin}/guardian#${token}`;

export const makeSlips = async (
  deps: Deps,
  staff: StaffActor,
  { grade, section, day }: BodyOf<'POST /api/admin/guardians/slips'>,
  origin: string,
) => {
  const week = weekOf(day);
  const { school } = await readSchool(deps.db);
  const slips = await inTurn(deps, 'guardian-links', async (trx) => {
    const pupils = await listPupilsOf(trx, { grade, section });
    if (pupils.length === 0) throw new Refusal('guardian_nobody');
    const ids = pupils.map(({ studentId }) => studentId);
    const { tokenOf, made } = await linksFor(trx, deps, staff, ids, week);
    const weekFor = await readWeeks(trx, grade, pupils, week);
    if (made > 0)
      await logAct(trx, deps.clock(), staff, 'guardian_slips_made', about('guardian_links', null), {
        details: { grade, section: section ?? null, week, students: made },
      });
    return pupils.map((pupil) => ({
      ...pupil,
      week: weekFor(pupil.studentId),
      link: linkOf(deps, origin, tokenOf(pupil.studentId)),
    }));
  });
  deps.live.tell('staff', 'guardians');
  return { slips, school, teacher: staff.name };
};

export const listConsentPapers = async (deps: Deps, which: ClassFilter) => ({
  school: (await readSchool(deps.db)).school,
  pupils: await listPupilsOf(deps.db, which),
});

export const listLinks = (deps: Deps, which: ClassFilter) =>
  queries.listOpen(deps.db, which, deps.clock().toISOString());

/** A second time is done already. */
export const revokeLink = async (deps: Deps, staff: StaffActor, id: number): Promise<void> => {
  await deps.db.transaction().execute(async (trx) => {
    const link = orRefuse(await queries.findLink(trx, id), 'guardian_link_not_found');
    const now = deps.clock();
    if (await queries.revoke(trx, id, now.toISOString()))
      await logAct(trx, now, staff, 'guardian_link_revoked', about('guardian_links', id, link.name));
  });
  deps.live.tell('staff', 'guardians');
};

/** Nobody guesses 144 bits, but whoever tries is slowed. What is over, revoked or was never there is one answer. */
const refuse = async (deps: Deps, trx: Executor, address: string): Promise<Refusal> => {
  const guards = [{ scope: 'address', key: address, policy: ADDRESS_LOCKOUT }] as const;
  const { waitSeconds } = await checkGuards(trx, deps.clock(), guards);
  if (waitSeconds > 0) return new Refusal('login_locked', { retryAfter: waitSeconds });
  await countFailure(trx, deps.engine, deps.clock(), guards);
  return new Refusal('guardian_link_over');
};

/** A refusal is handed back and not thrown, so that what it counted stays. */
const byToken = async <Found>(
  deps: Deps,
  { token, address }: { token: string; address: string },
  read: (trx: Executor, link: NonNullable<Awaited<ReturnType<typeof queries.findByToken>>>) => Promise<Found>,
) => {
  const found = await deps.db.transaction().execute(async (trx) => {
    const link = await queries.findByToken(trx, hashToken(token));
    if (!link) return refuse(deps, trx, address);
    return isOpen(link, deps.clock()) ? read(trx, link) : new Refusal('guardian_link_over');
  });
  if (found instanceof Refusal) throw found;
  return found;
};

export const lookAtWeek = async (deps: Deps, token: string, address: string) => {
  const { school } = await readSchool(deps.db);
  return byToken(deps, { token, address }, async (trx, link) => {
    await queries.noteOpened(trx, link.id, deps.clock().toISOString());
    const weekFor = await readWeeks(trx, link.grade, [link], link.week);
    const consents = await consentsOf(trx, link.studentId);
    return { link, school, consents, week: weekFor(link.studentId) };
  });
};

/** What the guardian says on the page counts as what is said at school. */
export const decideAtHome = async (
  deps: Deps,
  effects: ConsentEffects,
  { token, ...wish }: BodyOf<'POST /api/guardian/consents'>,
  address: string,
) => {
  const studentId = await byToken(deps, { token, address }, async (_, link) => link.studentId);
  await decideByPage(deps, effects, { studentId, ...wish });
  return { consents: await consentsOf(deps.db, studentId) };
};

/** Every hour: a link that is over says nothing, and need not be kept. */
export const forgetEnded = async ({ db, clock }: Deps): Promise<void> => {
  await queries.deleteEndedBefore(db, clock().toISOString());
};
