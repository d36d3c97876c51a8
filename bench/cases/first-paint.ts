import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { build } from 'vite';
import type { OwnCase } from '../support/bench-case.ts';
import { openBrowser } from '../support/browser.ts';
import { median, rounded } from '../support/median.ts';
import { SMALL } from '../support/rows.ts';
import { openSchool, PAGES } from '../support/school.ts';
import { startProduct } from '../support/server-process.ts';

const PROJECT = join(import.meta.dirname, '..', '..', '..');
const ROUNDS = 7;
const AT_MOST = 1.4;

/** What Lighthouse asks of DevTools for a phone: 150 ms there and back and 1.6 Mbit/s, made up for what DevTools leaves out. */
const LINE = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const CPU = { rate: 4 };

/** React that shows one line. The same server sends it in the place of the login. */
const buildBarePage = async (): Promise<string> => {
  const outDir = mkdtempSync(join(tmpdir(), 'himma-bare-'));
  await build({
    configFile: false,
    logLevel: 'warn',
    root: join(PROJECT, 'bench', 'support', 'bare-page'),
    build: { outDir, modulePreload: { polyfill: false }, rolldownOptions: { input: 'door.html' } },
  });
  for (const page of PAGES.slice(1)) copyFileSync(join(outDir, 'door.html'), join(outDir, page));
  const { compressFolder } = await import(join(PROJECT, 'scripts', 'lib', 'compress.mjs'));
  await compressFolder(outDir);
  return outDir;
};

interface Paint {
  readonly firstMs: number;
  readonly largestMs: number;
}

/** A new context each time: nothing is cached. */
const paint = async (browser: Browser, url: string): Promise<Paint> => {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', LINE);
    await devtools.send('Emulation.setCPUThrottlingRate', CPU);
    await page.goto(`${url}/login`, { waitUntil: 'networkidle' });
    return await page.evaluate(async () => {
      const timesOf = (type: string, name: string): Promise<number[]> =>
        new Promise((resolve) => {
          new PerformanceObserver((list) => {
            const entries = list.getEntries().filter((entry) => entry.name === name);
            if (entries.length > 0) resolve(entries.map(({ startTime }) => startTime));
          }).observe({ type, buffered: true });
        });
      const [firstMs = 0] = await timesOf('paint', 'first-contentful-paint');
      return { firstMs, largestMs: Math.max(...(await timesOf('largest-contentful-paint', ''))) };
    });
  } finally {
    await context.close();
  }
};

/** How late the login is painted on a poor phone, beside a page that is React and one line. */
export const firstPaint: OwnCase = {
  name: 'first-paint',
  run: async () => {
    const school = await openSchool(SMALL);
    const bareRoot = await buildBarePage();
    const bare = await startProduct({ ...school, webRoot: bareRoot });
    const product = await startProduct({ ...school, webRoot: join(PROJECT, 'dist', 'web') });
    const browser = await openBrowser();
    try {
      const rounds: { bare: Paint; product: Paint }[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push({ bare: await paint(browser, bare.url), product: await paint(browser, product.url) });
      const ratioOf = (figure: keyof Paint) =>
        rounded(median(rounds.map((round) => round.product[figure] / round.bare[figure])));
      const medianMs = (side: 'bare' | 'product', figure: keyof Paint) =>
        Math.round(median(rounds.map((round) => round[side][figure])));
      const ratio = ratioOf('firstMs');
      const largestRatio = ratioOf('largestMs');
      return {
        bareMs: medianMs('bare', 'firstMs'),
        firstMs: medianMs('product', 'firstMs'),
        largestMs: medianMs('product', 'largestMs'),
        ratio,
        largestRatio,
        atMost: AT_MOST,
        met: Math.max(ratio, largestRatio) <= AT_MOST,
      };
    } finally {
      await browser.close();
      await bare.stop();
      await product.stop();
      school.remove();
      rmSync(bareRoot, { recursive: true, force: true });
    }
  },
};
