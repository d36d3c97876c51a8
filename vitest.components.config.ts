import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineProject } from 'vitest/config';
import { chromiumLaunch } from './tests/support/chromium.ts';

// Read for every run of Vitest: whoever has no browser can still run the tests that need none.
const launchOptions = await chromiumLaunch().catch(() => ({}));

/** One screen or widget in the journeys' own browser, with the network answered at the page's edge. */
export default defineProject(async () => ({
  plugins: [react(), tailwind()],
  resolve: { conditions: ['himma-source', 'module', 'browser', 'development|production'] },
  // Found while the first test runs, they would have the page loaded anew under it.
  optimizeDeps: { entries: ['src/web/{app,door}/main.tsx', 'tests/components/**/*.tsx'] },
  publicDir: 'src/web/public',
  test: {
    name: 'components',
    isolate: false,
    fileParallelism: false,
    // After what shares the machine's cores.
    sequence: { groupOrder: 2 },
    include: ['tests/components/**/*.test.tsx'],
    // Against a test that hangs, not against a machine that is slow.
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions,
        contextOptions: { locale: 'ar-SA', timezoneId: 'Asia/Riyadh' },
        actionTimeout: 20_000,
      }),
      instances: [{ browser: 'chromium' as const }],
      viewport: { width: 390, height: 844 },
    },
  },
}));
