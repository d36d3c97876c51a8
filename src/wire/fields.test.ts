import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { NAME_MAX_LENGTH } from '#domain/roster/names';
import { contract } from '#wire/contract';
import type { Endpoint } from '#wire/endpoint';
import * as fields from '#wire/fields';

const takes = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown): boolean =>
  schema.safeParse(value).success;

const notText = fc.oneof(fc.integer(), fc.boolean(), fc.constant(null), fc.array(fc.string()), fc.constant({}));

/** What a hand or a script may put where digits are asked for. */
const typing = fc.string({ unit: fc.constantFrom(...'0123456789٠١٩۵ \t-+.eExس１\u0000\u200f'), maxLength: 9 });

describe('a person’s name', () => {
  it('is trimmed and in NFC, and parsed again the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const parsed = fields.personName.safeParse(typed);
        fc.pre(parsed.success);
        expect(parsed.data).toBe(typed.trim().normalize('NFC'));
        expect(fields.personName.parse(parsed.data)).toBe(parsed.data);
      }),
    );
  });

  it('has 1 to 80 letters', () => {
    expect(takes(fields.personName, ' ')).toBe(false);
    expect(takes(fields.personName, 'س'.repeat(NAME_MAX_LENGTH))).toBe(true);
    expect(takes(fields.personName, 'س'.repeat(NAME_MAX_LENGTH + 1))).toBe(false);
  });

  it('is text', () => {
    fc.assert(
      fc.property(notText, (value) => {
        expect(takes(fields.personName, value)).toBe(false);
      }),
    );
  });
});

describe('a login id', () => {
  it('is read from Western, Arabic and Persian digits, with spaces between them as well', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100_000, max: 999_999 }), (id) => {
        const [arabic, persian] = [0x0660, 0x06f0].map((zero) =>
          String(id).replace(/\d/gu, (digit) => String.fromCharCode(zero + Number(digit))),
        );
        const spaced = ` ${String(id).slice(0, 3)} ${String(id).slice(3)} `;
        for (const typed of [String(id), arabic, persian, spaced]) expect(fields.loginId.parse(typed)).toBe(id);
      }),
    );
  });

  it('is six digits, the first not a zero, and nothing else', () => {
    fc.assert(
      fc.property(fc.oneof(typing, notText), (typed) => {
        const isId = typeof typed === 'string' && /^[1-9]\d{5}$/u.test(typed.replace(/\s+/gu, ''));
        if (!isId) expect(takes(fields.loginId, typed) && !/[٠-٩۰-۹]/u.test(String(typed))).toBe(false);
      }),
    );
    for (const typed of ['1234567', '12345', '012345', '+12345', '1e5', '0x1e240', '12345.', '１２３４５６'])
      expect(takes(fields.loginId, typed)).toBe(false);
  });
});

describe('other fields', () => {
  it('take the grades 4, 5 and 6: as numbers in a body, as text in an address', () => {
    expect([3, 4, 5, 6, 7, '4', null].filter((value) => takes(fields.grade, value))).toEqual([4, 5, 6]);
    expect(['3', '4', '5', '6', '7', 'x', ''].filter((value) => takes(fields.gradeQuery, value))).toEqual([
      '4',
      '5',
      '6',
    ]);
  });

  it('take as an id of a row only what an integer column can hold', () => {
    for (const schema of [fields.studentId, fields.bodyRowId]) {
      expect(takes(schema, 2_147_483_647)).toBe(true);
      for (const value of [0, -1, 1.5, 2_147_483_648, Number.NaN, Number.POSITIVE_INFINITY])
        expect(takes(schema, value)).toBe(false);
    }
    expect(takes(fields.bodyRowId, '7')).toBe(false);
  });

  it('take an e-mail in small letters without spaces around it', () => {
    expect(fields.email.parse(' Hind@School.Example ')).toBe('hind@school.example');
    for (const typed of [
      'hind',
      'hind@',
      '@school.example',
      'a b@school.example',
      'a@b',
      `${'a'.repeat(200)}@b.example`,
    ])
      expect(takes(fields.email, typed)).toBe(false);
  });

  it('take a password as it is typed, of 1 to 200 characters', () => {
    expect(fields.password.parse(' spaced ')).toBe(' spaced ');
    expect(takes(fields.password, '')).toBe(false);
    expect(takes(fields.password, 'x'.repeat(201))).toBe(false);
  });

  it('take a search without the characters that are in no name', () => {
    expect(fields.searchText.parse('سا\u200fلم\u0000')).toBe('سالم');
    expect(takes(fields.searchText, 'x'.repeat(81))).toBe(false);
  });

  it('take a short text trimmed, not empty and not unsafe', () => {
    const text = fields.shortText(5);
    expect(text.parse(' أ ')).toBe('أ');
    for (const typed of ['', '  ', 'ستة أحرف', 'أ\u202e', 7, null, ['أ']]) expect(takes(text, typed)).toBe(false);
  });

  it('take lines with their breaks, not empty and not unsafe', () => {
    const lines = fields.linesText(5);
    expect(lines.parse(' أ\r\nب\tج ')).toBe('أ\nب ج');
    for (const typed of ['', ' \n ', 'ستة أحرف', 'أ\u202e', 7, null, ['أ']]) expect(takes(lines, typed)).toBe(false);
  });
});

/** Every value that a request may name, by the way to it. */
const valuesIn = (schema: z.core.$ZodType, path: string): readonly (readonly [string, z.core.$ZodType])[] => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, value]) => valuesIn(value, `${path} ${key}`));
    case 'array':
      return valuesIn(def.element, path);
    case 'union':
      return def.options.flatMap((option) => valuesIn(option, path));
    case 'optional':
    case 'nullable':
    case 'default':
      return valuesIn(def.innerType, path);
    default:
      return [[path, schema]];
  }
};

const requested = Object.entries<Endpoint>(contract).flatMap(([name, { params, query, body }]) =>
  [params, query, body].flatMap((part) => (part ? valuesIn(part, name) : [])),
);

const accepts = (schema: z.core.$ZodType, value: string): boolean => z.safeParse(schema, value).success;

describe('a day or a moment in a request', () => {
  it.each([
    ['day', '', 7],
    ['moment', 'T09:00:00Z', 3],
  ])('is, wherever it is a %s, of the years of the school calendar', (_, time, least) => {
    const asked = requested.filter(
      ([, schema]) => accepts(schema, `2026-02-01${time}`) && !accepts(schema, `2026-02-30${time}`),
    );
    expect(asked.length).toBeGreaterThanOrEqual(least);
    const far = ['0000-01-01', '0001-01-01', '1999-12-31', '2077-01-01', '9999-12-31'];
    const taken = asked.filter(([, schema]) => far.some((day) => accepts(schema, day + time)));
    expect(taken.map(([path]) => path)).toEqual([]);
  });
});
