import { randomInt } from 'node:crypto';
import type { PupilActor, StaffActor } from '#domain/access/actors';
import { type DrawInteger, drawLoginId, drawPassword } from '#domain/cards/credentials';
import { type CardFormat, loginLink } from '#domain/cards/login-link';
import { about, logAct, logAdminAction } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { ClassFilter } from '#server/platform/db/pupils';
import type { Deps } from '#server/platform/deps';
import { orRefuse, Refusal } from '#server/platform/errors';
import { inTurn, takeTurns } from '#server/platform/guards';
import { hashToken, newToken } from '#server/platform/secrets';
import { endStudentSessions } from '#server/platform/sessions';
import type { Card } from '#wire/cards';
import * as queries from './queries.ts';

export {
  findCredentials,
  lastLoginOf,
  listCredentials,
  logins,
  noteOldCard,
  readCard,
  readLogin,
  readStudent,
  recordCardLogin,
  recordLogin,
} from './queries.ts';

/** A card with its password open: build it only where the caller may see it, and write down that they did. */
export type OpenCard = Omit<Card, 'loginLink'> & { readonly cardToken: string };

/** As it is shown: the token itself stays here. */
export const withLink = (origin: string, card: OpenCard) => ({
  loginLink: loginLink(origin, card.cardToken),
  ...card,
});

const CARD_TOKEN_BYTES = 16;

const draw: DrawInteger = (min, max) => randomInt(min, max + 1);

/** Whoever makes credentials, or stores what they are, waits for the others who do. */
const CREDENTIALS = 'credentials';

const drawCardToken = ({ secrets }: Deps) => {
  const token = newToken(CARD_TOKEN_BYTES);
  return { token, stored: { cardTokenHash: hashToken(token), sealedCardToken: secrets.seal(token) } };
};

/** Login data from before cards had tokens get one with the first card that is made of them. */
const sealedCardToken = async (deps: Deps, executor: Executor, row: queries.SealedCard): Promise<string> => {
  if (row.sealedCardToken) return row.sealedCardToken;
  await queries.giveCardToken(executor, row.studentId, drawCardToken(deps).stored);
  const given = await queries.findSealedCard(executor, row.studentId);
  if (!given?.sealedCardToken) throw new Refusal('credentials_not_found');
  return given.sealedCardToken;
};

const openCard = async (deps: Deps, executor: Executor, row: queries.SealedCard): Promise<OpenCard> => {
  const { sealedPassword, sealedCardToken: _, ...shown } = row;
  const cardToken = deps.secrets.open(await sealedCardToken(deps, executor, row));
  return { ...shown, password: deps.secrets.open(sealedPassword), cardToken };
};

/** Sealed form of the specification's qr_code_data. */
export const sealQrCodeData = (deps: Deps, card: Pick<OpenCard, 'loginId' | 'password'>): string =>
  deps.secrets.seal(JSON.stringify({ loginId: card.loginId, password: card.password }));

const writeCredentials = async (
  deps: Deps,
  executor: Executor,
  student: Pick<OpenCard, 'studentId' | 'name' | 'grade'>,
): Promise<OpenCard> => {
  const password = drawPassword(draw);
  const { token, stored } = drawCardToken(deps);
  const secret = {
    ...stored,
    hasOldCard: 0 as const,
    studentId: student.studentId,
    hashedPassword: deps.secrets.hashStudentPassword(password),
    sealedPassword: deps.secrets.seal(password),
    createdAt: deps.clock().toISOString(),
  };
  let loginId = drawLoginId(draw);
  while (!(await queries.upsertCredentials(executor, { ...secret, loginId }))) loginId = drawLoginId(draw);
  return { ...student, loginId, password, cardToken: token };
};

/** New login data end every session that the old opened, and replace what an approved request would show. */
export const createCredentials = async (deps: Deps, staff: StaffActor, studentId: number): Promise<OpenCard> => {
  const { card, ended } = await inTurn(deps, CREDENTIALS, async (trx) => {
    const student = await queries.readStudent(trx, studentId);
    const earlier = await queries.findSealedCard(trx, studentId);
    const made = await writeCredentials(deps, trx, student);
    const sessions = await endStudentSessions(trx, studentId);
    await queries.refreshApprovedRequests(trx, studentId, sealQrCodeData(deps, made));
    const action = earlier ? 'credentials_regenerated' : 'credentials_created';
    await logAct(trx, deps.clock(), staff, action, about('students_credentials', studentId, student.name), {
      ...(earlier && { before: { login_id: earlier.loginId } }),
      after: { login_id: made.loginId },
    });
    return { card: made, ended: sessions };
  });
  deps.live.end(ended);
  return card;
};

export const createMissingCredentials = (deps: Deps, staff: StaffActor, wanted: ClassFilter): Promise<OpenCard[]> =>
  inTurn(deps, CREDENTIALS, async (trx) => {
    // Sent twice at once, the second would draw new passwords over those the first has just given out.
    const cards: OpenCard[] = [];
    for (const student of await queries.listCredentials(trx, wanted))
      if (student.loginId === null) cards.push(await writeCredentials(deps, trx, student));
    const lines = cards.map((card) => ({
      actor: staff,
      action: 'credentials_created' as const,
      ...about('students_credentials', card.studentId, card.name),
      after: { login_id: card.loginId },
    }));
    if (lines.length > 0) await logAdminAction(trx, deps.clock(), ...lines);
    return cards;
  });

export const ownCard = async (deps: Deps, studentId: number): Promise<OpenCard> => {
  const row = orRefuse(await queries.findSealedCard(deps.db, studentId), 'credentials_not_found');
  return openCard(deps, deps.db, row);
};

/** Staff who are inside as the pupil see the password too, and that is written down like any other reveal (D-5). */
export const showOwnCard = async (deps: Deps, pupil: PupilActor): Promise<OpenCard> => {
  const card = await ownCard(deps, pupil.studentId);
  if (pupil.enteredBy)
    await logAdminAction(deps.db, deps.clock(), {
      actor: pupil,
      action: 'password_shown',
      ...about('students_credentials', card.studentId, card.name),
    });
  return card;
};

/** For the approval of a request and for who was approved, inside their transaction. */
export const cardForApproval = async (deps: Deps, executor: Executor, studentId: number): Promise<OpenCard | null> => {
  await takeTurns(executor, deps.engine, CREDENTIALS);
  const row = await queries.findSealedCard(executor, studentId);
  return row ? openCard(deps, executor, row) : null;
};

export const revealPassword = (deps: Deps, staff: StaffActor, studentId: number, purpose: 'show' | 'copy') =>
  deps.db.transaction().execute(async (trx) => {
    const row = orRefuse(await queries.findSealedCard(trx, studentId), 'credentials_not_found');
    const action = purpose === 'copy' ? 'password_copied' : 'password_shown';
    await logAct(trx, deps.clock(), staff, action, about('students_credentials', studentId, row.name));
    return deps.secrets.open(row.sealedPassword);
  });

const cardsToPrint = async (executor: Executor, which: queries.CardsToPrint): Promise<queries.SealedCard[]> => {
  const rows = await queries.listCardsToPrint(executor, which);
  if (rows.length === 0)
    throw new Refusal('studentId' in which ? 'card_information_missing' : 'no_students_with_credentials');
  return rows;
};

export const printCards = (deps: Deps, staff: StaffActor, which: queries.CardsToPrint, format: CardFormat) =>
  inTurn(deps, CREDENTIALS, async (trx) => {
    // A password made meanwhile must not stand beside the token of the one before.
    const rows = await cardsToPrint(trx, which);
    const lines = rows.map((row) => ({
      actor: staff,
      action: 'card_printed' as const,
      ...about('students_credentials', row.studentId, row.name),
      details: { format },
    }));
    await logAdminAction(trx, deps.clock(), ...lines);
    const cards: OpenCard[] = [];
    for (const row of rows) cards.push(await openCard(deps, trx, row));
    return cards;
  });
