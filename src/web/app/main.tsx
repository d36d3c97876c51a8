import '#web/ui/theme.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ApiError, onPasswordNeeded, onSessionExpired } from '#web/lib/api.ts';
import { leaveToLogin } from '#web/lib/leave.ts';
import { takeNotice } from '#web/lib/session-hint.ts';
import { Toaster, toast } from '#web/ui/toast.tsx';
import { askForPassword, PasswordQuestion } from './password-question.tsx';
import { router } from './router.tsx';

const queryClient = new QueryClient({
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

onSessionExpired(leaveToLogin);
onPasswordNeeded(askForPassword);

const notice = takeNotice();
if (notice) toast.good(notice);

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <PasswordQuestion />
        <Toaster />
      </QueryClientProvider>
    </StrictMode>,
  );
