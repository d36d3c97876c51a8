import { renderToStaticMarkup } from 'react-dom/server';
import type { SchoolOf } from '#domain/staff/setup';
import { setSchoolOf } from '#strings/addressed';
import { LoginScreen } from '#web/access/screens/login.tsx';
import { ProblemDialog } from './problem-dialog.ts';

const INPUT = /<input[^>]*(class="[^"]*")[^>]*>/gu;

/**
 * The login as it is painted before its script has come; made by the build, shown where boot.js saw its address.
 * Nothing in it can be filled in, by hand or by the browser: it would be lost.
 */
export const pictureOf = (school: SchoolOf): string => {
  setSchoolOf(school);
  return renderToStaticMarkup(
    <div inert className="hidden in-data-[door=login]:block">
      <LoginScreen ProblemDialog={ProblemDialog} />
    </div>,
  ).replace(INPUT, '<div $1></div>');
};
