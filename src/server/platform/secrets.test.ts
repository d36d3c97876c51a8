import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashToken, makeSecrets, newMasterKey, newToken } from '#server/platform/secrets';

const secrets = makeSecrets('11'.repeat(32));
const other = makeSecrets('22'.repeat(32));

describe('secrets', () => {
  it('open to what was sealed, and no two seals of it are alike', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (plain) => {
        const sealed = secrets.seal(plain);
        expect(secrets.open(sealed)).toBe(plain);
        expect(secrets.seal(plain)).not.toBe(sealed);
      }),
    );
  });

  it('do not open with another key, nor when a single bit was changed', () => {
    const sealed = secrets.seal('ABCDEF');
    expect(() => other.open(sealed)).toThrow();
    const bytes = Buffer.from(sealed, 'base64');
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => secrets.open(changed.toString('base64'))).toThrow();
    }
  });

  it('match a pupil’s password in any case and with spaces around it, and no other', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'ABCDEFGHJKMNPQRSTUVWXYZ'), minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(letters, letters, (password, guess) => {
        const stored = secrets.hashStudentPassword(password);
        expect(secrets.studentPasswordMatches(` ${password.toLowerCase()} `, stored)).toBe(true);
        expect(secrets.studentPasswordMatches(guess, stored)).toBe(guess === password);
        expect(other.studentPasswordMatches(password, stored)).toBe(false);
      }),
    );
  });

  it('take the earlier product’s bare SHA-256 over', () => {
    const sha256 = createHash('sha256').update('ABCDEF').digest('hex');
    expect(secrets.studentPasswordMatches('abcdef', secrets.hashImportedHex(sha256))).toBe(true);
    expect(secrets.studentPasswordMatches('abcdef', sha256)).toBe(false);
  });

  it('are never the same twice: keys of 32 bytes and tokens of 32 bytes', () => {
    expect(newMasterKey()).toMatch(/^[0-9a-f]{64}$/u);
    const tokens = Array.from({ length: 100 }, newToken);
    expect(new Set(tokens).size).toBe(100);
    for (const token of tokens) {
      expect(token).toMatch(/^[\w-]{43}$/u);
      expect(hashToken(token)).not.toBe(token);
    }
  });
});
