import { drawFrom } from '../faults/support/chance.ts';
import type { Finds } from './fuzz-finds.ts';
import { VALUES } from './race-fuzz.ts';

/** Chance with a seed, in the forms that a fuzzer asks for. */
export const makeChance = (seed: number) => {
  const draw = drawFrom(seed);
  const pick = <T>(from: readonly T[]): T => from[draw(0, from.length - 1)] as T;
  /** True once in so many. */
  const once = (inSoMany: number): boolean => draw(1, inSoMany) === 1;
  const hex = (length: number): string => Array.from({ length }, () => draw(0, 15).toString(16)).join('');
  const uuid = (): string => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`;
  return { draw, pick, once, hex, uuid };
};
export type Chance = ReturnType<typeof makeChance>;

/** As much of JSON Schema as the contract is written in. */
export interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
}

const TEXTS = [
  'سالم العمران',
  'ما شاء الله، أحسنت!',
  'سطر أول\nسطر ثان',
  '٣',
  'a',
  '<b>x</b>',
  "'; drop table students;--",
  '%_\\',
  '=1+1',
  '🌙🕌',
];
const MOMENTS = ['2026-01-01T00:00:00Z', '2099-12-31T23:59:59.999Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z'];
const SHEET = [
  ['الاسم', 'الصف'],
  ['سالم العمران', '4'],
];

const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.parse('2026-09-01T00:00:00Z');

/** What text alone does not say: how a field of this name is written. */
const WRITTEN: Readonly<Record<string, (chance: Chance) => string>> = {
  requestKey: ({ uuid }) => uuid(),
  email: ({ hex }) => `${hex(6)}@school.example`,
  password: ({ pick, hex }) => pick(['Qalam-Daftar-77', hex(12)]),
  loginId: ({ draw }) => String(draw(100_000, 999_999)),
  from: ({ draw }) => `0${draw(0, 9)}:${draw(10, 59)}`,
  to: ({ draw }) => `1${draw(0, 9)}:${draw(10, 59)}`,
  logDate: ({ draw }) => new Date(Date.now() - draw(-1, 8) * DAY_MS).toISOString().slice(0, 10),
  after: ({ draw }) => `${draw(0, 999)}.${draw(0, 100)}.${draw(0, 999)}`,
};

const isId = (name: string): boolean => /(?:^id|Id|ids|Ids|before)$/u.test(name);

/** Values that a schema would take, of what the school has where it has such. */
export const makeValues = (chance: Chance, finds: Finds) => {
  const { draw, pick, once } = chance;

  const moment = (): string => (once(3) ? pick(MOMENTS) : new Date(START + draw(0, 900) * DAY_MS).toISOString());

  const text = ({ minLength = 0, maxLength = 40 }: Shape, name: string): string => {
    const known = finds.in(name).filter((value) => typeof value === 'string');
    if (known.length > 0 && !once(3)) return pick(known);
    if (WRITTEN[name]) return WRITTEN[name](chance);
    if (/At$/u.test(name)) return moment();
    const said = once(20) ? 'ن'.repeat(maxLength) : pick(TEXTS);
    return said.padEnd(minLength, 'ب').slice(0, maxLength);
  };

  const number = (
    { exclusiveMinimum = -1, minimum = exclusiveMinimum + 1, maximum = 1e6 }: Shape,
    name: string,
  ): number => {
    if (name === 'grade') return draw(4, 6);
    const ofThings = isId(name) ? finds.of(name).map(({ id, studentId }) => id ?? studentId) : [];
    const numbers = [...ofThings, ...finds.in(name)].filter((value) => typeof value === 'number');
    if (numbers.length > 0 && !once(6)) return pick(numbers);
    if (once(12)) return pick([minimum, maximum]);
    const least = Math.max(minimum, 0);
    return draw(least, Math.min(maximum, least + (once(2) ? 3 : 60)));
  };

  const list = ({ items = {}, minItems = 0, maxItems = 3 }: Shape, name: string): unknown[] => {
    const length = draw(minItems, Math.min(maxItems, minItems + 3));
    const made = Array.from({ length }, () => value(items, name));
    return name === 'rows' && once(2) ? SHEET : made;
  };

  /** A thing that exists, where a field names one or the place is one of a list: its fields then agree with each other. */
  const meant = (properties: Readonly<Record<string, Shape>>, place: string) => {
    const named = Object.keys(properties).find((name) => name.endsWith('Id') && finds.of(name).length > 0);
    const things = finds.of(named ?? place);
    if (things.length === 0 || once(3)) return {};
    const thing = pick(things);
    return named ? { ...thing, [named]: thing.id ?? thing[named] } : thing;
  };

  const object = ({ properties = {}, required = [] }: Shape, place: string, thing = meant(properties, place)) => {
    const made: Record<string, unknown> = {};
    for (const [name, shape] of Object.entries(properties)) {
      if (!required.includes(name) && once(2)) continue;
      const seen = name.replace(/^seen(\w)/u, (_, first: string) => first.toLowerCase());
      const known = (thing as Record<string, unknown>)[seen];
      made[name] = known === undefined || once(8) ? value(shape, name) : known;
    }
    return made;
  };

  const byType: Readonly<Record<string, (shape: Shape, name: string) => unknown>> = {
    object: (shape, name) => object(shape, name),
    array: list,
    boolean: () => once(2),
    string: text,
    null: () => null,
  };

  const value = (shape: Shape, name: string): unknown => {
    const among = shape.anyOf ?? shape.oneOf;
    if (among) return value(pick(among), name);
    if ('const' in shape) return shape.const;
    if (shape.enum) return pick(shape.enum);
    return (byType[shape.type ?? ''] ?? number)(shape, name);
  };

  return { value, object };
};

const NUMBERS = ['1e999', '-0', '1e-400', '9007199254740993', '0x10', '2147483648', '-2147483649'].map(Number);
const WORDS = [
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\uDFFFx',
  '\u202E\u200B\uFEFF',
  '__proto__',
  'null',
  'NaN',
  '-1',
  '1e308',
  '0001-01-01',
  '+275760-09-13T00:00:00.000Z',
  '2026-02-30T25:61:00Z',
  '../../etc/passwd',
  'ط'.repeat(5000),
];
const KEYS = ['__proto__', 'constructor', 'toString', 'then', '', 'id', 'studentId', 'isAdmin', '\u0000', '0'];

export const strange = ({ pick }: Chance): unknown => pick([...VALUES, ...NUMBERS, ...WORDS]);

const bendList = (chance: Chance, list: readonly unknown[]): unknown[] => {
  const { draw, once } = chance;
  if (once(8)) return Array(2000).fill(list[0] ?? 1);
  if (list.length === 0 || once(3)) return [...list, strange(chance)];
  const place = draw(0, list.length - 1);
  return list.with(place, bend(chance, list[place]));
};

/** The same value with one thing in it wrong: gone, added, of another kind, or far too much. */
export const bend = (chance: Chance, value: unknown): unknown => {
  const { pick, once } = chance;
  if (typeof value !== 'object' || value === null || once(12)) return strange(chance);
  if (Array.isArray(value)) return bendList(chance, value);
  const entries = Object.entries(value);
  const name = pick(once(6) ? KEYS : [...Object.keys(value), 'id']);
  const rest = entries.filter(([key]) => key !== name);
  if (once(5)) return Object.fromEntries(rest);
  // Made from entries and not assigned: as JSON does it, also under a name that every object has.
  return Object.fromEntries([...rest, [name, bend(chance, (value as Record<string, unknown>)[name])]]);
};
