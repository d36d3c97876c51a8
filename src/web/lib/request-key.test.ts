import { describe, expect, it } from 'vitest';
import { isRewardId } from '#domain/rewards/kinds';
import { newRequestKey } from './request-key.ts';

describe('a request key', () => {
  it('is a UUID v4, another one each time', () => {
    const keys = Array.from({ length: 500 }, newRequestKey);
    expect(keys.filter((key) => !isRewardId(key))).toEqual([]);
    expect(new Set(keys).size).toBe(500);
  });
});
