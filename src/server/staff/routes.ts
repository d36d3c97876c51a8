import type { FastifyRequest } from 'fastify';
import { invitationLink } from '#domain/staff/invitations';
import { listStaffWithFactor } from '#server/access/service';
import type { Deps } from '#server/platform/deps';
import type { Route } from '#server/platform/http/endpoints';
import { originOf } from '#server/platform/http/origin';
import { sessionCookieOf } from '#server/platform/http/session-cookie';
import { expiresAt, presentInvitation, presentOwnSession, presentStaffMember } from './present.ts';
import * as staff from './service.ts';

export const staffRoutes = (route: Route, deps: Deps): void => {
  const { readSessionCookie, setSessionCookie } = sessionCookieOf(deps.config);

  route('GET /api/admin/staff', async () => ({
    staff: (await staff.listStaff(deps)).map(presentStaffMember),
    withFactor: await listStaffWithFactor(deps),
    invitations: (await staff.listInvitations(deps)).map(presentInvitation),
  }));

  route('POST /api/admin/staff', async ({ actor, body }) =>
    presentStaffMember(await staff.addStaff(deps, actor, body)),
  );

  route('PATCH /api/admin/staff/:id', async ({ actor, params, body }) =>
    presentStaffMember(await staff.changeStaff(deps, actor, params.id, body)),
  );

  route('PUT /api/admin/staff/:id/password', async ({ actor, params, body }) => {
    await staff.setStaffPassword(deps, actor, params.id, body.password);
    return { ok: true };
  });

  route('PUT /api/admin/own-password', async ({ actor, body, request }) => {
    await staff.changeOwnPassword(deps, actor, { ...body, address: request.ip });
    return { ok: true };
  });

  route('GET /api/admin/own-sessions', async ({ actor }) => {
    const rows = await staff.listOwnSessions(deps, actor);
    return { sessions: rows.map((row) => presentOwnSession(row, actor.sessionId)) };
  });

  route('DELETE /api/admin/own-sessions', async ({ actor }) => {
    await staff.endSessionsOf(deps, actor, actor.staffId);
    return { ok: true };
  });

  route('DELETE /api/admin/own-sessions/:id', async ({ actor, params }) => {
    await staff.endOwnSession(deps, actor, params.id);
    return { ok: true };
  });

  route('DELETE /api/admin/staff/:id/sessions', async ({ actor, params }) => {
    await staff.endSessionsOf(deps, actor, params.id);
    return { ok: true };
  });

  route('POST /api/admin/invitations', async ({ actor, body, request }) => {
    const { token, invitation } = await staff.invite(deps, actor, body);
    const link = invitationLink(originOf(deps.config, request), 'invitation', token);
    return { invitation: presentInvitation(invitation), link };
  });

  route('DELETE /api/admin/invitations/:id', async ({ actor, params }) => {
    await staff.revokeInvitation(deps, actor, params.id);
    return { ok: true };
  });

  route('POST /api/invitation', async ({ body, request }) => {
    const link = await staff.openLink(deps, 'invitation', { ...body, address: request.ip });
    return { name: link.name, role: link.role, school: await staff.readSchoolName(deps), expiresAt: expiresAt(link) };
  });

  const arrivalOf = (request: FastifyRequest) => ({
    address: request.ip,
    sessionToken: readSessionCookie(request),
    userAgent: request.headers['user-agent'],
  });

  route('POST /api/login/invitation', async ({ body, request, reply }) => {
    setSessionCookie(reply, await staff.joinByInvitation(deps, { ...body, ...arrivalOf(request) }), 'staff');
    return { ok: true };
  });

  route('POST /api/setup', async ({ body, request }) => {
    await staff.openLink(deps, 'setup', { ...body, address: request.ip });
    return { ok: true };
  });

  route('POST /api/login/setup', async ({ body, request, reply }) => {
    setSessionCookie(reply, await staff.setUpSchool(deps, { ...body, ...arrivalOf(request) }), 'staff');
    return { ok: true };
  });

  route('GET /api/admin/setup', async () => ({ setup: await staff.readSetup(deps) }));

  route('PUT /api/admin/school', async ({ actor, body }) => {
    await staff.renameSchool(deps, actor, body.school);
    return { ok: true };
  });

  route('POST /api/admin/setup/key-kept', async ({ actor }) => {
    await staff.noteKeyKept(deps, actor);
    return { ok: true };
  });
};
