import { connection } from '#strings/connection';
import { ApiError } from './api.ts';

/** As long as a request may take: on the first visit of a device it comes over the network. */
const PATIENCE_MS = 20_000;

/**
 * A password is sent once the worker stands before this page, which first sees to it that no other window goes on with
 * what somebody typed into it. Where a browser has no workers (plain http, private windows) there is none to wait for.
 */
export const underWorker = async (): Promise<void> => {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const registration = await workers?.register('/worker.js').catch(() => undefined);
  if (!(workers && registration) || workers.controller) return;
  await new Promise<void>((resolve, reject) => {
    const late = () => reject(new ApiError({ code: 'windows_left', message: connection.windowsLeft }));
    const timer = setTimeout(late, PATIENCE_MS);
    const stands = () => {
      clearTimeout(timer);
      resolve();
    };
    workers.addEventListener('controllerchange', stands, { once: true });
    // This page was loaded past it, which a reload with the shift key does.
    registration.active?.postMessage('stand before all windows');
  });
};
