import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import type { Route } from '#server/platform/http/endpoints';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from '#server/platform/http/session-cookie';
import { makeFindSession } from '#server/platform/sessions';
import { presentPupil, presentSession, presentStaff } from './present.ts';
import * as access from './service.ts';

export const accessRoutes = (route: Route, deps: Deps): void => {
  const findSession = makeFindSession(deps);

  route('GET /api/session', async ({ actor, request, reply }) => {
    const token = readSessionCookie(request);
    // Staff keep their cookie as long as they use it. Only here: a late answer elsewhere could bring an old one back.
    if (actor.kind === 'staff' && token) setSessionCookie(reply, token, 'staff');
    return presentSession(actor);
  });

  route('POST /api/login/student', async ({ body, request, reply }) => {
    const { token, pupil } = await access.loginStudent(deps, { ...body, address: request.ip });
    setSessionCookie(reply, token, 'pupil');
    return presentPupil(pupil);
  });

  route('POST /api/login/staff', async ({ body, request, reply }) => {
    const { token, actor } = await access.loginStaff(deps, { ...body, address: request.ip });
    setSessionCookie(reply, token, 'staff');
    return presentStaff(actor);
  });

  route('POST /api/logout', async ({ actor, reply }) => {
    await access.logout(deps, actor);
    clearSessionCookie(reply);
    return { ok: true };
  });

  route('PUT /api/student/agreement', async ({ actor, body, reply }) => {
    await access.decideTerms(deps, actor, body.agreed);
    if (!body.agreed) clearSessionCookie(reply);
    return { ok: true };
  });

  route('POST /api/admin/confirm', async ({ actor, body, request }) => {
    await access.confirmPassword(deps, actor, { ...body, address: request.ip });
    return { ok: true };
  });

  route('POST /api/admin/students/:studentId/enter', async ({ actor, params, reply }) => {
    const { token, student } = await access.enterAsStudent(deps, actor, params.studentId);
    setSessionCookie(reply, token, 'pupil');
    return presentPupil(student, actor.name);
  });

  route('POST /api/admin/leave-student', async ({ actor, reply }) => {
    const token = await access.leaveStudent(deps, actor);
    setSessionCookie(reply, token, 'staff');
    const staff = await findSession(token);
    if (staff?.actor.kind !== 'staff') throw new Refusal('session_expired');
    return presentStaff(staff.actor);
  });
};
