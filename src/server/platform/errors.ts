import { type ErrorCode, REFUSALS } from '#domain/vocabulary';

/** A refusal the caller may read. Thrown, so that the transaction around it rolls back. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly retryAfter: number | undefined;
  readonly fields: Readonly<Record<string, string>> | undefined;

  constructor(code: ErrorCode, more: { retryAfter?: number; fields?: Record<string, string> } = {}) {
    super(code);
    this.code = code;
    this.retryAfter = more.retryAfter;
    this.fields = more.fields;
  }

  get status(): number {
    return REFUSALS[this.code];
  }
}

/** Data with which a school must not be served; the message says what to do about it. */
export class Damaged extends Error {}

/** For a query that must find something. */
export const refusing = (code: ErrorCode) => (): Refusal => new Refusal(code);

/** What was looked for or done, where it is there or was possible. */
export const orRefuse = <Found>(found: Found | null | undefined | false, code: ErrorCode): Found => {
  if (!found) throw new Refusal(code);
  return found;
};
