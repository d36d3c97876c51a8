import { errorTexts } from '#strings/errors';
import { forgetSession, leaveNotice } from './session-hint.ts';

const onAdminPages = (): boolean => location.pathname.startsWith('/admin');

let isLeaving = false;
let isOver = false;

/** Whoever goes of their own will: what is still on its way is refused from now on, and must not be called an expiry. */
export const leaveTo = (path: string): void => {
  isLeaving = true;
  location.assign(path);
};

/** An ended session: say so, go to the login of this side, and remember where the pupil was. */
export const leaveToLogin = (): void => {
  isOver = true;
  if (isLeaving) return;
  const here = location.pathname + location.search;
  forgetSession();
  leaveNotice(errorTexts.session_expired);
  location.replace(onAdminPages() ? '/admin/login' : `/login?from=${encodeURIComponent(here)}`);
};

/** Before the server answers it cuts the page off, which is no expiry either; unless the session was over before. */
export const leaveBy = async <T>(going: () => Promise<T>): Promise<T> => {
  isLeaving = true;
  try {
    return await going();
  } catch (error) {
    isLeaving = false;
    if (isOver) leaveToLogin();
    throw error;
  }
};
