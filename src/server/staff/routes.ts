import type { FastifyRequest } from 'fastify';
import { deviceOf } from '#domain/staff/devices';
import { invitationLink } from '#domain/staff/invitations';
import { listStaffWithFactor } from '#server/access/service';
import { readNotPutBack } from '#server/backup/service';
import type { Words } from '#server/manifest';
import type { Deps } from '#server/platform/deps';
import type { Route } from '#server/platform/http/endpoints';
import { originOf } from '#server/platform/http/origin';
import { forgetSite, sessionCookieOf } from '#server/platform/http/session-cookie';
import { readCut } from '#server/platform/runs';
import { classesOf, listStaffSessions } from '#server/platform/sessions';
import { connectionOf } from './connection.ts';
import type { StaffRow } from './queries.ts';
import * as staff from './service.ts';

const present = (row: StaffRow) => ({ ...row, disabled: row.disabledAt !== null, classes: classesOf(row) });

export const staffRoutes = (route: Route, deps: Deps, { setup, readdress }: Words): void => {
  const { readSessionCookie, setSessionCookie } = sessionCookieOf(deps.config);

  route('GET /api/admin/staff', async () => ({
    staff: (await staff.listStaff(deps.db)).map(present),
    withFactor: await listStaffWithFactor(deps),
    invitations: await staff.listInvitations(deps),
  }));

  route('POST /api/admin/staff', async ({ actor, body }) => present(await staff.addStaff(deps, actor, body)));

  route('PATCH /api/admin/staff/:id', async ({ actor, params, body }) =>
    present(await staff.changeStaff(deps, actor, params.id, body)),
  );

  route('PUT /api/admin/staff/:id/password', ({ actor, params, body }) =>
    staff.setStaffPassword(deps, actor, params.id, body.password),
  );

  route('PUT /api/admin/own-password', ({ actor, body, request }) =>
    staff.changeOwnPassword(deps, actor, { ...body, address: request.ip }),
  );

  route('GET /api/admin/own-sessions', async ({ actor }) => {
    const rows = await listStaffSessions(deps.db, deps.clock(), actor.staffId);
    return {
      sessions: rows.map((row) => ({
        device: deviceOf(row.userAgent),
        openedAt: row.createdAt,
        isThis: row.id === actor.sessionId,
        ...row,
      })),
    };
  });

  route('GET /api/admin/connection', async ({ request }) => connectionOf(deps, request));

  route('DELETE /api/admin/own-sessions', ({ actor }) => staff.endSessionsOf(deps, actor, actor.staffId));

  route('DELETE /api/admin/own-sessions/:id', ({ actor, params }) => staff.endOwnSession(deps, actor, params.id));

  route('DELETE /api/admin/staff/:id/sessions', ({ actor, params }) => staff.endSessionsOf(deps, actor, params.id));

  route('POST /api/admin/invitations', async ({ actor, body, request }) => {
    const { token, invitation } = await staff.invite(deps, actor, body);
    const link = invitationLink(originOf(deps.config, request), 'invitation', token);
    return { invitation, link };
  });

  route('DELETE /api/admin/invitations/:id', ({ actor, params }) => staff.revokeInvitation(deps, actor, params.id));

  route('POST /api/invitation', async ({ body, request }) => {
    const link = await staff.openLink(deps, 'invitation', { ...body, address: request.ip });
    const { school } = await staff.readSchool(deps.db);
    return { school, ...link };
  });

  const arrivalOf = (request: FastifyRequest) => ({
    address: request.ip,
    sessionToken: readSessionCookie(request),
    userAgent: request.headers['user-agent'],
  });

  route('POST /api/login/invitation', async ({ body, request, reply }) => {
    setSessionCookie(reply, await staff.joinByInvitation(deps, { ...body, ...arrivalOf(request) }), 'staff');
    forgetSite(reply);
  });

  route('POST /api/setup', ({ body, request }) => staff.openLink(deps, 'setup', { ...body, address: request.ip }));

  route('POST /api/login/setup', async ({ body, request, reply }) => {
    setSessionCookie(reply, await staff.setUpSchool(deps, { ...body, ...arrivalOf(request), readdress }), 'staff');
    forgetSite(reply);
  });

  route('GET /api/admin/setup', async ({ request }) => ({
    setup: await staff.readSetup(deps, setup, originOf(deps.config, request)),
    cut: readCut(deps.config.dataDir),
    notPutBack: readNotPutBack(deps.config.dataDir),
  }));

  route('POST /api/admin/setup/cut-seen', ({ actor }) => staff.noteCutSeen(deps, actor));

  route('GET /api/admin/school', () => staff.readSchool(deps.db));

  route('PUT /api/admin/school', ({ actor, body }) => staff.renameSchool(deps, actor, body.school));

  route('PUT /api/admin/school/of', ({ actor, body }) => staff.changeSchoolOf(deps, actor, { ...body, readdress }));

  route('POST /api/admin/setup/key-kept', ({ actor }) => staff.noteKeyKept(deps, actor));

  route('POST /api/admin/setup/end', ({ actor }) => staff.endSetup(deps, actor));

  route('POST /api/admin/setup/put-off', ({ actor, body }) => staff.putStepOff(deps, actor, body.step));

  route('POST /api/admin/setup/take-up', ({ actor, body }) => staff.takeStepUp(deps, actor, body.step));
};
