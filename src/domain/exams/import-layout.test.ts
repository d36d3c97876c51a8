import { describe, expect, it } from 'vitest';
import { layoutOf } from './import-layout.ts';

const counted = (count: number) => Array.from({ length: count }, (_, at) => String(at + 1));

describe('a table of answers', () => {
  it('without a head says in its first column whose row it is', () => {
    expect(layoutOf(['1001', '1', '2', '3'], 3)).toEqual({ columns: null, first: 1, hasHead: false });
    expect(layoutOf([], 3)).toEqual({ columns: null, first: 1, hasHead: false });
  });

  it('with a head over the answers alone does so too', () => {
    expect(layoutOf(['الطالب', ...counted(20)], 20)).toEqual({ columns: null, first: 1, hasHead: true });
    expect(layoutOf(['', '١', '٢', '٣'], 3)).toEqual({ columns: null, first: 1, hasHead: true });
  });

  it('with named columns says it in each of them, whatever stands between', () => {
    expect(layoutOf(['م', 'اسم الطالبة', 'السجل المدني', 'الجوال', ...counted(4), 'المجموع'], 4)).toEqual({
      columns: { name: 1, national: 2 },
      first: 4,
      hasHead: true,
    });
  });

  it('whose first pupil answered one, two, three is still a pupil’s row', () => {
    expect(layoutOf(['1001', '1', '2', '3'], 4).hasHead).toBe(false);
  });
});
