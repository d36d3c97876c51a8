import { lazy } from 'react';

/** Handed to the login, so that what a pupil without a login tells staff may itself show a login card. */
export const ProblemDialog = lazy(() => import('#web/reports/components/problem-dialog.tsx'));
