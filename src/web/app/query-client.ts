import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#web/lib/api.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    // A lost network is an error to show, with a retry; the default would wait without a word.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      staleTime: 10_000,
      // A refusal will be refused again; only a lost network is worth another try.
      retry: (count, error) => error instanceof ApiError && error.code === 'offline' && count < 2,
    },
  },
});
