import { QueryClient, replaceEqualDeep } from '@tanstack/react-query';
import { ApiError, isOfDevice } from '#web/lib/api.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    // A lost network is an error to show, with a retry; the default would wait without a word.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      staleTime: 10_000,
      // What the page shows is never put back to what the device kept: a teacher would tap again what had arrived.
      // One kept copy after another is newer, since the worker keeps also what comes late.
      structuralSharing: (before, now) => {
        if (before === undefined || !isOfDevice(now)) return replaceEqualDeep(before, now);
        return isOfDevice(before) ? now : before;
      },
      // A refusal will be refused again; only a lost network is worth another try.
      retry: (count, error) => error instanceof ApiError && error.code === 'offline' && count < 2,
    },
  },
});
