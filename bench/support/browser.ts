import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell', '/usr/bin/google-chrome'];

/** The machine's own, or the one that CHROMIUM_PATH names. */
export const openBrowser = (): Promise<Browser> => {
  const executablePath = process.env.CHROMIUM_PATH ?? INSTALLED.find((path) => existsSync(path));
  return chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
};
