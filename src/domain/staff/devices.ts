export const BROWSERS = ['edge', 'opera', 'samsung', 'firefox', 'chrome', 'safari', 'other'] as const;
export const SYSTEMS = ['windows', 'ipad', 'iphone', 'android', 'chromeos', 'mac', 'linux', 'other'] as const;

export type Browser = (typeof BROWSERS)[number];
export type System = (typeof SYSTEMS)[number];

export interface Device {
  readonly browser: Browser;
  readonly system: System;
}

/** In this order: nearly every browser also calls itself by the names of those below it. */
const BROWSER_MARKS: readonly (readonly [RegExp, Browser])[] = [
  [/\bEdg(?:e|A|iOS)?\//u, 'edge'],
  [/\b(?:OPR|OPiOS|OPT)\//u, 'opera'],
  [/\bSamsungBrowser\//u, 'samsung'],
  [/\b(?:Firefox|FxiOS)\//u, 'firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//u, 'chrome'],
  [/\bSafari\//u, 'safari'],
];

const SYSTEM_MARKS: readonly (readonly [RegExp, System])[] = [
  [/\bWindows\b/u, 'windows'],
  [/\biPad\b/u, 'ipad'],
  [/\biPhone\b/u, 'iphone'],
  [/\bAndroid\b/u, 'android'],
  [/\bCrOS\b/u, 'chromeos'],
  [/\bMacintosh\b/u, 'mac'],
  [/\bLinux\b/u, 'linux'],
];

const firstIn = <T>(text: string, marks: readonly (readonly [RegExp, T])[]): T | undefined =>
  marks.find(([mark]) => mark.test(text))?.[1];

/** What a browser says of itself, as far as it helps its owner to tell one device from another. Anybody can write anything there. */
export const deviceOf = (userAgent: string | null): Device => ({
  browser: firstIn(userAgent ?? '', BROWSER_MARKS) ?? 'other',
  system: firstIn(userAgent ?? '', SYSTEM_MARKS) ?? 'other',
});

/** More says nothing more. */
export const USER_AGENT_LENGTH = 256;
