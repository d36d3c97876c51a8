import { describe, expect, it } from 'vitest';
import { isRewardId } from '#domain/rewards/kinds';
import { newRequestKey } from './request-key.ts';

describe('a request key', () => {
  it('is a version-4 UUID, and never the same twice', () => {
    const keys = Array.from({ length: 500 }, newRequestKey);
    expect(keys.filter((key) => !isRewardId(key))).toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
