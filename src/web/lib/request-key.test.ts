import { describe, expect, it } from 'vitest';
import { isUuid } from '#domain/uuid';
import { requestKeys } from './request-key.ts';

const CONTENT = { studentIds: [1, 2], note: 'أحسنت' };

describe('a request key', () => {
  it('is a UUID v4, another one for each content', () => {
    const { keyFor } = requestKeys();
    const keys = Array.from({ length: 500 }, (_, amount) => keyFor({ amount }));
    expect(keys.filter((key) => !isUuid(key))).toEqual([]);
    expect(new Set(keys).size).toBe(500);
  });

  it('stays the same for a retry of the same content', () => {
    const { keyFor } = requestKeys();
    expect(keyFor({ ...CONTENT })).toBe(keyFor({ ...CONTENT }));
  });

  it('changes with anything in the content, however deep', () => {
    const { keyFor } = requestKeys();
    expect(keyFor(CONTENT)).not.toBe(keyFor({ ...CONTENT, studentIds: [1, 3] }));
  });

  it('changes with the file, even for one that is called alike', () => {
    const { keyFor } = requestKeys();
    const [one, other] = [new File(['a'], 'a.png'), new File(['b'], 'a.png')];
    expect(keyFor(CONTENT, one)).toBe(keyFor(CONTENT, one));
    expect(keyFor(CONTENT, one)).not.toBe(keyFor(CONTENT, other));
    expect(keyFor(CONTENT, other)).not.toBe(keyFor(CONTENT));
  });

  it('is another one for the same content once it arrived', () => {
    const { keyFor, forget } = requestKeys();
    const first = keyFor(CONTENT);
    forget();
    expect(keyFor(CONTENT)).not.toBe(first);
  });
});
