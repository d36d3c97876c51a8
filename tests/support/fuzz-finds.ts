import { isMarked } from './fuzz-canaries.ts';

type Thing = Readonly<Record<string, unknown>>;

const MOST_KEPT = 200;

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What a school shows to somebody, by the names it has there: whole things by the list they stand in (`orders`), and
 * single values by their field (`fileId`). A fuzzer that knows them aims at what exists. What is marked as one pupil's alone is
 * not taken up: said again by the staff, it would be everybody's.
 */
export class Finds {
  private readonly things = new Map<string, Thing[]>();
  private readonly values = new Map<string, (string | number)[]>();

  /** Of a list by its name, or by the name of one of it: `itemId` and `item` are of `items`. */
  of(name: string): readonly Thing[] {
    const stem = name.replace(/Ids?$/u, '');
    return this.things.get(name) ?? this.things.get(`${stem}s`) ?? [];
  }

  /** Where a field of this name was seen, what stood in it. */
  in(field: string): readonly (string | number)[] {
    return this.values.get(field) ?? [];
  }

  add(name: string, found: unknown): void {
    if (Array.isArray(found)) for (const each of found) this.add(name, each);
    else if (isThing(found)) {
      const plain = Object.fromEntries(Object.entries(found).filter(([, value]) => !isMarked(value)));
      this.keep(this.things, name.endsWith('s') ? name : `${name}s`, plain);
      for (const [field, value] of Object.entries(found)) this.add(field, value);
    } else if (isMarked(found)) return;
    else if (typeof found === 'string' || typeof found === 'number') this.keep(this.values, name, found);
  }

  private keep<T>(all: Map<string, T[]>, name: string, found: T): void {
    const known = all.get(name) ?? [];
    if (known.length === 0) all.set(name, known);
    if (known.length < MOST_KEPT) known.push(found);
  }
}
