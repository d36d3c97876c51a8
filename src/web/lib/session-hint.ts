import type { Session } from '#wire/access';

/**
 * All that the browser keeps of a session, and only as a hint for the first paint (D-2): the cookie is out of reach of
 * scripts and the server alone decides.
 */
export const rememberSession = (session: Session): void => {
  sessionStorage.setItem('userType', session.kind === 'pupil' ? 'student' : 'admin');
  if (session.kind === 'pupil') sessionStorage.setItem('studentId', String(session.studentId));
  else sessionStorage.removeItem('studentId');
};

export const forgetSession = (): void => {
  sessionStorage.removeItem('userType');
  sessionStorage.removeItem('studentId');
};

/** The first screen of whoever is inside. */
export const homeOf = (kind: string): string => (kind === 'pupil' ? '/student/dashboard' : '/admin/dashboard');

const NOTICE = 'himma-notice';

/** A word to say on the next page, since leaving this one ends its toasts. */
export const leaveNotice = (text: string): void => sessionStorage.setItem(NOTICE, text);

export const takeNotice = (): string | null => {
  const text = sessionStorage.getItem(NOTICE);
  sessionStorage.removeItem(NOTICE);
  return text;
};

const STUDENT_PAGES = /^\/(student\/|educational-games(\/|$))/u;

/** Back to the page the pupil came from; only our own pupil pages count, so a forged link leads nowhere else. */
export const returnPath = (search: string): string => {
  const from = new URLSearchParams(search).get('from') ?? '';
  return STUDENT_PAGES.test(from) && !from.startsWith('/student/credential-request') ? from : '/student/dashboard';
};
