import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { loginLink } from '#domain/cards/login-link';
import { cardTokenIn, ownerOfCard } from './read-card.ts';

const TOKEN = 'AbCdEfGhIjKlMnOpQr-_12';
const markOf = (token: string) => createHash('sha256').update(token).digest('base64url').slice(0, 16);

describe('a card before the camera', () => {
  it('is known by its link, on whichever address the school has', () => {
    expect(cardTokenIn(loginLink('https://himma.example', TOKEN))).toBe(TOKEN);
    expect(cardTokenIn(loginLink('http://192.168.1.20:3000', TOKEN))).toBe(TOKEN);
  });

  it.each(['', 'https://example.com', `${TOKEN}`, `https://himma.example/login#card=${TOKEN}x`, '#card='])(
    'is none where the code says %j',
    (read) => {
      expect(cardTokenIn(read)).toBeNull();
    },
  );

  it('is its owner’s, and nobody’s in another class', () => {
    const pupils = [
      { id: 1, cardMark: null },
      { id: 2, cardMark: markOf('another token of 22 le') },
      { id: 3, cardMark: markOf(TOKEN) },
    ];
    expect(ownerOfCard(TOKEN, pupils)?.id).toBe(3);
    expect(ownerOfCard(TOKEN, pupils.slice(0, 2))).toBeNull();
  });
});
