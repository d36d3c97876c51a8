/** Under it stands what is the same in many replies; the fields beside it are this one's own. */
const SHARED = Symbol('shared');

/**
 * A reply most of which everybody gets, such as a board. `shared` must be the same object for as long as it holds the
 * same, and never change: its bytes are written once.
 */
export const shareReply = <Shared extends object, Own extends object>(shared: Shared, own: Own): Shared & Own =>
  ({ ...own, [SHARED]: shared }) as unknown as Shared & Own;

const written = new WeakMap<object, Buffer>();

/** Without the closing brace, for the rest to follow. */
const openBytesOf = (shared: object): Buffer => {
  const known = written.get(shared);
  if (known) return known;
  const bytes = Buffer.from(`${JSON.stringify(shared).slice(0, -1)},`);
  written.set(shared, bytes);
  return bytes;
};

/** Bytes rather than text: Arabic would make the whole answer, headers too, a string of twice the width to convert. */
export const writeReply = (reply: unknown): Buffer => {
  const text = JSON.stringify(reply);
  if (typeof reply !== 'object' || reply === null || !(SHARED in reply)) return Buffer.from(text);
  return Buffer.concat([openBytesOf(reply[SHARED] as object), Buffer.from(text.slice(1))]);
};
