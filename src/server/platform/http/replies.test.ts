import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shareReply, writeReply } from './replies.ts';

const fields = fc.dictionary(fc.string({ minLength: 1 }), fc.jsonValue(), { minKeys: 1 });

it('writes what is shared and what is not as one object, the first time and again', () => {
  fc.assert(
    fc.property(fields, fields, fields, (shared, own, other) => {
      for (const each of [own, other])
        expect(JSON.parse(String(writeReply(shareReply(shared, each))))).toEqual(
          JSON.parse(JSON.stringify({ ...shared, ...each })),
        );
    }),
  );
});

it('writes anything else as JSON has it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (reply) => {
      expect(String(writeReply(reply))).toBe(JSON.stringify(reply));
    }),
  );
});
