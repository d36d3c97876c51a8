import { randomUUID } from 'node:crypto';
import { Visitor } from '../faults/support/visitor.ts';

/** Stands in what is one pupil's alone, whom nobody of the cast is. */
const MARK = 'zarqa7f3a9';

export const isMarked = (value: unknown): boolean => JSON.stringify(value)?.includes(MARK) ?? false;

export const showsMark = (body: Buffer): boolean => body.includes(MARK);

/** What must never be told: to anybody, and to whoever is not of the staff. */
export interface Canaries {
  readonly tokens: string[];
  readonly secrets: string[];
}

/** As the cookie has it. */
export const tokenIn = (cookie: string): string => /himma_session=([^;]+)/u.exec(cookie)?.[1] ?? cookie;

const today = (): string => new Date().toISOString().slice(0, 10);

/** A pupil with a family name, a message, a gift and a note of conduct of their own, who has logged in. */
export const plantCanary = async (url: string, office: Visitor, grade: 4 | 5, { tokens, secrets }: Canaries) => {
  const said = () => `${MARK} ${randomUUID().slice(0, 8)}`;
  const { id } = await office.must('POST /api/admin/students', { body: { name: `غيث ناصر ${said()}`, grade } });
  const params = { studentId: id };
  const { loginId, password } = await office.must('POST /api/admin/students/:studentId/credentials', { params });
  const to = { kind: 'students', ids: [id] };
  await office.must('POST /api/admin/messages', { body: { to, text: said(), requestKey: randomUUID() } });
  const gift = { to, source: 'daily', type: 'coins', amount: 5, title: said(), requestKey: randomUUID() };
  await office.must('POST /api/admin/rewards', { body: gift });
  const incident = { type: 'behavior', behaviorType: 'minor' };
  const log = { studentIds: [id], incident, logDate: today(), note: said(), requestKey: randomUUID() };
  await office.must('POST /api/admin/penalties/logs', { body: log });
  const owner = new Visitor(url, '198.19.0.1');
  await owner.must('POST /api/login/student', { body: { loginId: String(loginId), password } });
  tokens.push(tokenIn(owner.cookie));
  secrets.push(password);
};

/** What of it stands in a reply to somebody; null where nothing does. */
export const leakIn = (body: Buffer, isStaff: boolean, { tokens, secrets }: Canaries): string | null => {
  if (tokens.some((token) => body.includes(token))) return 'the token of a session';
  if (isStaff) return null;
  if (showsMark(body)) return 'what is another pupil’s alone';
  return secrets.some((secret) => body.includes(secret)) ? 'another pupil’s password' : null;
};
