import { test as base, chromium } from '@playwright/test';
import { chromiumLaunch } from '../support/chromium.ts';
import { startClocked } from '../support/clocked-product.ts';
import { enterCalmly } from './fixtures.ts';

base('look', async () => {
  base.setTimeout(300_000);
  const product = await startClocked();
  const browser = await chromium.launch(await chromiumLaunch());
  const student = await product.enrol('سلمان بن فهد العتيبي');
  for (const n of ['فهد ناصر القحطاني', 'عمر خالد السالم', 'يوسف أحمد المطيري', 'عبدالله سعد الحربي', 'إبراهيم علي'])
    await product.enrol(n);
  for (const [w, h, theme] of [
    [390, 844, 'day'],
    [1440, 900, 'day'],
    [390, 844, 'night'],
    [1440, 900, 'night'],
  ] as const) {
    const context = await browser.newContext({
      baseURL: product.url,
      viewport: { width: w, height: h },
      locale: 'ar-SA',
      timezoneId: 'Asia/Riyadh',
      colorScheme: theme === 'night' ? 'dark' : 'light',
    });
    const page = await context.newPage();
    page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
    page.on('console', (m) => m.type() === 'error' && console.log('CONSOLE', m.text()));
    await enterCalmly(page, student);
    const shot = async (name: string, fullPage = false) => {
      await page.waitForTimeout(250);
      await page.screenshot({ path: `/tmp/pp/${name}-${w}-${theme}.png`, fullPage });
    };
    await page.clock.install({ time: product.now() });
    const step = async (ms: number) => {
      product.forward(ms);
      await page.clock.runFor(ms);
    };
    await page.goto('/student/dashboard');
    await page.getByText('تدرّب وتسابق').waitFor();
    await shot('dash', true);
    await page.goto('/educational-games');
    await page.getByText('هيّا نلعب').waitFor();
    await shot('hub', true);
    await page.goto('/games/practice');
    await page.getByRole('heading', { name: 'تدرب على الاختبار' }).waitFor();
    await shot('setup', true);
    await page.getByRole('button', { name: 'سلمان' }).click();
    await shot('confirm');
    await page.getByRole('button', { name: 'نعم، هذا أنا' }).click();
    await shot('setup2', true);
    const play = async (name: string, review: boolean) => {
      if (review) {
        await page.getByRole('radio', { name: /مراجعة/u }).check({ force: true });
        await shot('setup-review', true);
      }
      await page.getByRole('button', { name: 'ابدأ' }).click();
      await page.getByRole('list', { name: 'الخيارات' }).waitFor();
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10));
      await shot(`${name}-ask`);
      for (let i = 0; i < (review ? 16 : 14); i++) {
        await page
          .getByRole('list', { name: 'الخيارات' })
          .getByRole('button')
          .nth(i % 2)
          .click();
        if (i < 4 || i === 9) {
          await page.clock.runFor(300);
          await shot(`${name}-fb${i}`);
          await page.clock.runFor(700);
          await shot(`${name}-fb${i}-later`);
          product.forward(1000);
          await step(1500);
        } else await step(2500);
        if (await page.getByRole('dialog').count()) break;
      }
      await shot(`${name}-mid`);
      await page.getByRole('button', { name: 'إنهاء اللعبة' }).click();
      await shot(`${name}-end`);
      await page.getByRole('button', { name: 'نعم، مليت وأريد الخروج' }).click();
      await page.getByRole('dialog', { name: 'نتيجتك' }).waitFor();
      await page.waitForTimeout(200);
      await page.clock.runFor(1500);
      await shot(`${name}-result`);
      await page.evaluate(() => document.querySelector('dialog')?.scrollTo(0, 9999));
      await shot(`${name}-result2`);
      await page.clock.resume();
      await page.getByRole('button', { name: 'العب مرة أخرى' }).click();
      await page.getByRole('button', { name: 'ابدأ' }).waitFor();
    };
    await play('race', false);
    await play('review', true);
    await context.close();
  }
  product.forward(100 * 3600 * 1000);
  for (const [w, h, theme] of [
    [390, 844, 'day'],
    [1440, 900, 'night'],
  ] as const) {
    const context = await browser.newContext({
      baseURL: product.url,
      viewport: { width: w, height: h },
      colorScheme: theme === 'night' ? 'dark' : 'light',
    });
    const page = await context.newPage();
    await enterCalmly(page, student);
    await page.goto('/educational-games');
    await page.waitForTimeout(800);
    await page.screenshot({ path: `/tmp/pp/hubclosed-${w}-${theme}.png` });
    await page.goto('/educational-games/practice');
    await page.waitForTimeout(800);
    await page.screenshot({ path: `/tmp/pp/over-${w}-${theme}.png` });
    await context.close();
  }
  await browser.close();
  await product.stop();
});
