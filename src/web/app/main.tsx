import '#web/ui/theme.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { lazy, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { onPasswordNeeded, onSessionExpired } from '#web/lib/api.ts';
import { leaveToLogin } from '#web/lib/leave.ts';
import { takeNotice } from '#web/lib/session-hint.ts';
import { VerseLook } from '#web/ui/said.tsx';
import { Toaster, toast } from '#web/ui/toast.tsx';
import { askForPassword, PasswordQuestion } from './password-question.tsx';
import { queryClient } from './query-client.ts';
import { router } from './router.tsx';

onSessionExpired(leaveToLogin);
onPasswordNeeded(askForPassword);

const QuotedVerse = lazy(() =>
  import('#web/quran/components/quoted-verse.tsx').then((file) => ({ default: file.QuotedVerse })),
);

const notice = takeNotice();
if (notice) toast.good(notice);

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <VerseLook value={QuotedVerse}>
          <RouterProvider router={router} />
          <PasswordQuestion />
          <Toaster />
        </VerseLook>
      </QueryClientProvider>
    </StrictMode>,
  );
