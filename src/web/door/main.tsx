import '#web/ui/theme.css';
import { lazy, StrictMode, Suspense } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { LoginScreen } from '#web/access/screens/login.tsx';
import { takeNotice } from '#web/lib/session-hint.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { Toaster, toast } from '#web/ui/toast.tsx';
import { ProblemDialog } from './problem-dialog.ts';

const AdminLogin = lazy(() => import('#web/access/screens/admin-login.tsx'));
const GuardianWeek = lazy(() => import('#web/guardians/screens/guardian-week.tsx'));
const GuardianPrivacy = lazy(() => import('#web/privacy/screens/guardian-privacy.tsx'));
const Invitation = lazy(() => import('#web/staff/screens/invitation.tsx'));
const Setup = lazy(() => import('#web/staff/screens/setup.tsx'));
const CredentialRequest = lazy(() => import('#web/reports/screens/credential-request.tsx'));

/** A few addresses need no router: pupils' login is in this file's own weight, the others come when asked for. */
const screenFor = (path: string) => {
  if (path === '/student/credential-request') return <CredentialRequest />;
  if (path === '/guardian') return <GuardianWeek />;
  if (path === '/privacy') return <GuardianPrivacy />;
  if (path === '/admin/invitation') return <Invitation />;
  if (path === '/admin/setup') return <Setup />;
  if (path === '/admin/login' || path === '/management-portal-2024') return <AdminLogin />;
  return <LoginScreen ProblemDialog={ProblemDialog} />;
};

const notice = takeNotice();
if (notice) toast.bad(notice);

const root = document.getElementById('root');
// At once, so that nobody meets the picture of the form in the place of the form.
if (root)
  flushSync(() =>
    createRoot(root).render(
      <StrictMode>
        <ErrorBoundary>
          <Suspense>{screenFor(location.pathname)}</Suspense>
        </ErrorBoundary>
        <Toaster />
      </StrictMode>,
    ),
  );
