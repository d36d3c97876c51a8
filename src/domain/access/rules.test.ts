import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AGREEMENT_VERSION, confirmationFor } from '#domain/access/agreement';
import { isExpired, needsTouch } from '#domain/access/sessions';
import {
  canonicalPassword,
  type DrawInteger,
  drawLoginId,
  drawPassword,
  PASSWORD_LETTERS,
} from '#domain/cards/credentials';
import { loginLink } from '#domain/cards/login-link';
import { greetingAt } from '#domain/dashboard/greeting';
import { isGrade } from '#domain/roster/grades';

/** Any chance at all: wherever the dice fall in the range that was asked for. */
const chance = fc
  .infiniteStream(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }))
  .map((stream): DrawInteger => {
    return (min, max) => min + Math.floor((stream.next().value as number) * (max - min + 1));
  });

describe('login data', () => {
  it('are a 6-digit id and 6 capitals without look-alikes, whatever chance brings', () => {
    fc.assert(
      fc.property(chance, (draw) => {
        expect(String(drawLoginId(draw))).toMatch(/^[1-9]\d{5}$/u);
        expect(drawPassword(draw)).toMatch(/^[A-HJKMNP-Z]{6}$/u);
      }),
    );
    expect(PASSWORD_LETTERS).not.toMatch(/[OIL]/u);
  });

  it('use the whole range: both ends of the ids and every letter', () => {
    expect(drawLoginId((min) => min)).toBe(100_000);
    expect(drawLoginId((_, max) => max)).toBe(999_999);
    const drawn = new Set([...PASSWORD_LETTERS].map((_, index) => drawPassword(() => index)[0]));
    expect(drawn.size).toBe(PASSWORD_LETTERS.length);
  });

  it('are compared without case and without spaces around them', () => {
    expect(canonicalPassword(' abCDef\t')).toBe('ABCDEF');
    expect(canonicalPassword('AB CDEF')).not.toBe('ABCDEF');
  });

  it('stand on no card’s link: it has a token, where no server, proxy or referrer sees it', () => {
    const link = new URL(loginLink('http://10.0.0.2:3000', 'AAAAAAAAAAAAAAAAAAAA-_'));
    expect([link.pathname, link.search, link.hash]).toEqual(['/login', '', '#card=AAAAAAAAAAAAAAAAAAAA-_']);
  });
});

describe('a session', () => {
  const HOUR = 3600;
  const DAY = 24 * HOUR;
  const opened = '2026-02-01T06:00:00.000Z';
  const at = (seconds: number) => new Date(Date.parse(opened) + seconds * 1000);
  const seen = (seconds: number, isStaff = false) => ({
    openedAt: opened,
    lastSeenAt: at(seconds).toISOString(),
    isStaff,
  });
  const anyone = fc.boolean();
  const lifetimeOf = (isStaff: boolean): number => (isStaff ? DAY : 7 * DAY);

  it('is over after 12 idle hours and not a second before', () => {
    fc.assert(
      fc.property(anyone, fc.integer({ min: 0, max: 11 * HOUR }), (isStaff, moment) => {
        expect(isExpired(seen(moment, isStaff), at(moment + 12 * HOUR))).toBe(false);
        expect(isExpired(seen(moment, isStaff), at(moment + 12 * HOUR + 1))).toBe(true);
      }),
    );
  });

  it('is over after a week, and of staff after a day, however much it is used', () => {
    for (const isStaff of [false, true]) {
      const end = lifetimeOf(isStaff);
      expect(isExpired(seen(end, isStaff), at(end))).toBe(false);
      expect(isExpired(seen(end, isStaff), at(end + 1))).toBe(true);
    }
  });

  it('is not kept alive by a clock that was set, wherever its times lie', () => {
    const days = fc.integer({ min: -9 * DAY, max: 9 * DAY });
    const hours = fc.integer({ min: -14 * HOUR, max: 14 * HOUR });
    fc.assert(
      fc.property(anyone, days, hours, (isStaff, sinceOpened, sinceSeen) => {
        const session = seen(sinceOpened + sinceSeen, isStaff);
        const now = sinceOpened;
        fc.pre(!isExpired(session, at(now)));
        expect(isExpired(session, at(now + 2 * 12 * HOUR + 1))).toBe(true);
        const end = now + 2 * lifetimeOf(isStaff) + 1;
        expect(isExpired(seen(end, isStaff), at(end))).toBe(true);
      }),
    );
  });

  it('is written down as used after 5 minutes, or where it was used in a time to come', () => {
    expect(needsTouch(opened, at(5 * 60))).toBe(false);
    expect(needsTouch(opened, at(5 * 60 + 1))).toBe(true);
    expect(needsTouch(opened, at(-5 * 60))).toBe(false);
    expect(needsTouch(opened, at(-5 * 60 - 1))).toBe(true);
  });
});

describe('the agreement', () => {
  it('is to version 1 of the terms', () => {
    expect(AGREEMENT_VERSION).toBe(1);
  });

  it('asks differently whether the audio was played', () => {
    expect([confirmationFor(false), confirmationFor(true)]).toEqual(['unheard', 'heard']);
  });
});

describe('small rules', () => {
  it.each([
    [4, 'evening'],
    [5, 'morning'],
    [11, 'morning'],
    [12, 'afternoon'],
    [17, 'afternoon'],
    [18, 'evening'],
    [0, 'evening'],
  ])('at %i o’clock it is %s', (hour, greeting) => {
    expect(greetingAt(hour)).toBe(greeting);
  });

  it('know the grades 4, 5 and 6 alone', () => {
    expect([3, 4, 5, 6, 7, '4', null, 4.5].filter(isGrade)).toEqual([4, 5, 6]);
  });
});
