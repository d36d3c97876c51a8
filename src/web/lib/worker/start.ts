import { ASSETS } from './kept.ts';

/** What this page loaded before the worker stood beside it; the browser has it all at hand. */
const keepLoaded = async (): Promise<void> => {
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith('/assets/') || path === '/boot.js');
  await (await caches.open(ASSETS)).addAll([...new Set(loaded)]);
};

/** The product opens without a network once it was seen with one. Where there is no worker, nothing else changes. */
export const startWorker = async (seeAgain: () => void): Promise<void> => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const isFirst = !navigator.serviceWorker.controller;
  if (isFirst)
    navigator.serviceWorker.addEventListener(
      'controllerchange',
      () => {
        void keepLoaded();
        seeAgain();
      },
      { once: true },
    );
  await navigator.serviceWorker.register('/worker.js').catch(() => undefined);
};
