import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';
import type { ApiContract } from '#wire/contract';
import type { Visitor } from './visitor.ts';

const AGAIN_MS = 20;
const PATIENCE_MS = 60_000;

interface Shared {
  /** Something was done that a kill must not undo. */
  readonly onDone: () => void;
  /** What was said where the database was away, and should not have been. */
  readonly unclean: string[];
}

const isCleanOutage = ({ code, message }: { code?: unknown; message?: unknown }): boolean =>
  (code === 'internal' || code === 'overloaded') && /\p{Script=Arabic}/u.test(String(message));

/** Somebody who says a thing again and again until it is answered, and logs in anew where they asked too often. */
export class Tireless {
  /** How many things had to be said again: they were left without an answer, or it was that it cannot be done now. */
  interrupted = 0;
  private readonly visitor: Visitor;
  private readonly logIn: (visitor: Visitor) => Promise<{ readonly status: number }>;
  private readonly shared: Shared;

  constructor(visitor: Visitor, logIn: Tireless['logIn'], shared: Shared) {
    [this.visitor, this.logIn, this.shared] = [visitor, logIn, shared];
  }

  async insist<K extends keyof ApiContract>(
    key: K,
    input: Parameters<Visitor['call']>[1] = {},
  ): Promise<z.output<ApiContract[K]['reply']>> {
    const deadline = performance.now() + PATIENCE_MS;
    let isInterrupted = false;
    while (performance.now() < deadline) {
      const answer = await this.visitor.call(key, input).catch(() => null);
      if (answer?.status === 200) {
        if (isInterrupted) this.interrupted += 1;
        this.shared.onDone();
        return answer.body;
      }
      if (answer?.status === 429) await this.logIn(this.visitor).catch(() => null);
      else {
        isInterrupted = true;
        this.judgeOutage(key, answer);
      }
      await pause(AGAIN_MS);
    }
    throw new Error(`${key} was never answered`);
  }

  private judgeOutage(key: string, answer: { status: number; body: object | string | null } | null): void {
    if (answer === null) return;
    const said = `${key} answered ${answer.status}: ${JSON.stringify(answer.body)}`;
    // Lost to somebody else, and taken back whole: said again.
    if (Object(answer.body).code === 'gone_meanwhile') return;
    if (answer.status < 500) throw new Error(said);
    if (!isCleanOutage(Object(answer.body))) this.shared.unclean.push(said);
  }
}
