import '#web/ui/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { onPasswordNeeded, onSessionExpired } from '#web/lib/api.ts';
import { leaveToLogin } from '#web/lib/leave.ts';
import { takeNotice } from '#web/lib/session-hint.ts';
import { toast } from '#web/ui/toast.tsx';
import { App } from './app.tsx';
import { askForPassword } from './password-question.tsx';
import { router } from './router.tsx';

onSessionExpired(leaveToLogin);
onPasswordNeeded(askForPassword);

const notice = takeNotice();
if (notice) toast.good(notice);

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  );
