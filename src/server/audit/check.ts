import { setImmediate } from 'node:timers/promises';
import { type End, follow, type Mac, NO_LINES, type Sealed, sealOf } from '#domain/audit/chain';
import type { Executor } from '#server/platform/db/database';
import * as queries from './chain-queries.ts';

const PAGE = 1000;

const named = ({ id, at }: Pick<Sealed, 'id' | 'at'>): string => `line ${id} of ${at}`;

const misfitText = (misfit: Sealed, expected: number): string => {
  const missing = misfit.seq - expected;
  return missing > 0
    ? `${named(misfit)} does not fit: ${missing} before it ${missing === 1 ? 'was' : 'were'} removed`
    : `${named(misfit)} does not fit: it was changed, moved or put there`;
};

/** As `npm run audit:check` and the server's log say it. */
export const textOf = ({ lines, mac }: End): string => `${lines}:${mac}`;

type Stored = Awaited<ReturnType<typeof queries.readEnd>>;

/** Every line in its order. Says the first that does not fit, and what the chain was at the ends asked about. */
const walk = async (executor: Executor, mac: Mac, beginning: End, ends: readonly number[]) => {
  const seen = new Map([[beginning.lines, beginning.mac]]);
  let end: End = { lines: beginning.lines, mac: beginning.mac };
  let last: Sealed | undefined;
  for (;;) {
    const lines = await queries.listSealed(executor, last ?? { seq: 0, id: 0 }, PAGE);
    for (const line of lines) {
      const { end: next, misfit } = follow(mac, end, [line]);
      if (misfit) return { end, last, seen, misfit: misfitText(misfit, end.lines + 1) };
      if (ends.includes(next.lines)) seen.set(next.lines, next.mac);
      end = next;
      last = line;
    }
    if (lines.length < PAGE) return { end, last, seen, misfit: null };
    await setImmediate();
  }
};

type Walked = Awaited<ReturnType<typeof walk>>;

/** What is wrong with where the lines begin and end; null where it is as it was written. */
const endsProblem = async (executor: Executor, mac: Mac, { end, last, seen }: Walked, stored?: Stored) => {
  const beginning = await queries.readBeginning(executor);
  if (beginning && beginning.seal !== sealOf(mac, beginning, 'beginning'))
    return 'the beginning of the chain was changed: lines may have been removed';
  const where = last ? `after ${named(last)}` : 'there are none';
  if (!stored) return end.lines > 0 ? `the end of the chain was removed, ${where}` : null;
  if (stored.lines > end.lines) return `${stored.lines - end.lines} of the last lines were removed, ${where}`;
  return stored.seal !== sealOf(mac, stored) || seen.get(stored.lines) !== stored.mac
    ? `the end of the chain was changed: lines may have been removed, ${where}`
    : null;
};

const linesOf = (head: string): number => Number(head.split(':', 1)[0]);

/** Of heads that were noted, the first that the log does not have. Those before its oldest line had their time. */
const notedProblem = ({ end, seen }: Walked, beginning: End, noted: readonly string[]): string | null => {
  const lost = noted.find(
    (head) => !(linesOf(head) < beginning.lines) && `${linesOf(head)}:${seen.get(linesOf(head))}` !== head,
  );
  if (lost === undefined) return null;
  const missing = linesOf(lost) - end.lines;
  return `the log does not contain the head that was noted, ${lost}${missing > 0 ? `: ${missing} lines and more were removed` : ''}`;
};

interface Checked {
  readonly head: string;
  readonly lines: number;
  readonly unsealed: number;
  readonly problem: string | null;
}

/**
 * Whether each line is as it was sealed, and in its place. `noted` are heads that were written down elsewhere: with them a
 * log that was emptied, or put back whole to an earlier state, is seen as well.
 */
export const checkAudit = async (executor: Executor, mac: Mac, ...noted: readonly string[]): Promise<Checked> => {
  // First: what is sealed while this reads lies behind it.
  const stored = await queries.readEnd(executor);
  const beginning = (await queries.readBeginning(executor)) ?? NO_LINES;
  const walked = await walk(executor, mac, beginning, [stored?.lines ?? 0, ...noted.map(linesOf)]);
  const problem =
    walked.misfit ?? (await endsProblem(executor, mac, walked, stored)) ?? notedProblem(walked, beginning, noted);
  // Of the oldest lines some had their time meanwhile.
  if (problem && ((await queries.readBeginning(executor))?.lines ?? 0) > beginning.lines)
    return checkAudit(executor, mac, ...noted);
  const unsealed = await queries.countUnsealed(executor);
  const lines = walked.end.lines - beginning.lines;
  return { head: textOf(walked.end), lines, unsealed, problem };
};
