import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type End, follow, link, NO_LINES, rewriting, type Said, type Sealed } from './chain.ts';

/** Not a good one, but one that tells texts apart: the rule is about order and content. */
const mac = (text: string): string => {
  let state = 0xcbf29ce484222325n;
  for (const unit of text) state = BigInt.asUintN(64, (state ^ BigInt(unit.codePointAt(0) ?? 0)) * 0x100000001b3n);
  return state.toString(36);
};

const text = fc.string({ unit: 'grapheme', maxLength: 6 });
const maybe = fc.option(text, { nil: null });
const said: fc.Arbitrary<Omit<Said, 'id'>> = fc.record({
  at: text,
  staffId: fc.option(fc.nat(9), { nil: null }),
  actorName: text,
  action: text,
  tableName: text,
  recordId: maybe,
  subjectName: maybe,
  details: maybe,
  before: maybe,
  after: maybe,
  salt: maybe,
});

const seal = (lines: readonly Said[]): { sealed: Sealed[]; end: End } => {
  let end = NO_LINES;
  const sealed = lines.map((line) => {
    end = link(mac, end, line);
    return { ...line, seq: end.lines, mac: end.mac, rewritten: null };
  });
  return { sealed, end };
};

const chain = fc
  .array(said, { minLength: 2, maxLength: 8 })
  .map((lines) => seal(lines.map((line, place) => ({ ...line, id: place + 1 }))));

const fits = ({ sealed, end }: { sealed: readonly Sealed[]; end: End }): boolean => {
  const followed = follow(mac, NO_LINES, sealed);
  return followed.misfit === null && followed.end.lines === end.lines && followed.end.mac === end.mac;
};

const chainAndPlaces = chain.chain((made) =>
  fc.record({
    made: fc.constant(made),
    one: fc.nat(made.sealed.length - 1),
    other: fc.nat(made.sealed.length - 1),
  }),
);

describe('a chain of lines', () => {
  it('fits, also when it is followed in pieces', () => {
    fc.assert(
      fc.property(chainAndPlaces, ({ made, one }) => {
        expect(fits(made)).toBe(true);
        const first = follow(mac, NO_LINES, made.sealed.slice(0, one));
        expect(follow(mac, first.end, made.sealed.slice(one))).toEqual({ end: made.end, misfit: null });
      }),
    );
  });

  it('does not fit when a line says something else, whichever part of it', () => {
    fc.assert(
      fc.property(chainAndPlaces, said, ({ made, one }, others) => {
        for (const [name, value] of Object.entries({ ...others, id: 99, seq: 99, mac: 'x' })) {
          const line = made.sealed[one] as Sealed;
          if (line[name as keyof Sealed] === value) continue;
          const sealed = made.sealed.with(one, { ...line, [name]: value });
          expect(follow(mac, NO_LINES, sealed).misfit?.id).toBe(sealed[one]?.id);
        }
      }),
    );
  });

  it('fits with a line that was rewritten by whoever has the key, in its place and as it was written there alone', () => {
    fc.assert(
      fc.property(chainAndPlaces, said, ({ made, one, other }, others) => {
        const line = made.sealed[one] as Sealed;
        const from = { lines: one, mac: made.sealed[one - 1]?.mac ?? '' };
        const changed = { ...line, ...others };
        const rewritten = { ...changed, rewritten: rewriting(mac, from, changed) };
        expect(fits({ ...made, sealed: made.sealed.with(one, rewritten) })).toBe(true);
        const spoilt = { ...rewritten, actorName: `${rewritten.actorName}!` };
        expect(fits({ ...made, sealed: made.sealed.with(one, spoilt) })).toBe(false);
        if (one === other) return;
        const elsewhere = { ...rewritten, seq: other + 1 };
        expect(fits({ ...made, sealed: made.sealed.with(other, elsewhere) })).toBe(false);
      }),
    );
  });

  it('does not fit without one of its lines, the last included', () => {
    fc.assert(
      fc.property(chainAndPlaces, ({ made, one }) => {
        expect(fits({ ...made, sealed: made.sealed.toSpliced(one, 1) })).toBe(false);
      }),
    );
  });

  it('does not fit with two lines in each other’s place, as they are or numbered anew', () => {
    fc.assert(
      fc.property(chainAndPlaces, ({ made, one, other }) => {
        fc.pre(one !== other);
        const [a, b] = [made.sealed[one] as Sealed, made.sealed[other] as Sealed];
        expect(fits({ ...made, sealed: made.sealed.with(one, b).with(other, a) })).toBe(false);
        const renumbered = made.sealed.with(one, { ...b, seq: a.seq, mac: a.mac });
        expect(fits({ ...made, sealed: renumbered.with(other, { ...a, seq: b.seq, mac: b.mac }) })).toBe(false);
      }),
    );
  });

  it('does not fit with a line more, wherever it stands and whatever mac it shows', () => {
    fc.assert(
      fc.property(chainAndPlaces, said, ({ made, one, other }, more) => {
        const shown = made.sealed[other] as Sealed;
        const added = { ...more, id: 99, seq: one + 1, mac: shown.mac, rewritten: null };
        expect(fits({ ...made, sealed: made.sealed.toSpliced(one, 0, added) })).toBe(false);
        expect(fits({ ...made, sealed: [...made.sealed, { ...added, seq: made.end.lines + 1 }] })).toBe(false);
      }),
    );
  });
});
