import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BROWSERS, deviceOf, SYSTEMS } from './devices.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('a device', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36`, 'chrome', 'windows'],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
      'edge',
      'windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'firefox', 'linux'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
      'safari',
      'mac',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/141.0 Mobile Safari/604.1',
      'chrome',
      'iphone',
    ],
    ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Safari/604.1', 'safari', 'ipad'],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-A546B) ${WEBKIT} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
      'samsung',
      'android',
    ],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36`, 'chrome', 'chromeos'],
    ['curl/8.5.0', 'other', 'other'],
  ])('that says %s is %s on %s', (userAgent, browser, system) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system });
  });

  it('is one of ours whatever is said, and unknown where nothing is', () => {
    expect(deviceOf(null)).toEqual({ browser: 'other', system: 'other' });
    fc.assert(
      fc.property(fc.string(), (said) => {
        const { browser, system } = deviceOf(said);
        expect(BROWSERS).toContain(browser);
        expect(SYSTEMS).toContain(system);
      }),
    );
  });
});
