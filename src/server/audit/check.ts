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
const textOf = ({ lines, mac }: End): string => `${lines}:${mac}`;

/** Every line in its order. Says the first that does not fit, and what the chain was at the ends asked about. */
const walk = async (executor: Executor, mac: Mac, ends: readonly number[]) => {
  const seen = new Map([[0, NO_LINES.mac]]);
  let end = NO_LINES;
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
  }
};

/** Erasing a pupil seals the log anew, and says so: whoever noted a head before that is told. */
const unnotedText = async (executor: Executor, noted: string): Promise<string> => {
  const resealedAt = await queries.lastResealedAt(executor);
  const why = `; a pupil was erased or old lines went at ${resealedAt}, and the log was sealed anew: a head noted before that may not be in it`;
  return `the log does not contain the head that was noted, ${noted}${resealedAt ? why : ''}`;
};

/**
 * Whether each line is as it was sealed, and in its place. `noted` is a head that was written down elsewhere: with it a
 * log put back whole to an earlier state is seen as well.
 */
export const checkAudit = async (executor: Executor, mac: Mac, noted?: string) => {
  // First: what is sealed while this reads lies behind it.
  const stored = await queries.readEnd(executor);
  const notedLines = Number(noted?.split(':', 1)[0] ?? 0);
  const { end, last, seen, misfit } = await walk(executor, mac, [stored?.lines ?? 0, notedLines]);
  const unsealed = await queries.countUnsealed(executor);
  const said = { head: textOf(end), lines: end.lines, unsealed };
  if (misfit) return { ...said, problem: misfit };

  const after = last ? `after ${named(last)}` : 'there are none';
  if (!stored) return { ...said, problem: end.lines > 0 ? `the end of the chain was removed, ${after}` : null };
  if (stored.lines > end.lines)
    return { ...said, problem: `${stored.lines - end.lines} of the last lines were removed, ${after}` };
  if (stored.seal !== sealOf(mac, stored) || seen.get(stored.lines) !== stored.mac)
    return { ...said, problem: `the end of the chain was changed: lines may have been removed, ${after}` };
  if (noted && `${notedLines}:${seen.get(notedLines)}` !== noted)
    return { ...said, problem: await unnotedText(executor, noted) };
  return { ...said, problem: null };
};
