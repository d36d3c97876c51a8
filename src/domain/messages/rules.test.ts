import { describe, expect, it } from 'vitest';
import { RECORDING_BITS_PER_SECOND, RECORDING_MAX_SECONDS } from '#domain/files/recording';
import { ATTACHMENT_MAX_BYTES } from './attachments.ts';
import { audienceOf, type Group } from './audience.ts';
import { MESSAGES_POLL_MS, UNREAD_POLL_MS } from './polling.ts';
import { hasUnsafeLines, MESSAGE_MAX_LENGTH, normaliseMessage } from './text.ts';

describe('the constants of messages', () => {
  it('are those of the specification', () => {
    expect(ATTACHMENT_MAX_BYTES).toBe(10 * 1024 * 1024);
    expect([UNREAD_POLL_MS, MESSAGES_POLL_MS]).toEqual([30_000, 60_000]);
    expect(MESSAGE_MAX_LENGTH).toBe(2000);
  });

  it('let the longest recording be sent', () => {
    expect((RECORDING_MAX_SECONDS * RECORDING_BITS_PER_SECOND) / 8).toBeLessThan(ATTACHMENT_MAX_BYTES / 2);
  });
});

describe('the text of a message', () => {
  it('keeps its lines, of whichever system, and loses what surrounds it', () => {
    expect(normaliseMessage(' \r\nسطر\r\nوسطر\rثالث\n ')).toBe('سطر\nوسطر\nثالث');
    expect(normaliseMessage('واحد\tاثنان')).toBe('واحد اثنان');
    expect(normaliseMessage(' \n\t ')).toBe('');
  });

  it('may hold lines and emoji of many parts', () => {
    expect(hasUnsafeLines('أحسنت 👏🏽\n👨‍👩‍👧‍👦 🇸🇦')).toBe(false);
  });

  it.each(['\u0000', '\u0007', '\u202e', '\u200f', '\u2066', '\ufeff', '\u2028'])('may not hold %j', (character) => {
    expect(hasUnsafeLines(`أحسنت${character}`)).toBe(true);
  });
});

describe('ticked names', () => {
  const pupils = [
    { id: 1, grade: 4 },
    { id: 2, grade: 4 },
    { id: 3, grade: 5 },
    { id: 4, grade: 5 },
  ] as const;
  const meaning = (group: Group | null, ...ids: number[]) => audienceOf(new Set(ids), pupils, group);

  it('mean everybody or a whole grade where that box was ticked', () => {
    expect(meaning('all', 1, 2, 3, 4)).toEqual({ kind: 'all' });
    expect(meaning(5, 3, 4)).toEqual({ kind: 'grade', grade: 5 });
  });

  it('mean just these names, though they be a whole grade or school', () => {
    expect(meaning(null, 1, 2, 3, 4)).toEqual({ kind: 'students', ids: [1, 2, 3, 4] });
    expect(meaning(null, 3, 4)).toEqual({ kind: 'students', ids: [3, 4] });
    expect(meaning(null, 2, 3)).toEqual({ kind: 'students', ids: [2, 3] });
  });

  it('mean just these where the box no longer says what is ticked', () => {
    expect(meaning(5, 1, 3, 4)).toEqual({ kind: 'students', ids: [1, 3, 4] });
    expect(meaning(5, 3)).toEqual({ kind: 'students', ids: [3] });
    expect(meaning('all', 1, 2, 3)).toEqual({ kind: 'students', ids: [1, 2, 3] });
    expect(meaning('all')).toEqual({ kind: 'students', ids: [] });
  });

  it('forget who has left since', () => {
    expect(meaning(null, 1, 99)).toEqual({ kind: 'students', ids: [1] });
    expect(meaning(5, 3, 4, 99)).toEqual({ kind: 'grade', grade: 5 });
    expect(meaning(null, 99)).toEqual({ kind: 'students', ids: [] });
  });
});
