import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from '#wire/contract';
import { replyWriter, shareReply } from './replies.ts';

const board = z.object({
  title: z.string().nullable(),
  isOpen: z.boolean(),
  note: z.string().optional(),
  rows: z.array(z.object({ id: z.number(), isYou: z.boolean().nullable() })),
  counts: z.record(z.string(), z.object({ count: z.number() })),
  at: z.tuple([z.number(), z.number()]),
  goal: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('wish'), name: z.string() }),
      z.object({ kind: z.enum(['rank', 'words']), left: z.number() }),
    ])
    .readonly(),
});

const write = (schema: z.ZodType, reply: unknown): unknown => JSON.parse(String(replyWriter(schema)(reply)));

describe('a reply', () => {
  it('has what its schema names, at any depth, and nothing else', () => {
    const shown = {
      title: null,
      isOpen: true,
      rows: [{ id: 1, isYou: null }],
      counts: { open: { count: 2 } },
      at: [3, 4],
      goal: { kind: 'words', left: 5 },
    };
    const read = {
      ...shown,
      passwordHash: 'secret',
      rows: [{ ...shown.rows[0], studentId: 7 }],
      counts: { open: { count: 2, names: ['secret'] } },
      goal: { ...shown.goal, name: 'of another kind' },
    };
    expect(write(board, read)).toEqual(shown);
  });

  it('says yes and no where a row has 1 and 0', () => {
    const flags = z.array(z.object({ isOpen: z.boolean(), count: z.number() }));
    const rows = [0, 1, false, true].map((isOpen) => ({ isOpen, count: 1 }));
    expect(write(flags, rows)).toEqual([false, true, false, true].map((isOpen) => ({ isOpen, count: 1 })));
  });

  it('may be null, or a list', () => {
    expect(write(board.nullable(), null)).toBeNull();
    expect(write(z.array(z.string()), ['a'])).toEqual(['a']);
  });

  it('of a schema that cannot be cut to does not start', () => {
    for (const schema of [
      z.unknown(),
      z.object({ any: z.union([z.string(), z.object({})]) }),
      z.map(z.string(), z.any()),
    ])
      expect(() => replyWriter(schema)).toThrow('no reply can be cut');
  });

  it('of every endpoint can be cut', () => {
    for (const { reply } of Object.values(contract)) replyWriter(reply);
  });
});

describe('what many replies share', () => {
  const fields = fc.record({ shared: fc.string(), more: fc.jsonValue(), own: fc.string(), secret: fc.string() });
  const schema = z.object({ shared: z.string(), own: z.string() });

  it('is written with the rest as one object, the first time and again', () => {
    const writer = replyWriter(schema);
    fc.assert(
      fc.property(fields, fc.string(), ({ shared, more, own, secret }, other) => {
        const same = { shared, more };
        for (const each of [own, other])
          expect(JSON.parse(String(writer(shareReply(same, { own: each, secret }))))).toEqual({ shared, own: each });
      }),
    );
  });
});
