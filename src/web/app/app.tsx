import { QueryClientProvider } from '@tanstack/react-query';
import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { lazy } from 'react';
import { VerseLook } from '#web/ui/said.tsx';
import { Toaster } from '#web/ui/toast.tsx';
import { PasswordQuestion } from './password-question.tsx';
import { queryClient } from './query-client.ts';

const QuotedVerse = lazy(() =>
  import('#web/quran/components/quoted-verse.tsx').then((file) => ({ default: file.QuotedVerse })),
);

/** What stands around every page behind the login. */
export const App = ({ router }: { router: AnyRouter }) => (
  <QueryClientProvider client={queryClient}>
    <VerseLook value={QuotedVerse}>
      <RouterProvider router={router} />
      <PasswordQuestion />
      <Toaster />
    </VerseLook>
  </QueryClientProvider>
);
