import { describe, expect, it } from 'vitest';
import { listSearch, oneOf, positiveNumber } from './search.ts';

const address = listSearch(
  { status: ['open', 'ended'], level: [1, 2, 3] },
  { tab: oneOf(['logs']), student: positiveNumber },
);

describe('what a list keeps in the address', () => {
  it('is read as it was written', () => {
    const written = { status: 'ended', level: 2, tab: 'logs', student: 12, search: 'أحمد', sort: '-name' };
    expect(address(written)).toEqual(written);
  });

  it('is read whether a number came as a number or as text', () => {
    expect(address({ level: '3', student: '12', search: 77 })).toEqual({ level: 3, student: 12, search: '77' });
  });

  it.each([
    { status: 'closed' },
    { status: ['open'] },
    { level: 4 },
    { tab: 'penalties' },
    { student: 0 },
    { student: -3 },
    { student: 1.5 },
    { student: 'x' },
    { student: [7] },
    { search: '   ' },
    { search: { a: 1 } },
    { sort: 'name; drop' },
    { sort: ['name'] },
    { unknown: 'x' },
  ])('leaves out what it cannot mean: %j', (search) => {
    expect(address(search)).toEqual({});
  });

  it('keeps a search no longer than the box takes', () => {
    expect(address({ search: 'س'.repeat(500) }).search).toHaveLength(80);
  });
});
