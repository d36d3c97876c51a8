/** What PostgreSQL says while it stops and starts, and of a connection that is none. */
const AWAY_CODES = /^(?:08\w{3}|57P0[1-3]|ECONNRESET|EPIPE|ETIMEDOUT)$/u;
/** And its driver, which gives no code. */
const AWAY_WORDS = /^(?:Connection terminated|Client has encountered a connection error)/u;

/** The database does not answer. It comes back by itself, and so does whoever is told to. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super('the database is away', { cause });
  }
}

const isAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  return AWAY_CODES.test(String((error as NodeJS.ErrnoException).code)) || AWAY_WORDS.test(error.message);
};

/** Of a connection that was there: it is gone, or what it was asked is what failed. */
export const asAway = (error: unknown): unknown => (isAway(error) ? new DatabaseAway(error) : error);
