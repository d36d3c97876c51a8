import { describe, expect, it } from 'vitest';
import { isGuessable } from './password-strength.ts';

const hind = { name: 'هند بنت سعد', email: 'hind.alsaad@school.example' };

describe('a staff password', () => {
  it.each([
    '123456789012',
    '١٢٣٤٥٦٧٨٩٠١٢',
    'aaaaaaaaaaaa',
    'qwertyuiop[]',
    'password1234',
    'P@ssw0rd2024',
    'iloveyou2026',
    'hind.alsaad@school.example',
    'Hind.Alsaad@school.example1',
    'alsaad123456',
    'alsaadalsaad',
    'هند بنت سعد1',
    'himmahimma12',
    'همّة همّة همّة',
  ])('such as %j is too easy to guess', async (password) => {
    expect(await isGuessable(password, hind)).toBe(true);
  });

  it.each(['a long staff password', 'Kx8mTq2vWz4Rbn', 'قلم أزرق تحت الشجرة', 'hind likes the blue lamp'])(
    'such as %j is not',
    async (password) => {
      expect(await isGuessable(password, hind)).toBe(false);
    },
  );

  it('is not held against what others are called', async () => {
    const password = 'moayyad@alnoor.example';
    expect(await isGuessable(password, { name: 'مؤيد', email: password })).toBe(true);
    expect(await isGuessable(password, hind)).toBe(false);
  });

  it('of two hundred letters is judged by its beginning', async () => {
    expect(await isGuessable('ab'.repeat(100), hind)).toBe(true);
  });
});
