import { errorTexts } from '#strings/errors';
import { forgetSession, leaveNotice } from './session-hint.ts';

const onAdminPages = (): boolean => location.pathname.startsWith('/admin');

/** An ended session: say so, go to the login of this side, and remember where the pupil was. */
export const leaveToLogin = (): void => {
  const here = location.pathname + location.search;
  forgetSession();
  leaveNotice(errorTexts.session_expired);
  location.replace(onAdminPages() ? '/admin/login' : `/login?from=${encodeURIComponent(here)}`);
};
