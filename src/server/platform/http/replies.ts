import type { z } from 'zod';

/** Under it stands what is the same in many replies; the fields beside it are this one's own. */
const SHARED = Symbol('shared');

/**
 * A reply most of which everybody gets, such as a board. `shared` must be the same object for as long as it holds the
 * same, and never change: its bytes are written once.
 */
export const shareReply = <Shared extends object, Own extends object>(shared: Shared, own: Own): Shared & Own =>
  ({ ...own, [SHARED]: shared }) as unknown as Shared & Own;

/** What a handler may answer with: also rows as they were read, in which yes and no are 1 and 0. */
export type Repliable<T> = T extends boolean
  ? boolean | 0 | 1
  : T extends object
    ? { readonly [Key in keyof T]: Repliable<T[Key]> }
    : T;

/** Never asked of null. */
type Cut = (value: never) => unknown;
type Fields = Record<string, unknown>;

const cutBy = (cut: Cut, value: unknown): unknown => (value === null ? null : cut(value as never));

const asBoolean: Cut = (value: boolean | 0 | 1) => value === true || value === 1;

const cutObject = (shape: Readonly<Record<string, z.core.$ZodType>>): Cut => {
  const fields = Object.entries(shape).map(([name, schema]) => ({ name, cut: cutterFor(schema) }));
  return (value: Fields) => {
    const left: Fields = {};
    for (const { name, cut } of fields) {
      const field = value[name];
      if (field !== undefined) left[name] = cut ? cutBy(cut, field) : field;
    }
    return left;
  };
};

const cutUnion = ({ options, discriminator }: z.core.$ZodDiscriminatedUnionDef): Cut => {
  const cuts = new Map<unknown, Cut>();
  for (const option of options) {
    const cut = cutterFor(option) as Cut;
    for (const kind of option._zod.propValues?.[discriminator] ?? []) cuts.set(kind, cut);
  }
  return (value: Fields) => cuts.get(value[discriminator])?.(value as never);
};

const cutEach = (cut: Cut | null): Cut | null =>
  cut && ((values: readonly unknown[]) => values.map((value) => cutBy(cut, value)));

/** Null where everything that the schema allows may leave as it is. What is not known here stops the start. */
const cutterFor = (schema: z.core.$ZodType): Cut | null => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
    case 'number':
    case 'literal':
    case 'enum':
      return null;
    case 'boolean':
      return asBoolean;
    case 'nullable':
    case 'optional':
    case 'readonly':
      return cutterFor(def.innerType);
    case 'array':
      return cutEach(cutterFor(def.element));
    case 'object':
      return cutObject(def.shape);
    case 'record': {
      const cut = cutterFor(def.valueType);
      return (
        cut &&
        ((value: Fields) => Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cutBy(cut, each)])))
      );
    }
    case 'tuple':
      if (def.items.every((item) => cutterFor(item) === null)) return null;
      break;
    case 'union':
      if ('discriminator' in def) return cutUnion(def as z.core.$ZodDiscriminatedUnionDef);
  }
  throw new Error(`no reply can be cut to a schema of the type "${def.type}"`);
};

/**
 * Writes what a route answers, cut to the schema of its reply: a field that the schema does not name never leaves.
 * Bytes rather than text: Arabic would make the whole answer, headers too, a string of twice the width to convert.
 */
export const replyWriter = (schema: z.core.$ZodType) => {
  const cut = cutterFor(schema);
  const textOf = (reply: unknown): string => JSON.stringify(cut ? cutBy(cut, reply) : reply);
  const written = new WeakMap<object, Buffer>();

  /** Without the closing brace, for the rest to follow. */
  const openBytesOf = (shared: object): Buffer => {
    const known = written.get(shared);
    if (known) return known;
    const bytes = Buffer.from(`${textOf(shared).slice(0, -1)},`);
    written.set(shared, bytes);
    return bytes;
  };

  return (reply: unknown): Buffer => {
    const text = textOf(reply);
    if (typeof reply !== 'object' || reply === null || !(SHARED in reply)) return Buffer.from(text);
    return Buffer.concat([openBytesOf(reply[SHARED] as object), Buffer.from(text.slice(1))]);
  };
};
