import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/built-school.ts',
  outputDir: 'test-results/journeys',
  // One more than the cores: a journey that waits for a clock leaves its core to another.
  workers: 3,
  fullyParallel: false,
  forbidOnly: true,
  // Against a test that hangs, not against a machine that is slow.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['./scripts/lib/journey-report.mjs']],
  use: {
    // Moving pictures are half of the work of a browser without a graphics card; journeys about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // A worker answers in the place of what a journey breaks on purpose; the one about it lets it in.
    serviceWorkers: 'block',
    locale: 'ar-SA',
    timezoneId: 'Asia/Riyadh',
    viewport: { width: 390, height: 844 },
  },
});
