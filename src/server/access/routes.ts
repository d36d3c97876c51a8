import type { FastifyReply, FastifyRequest } from 'fastify';
import { MARK_LIFETIME_SECONDS } from '#domain/access/device-mark';
import { passkeyPlace } from '#domain/access/passkeys';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { makeCookie } from '#server/platform/http/cookie';
import type { Route } from '#server/platform/http/endpoints';
import { originOf } from '#server/platform/http/origin';
import { forgetSite, sessionCookieOf } from '#server/platform/http/session-cookie';
import { makeFindSession } from '#server/platform/sessions';
import { type Arrival, isAnother } from './device.ts';
import { farewellsOf } from './farewells.ts';
import { presentPupil, presentSession, presentStaff } from './present.ts';
import * as access from './service.ts';

export const accessRoutes = (route: Route, deps: Deps): void => {
  const findSession = makeFindSession(deps);
  const { clearSessionCookie, readSessionCookie, setSessionCookie } = sessionCookieOf(deps.config);
  const farewells = farewellsOf(deps.config);
  const deviceCookie = makeCookie(deps.config, 'himma_device');

  const arrivalOf = (request: FastifyRequest): Arrival => ({
    address: request.ip,
    sessionToken: readSessionCookie(request),
    deviceMark: deviceCookie.read(request),
    userAgent: request.headers['user-agent'],
    farewells: farewells.read(request),
  });
  /** Anybody can write anything where a request says which host it asks. */
  const placeOf = (request: FastifyRequest) => {
    const origin = originOf(deps.config, request);
    return URL.canParse(origin) ? passkeyPlace(new URL(origin)) : null;
  };
  const setDeviceMark = (request: FastifyRequest, reply: FastifyReply, mark: string) => {
    if (isAnother(deviceCookie.read(request), mark)) forgetSite(reply);
    deviceCookie.write(reply, mark, MARK_LIFETIME_SECONDS);
  };

  const goOut = (reply: FastifyReply): void => {
    clearSessionCookie(reply);
    forgetSite(reply);
  };

  type Opened = Awaited<ReturnType<typeof access.loginStudent>>;
  const letPupilIn = (request: FastifyRequest, reply: FastifyReply, { token, mark, farewell, pupil }: Opened) => {
    setSessionCookie(reply, token, 'pupil');
    setDeviceMark(request, reply, mark);
    farewells.forget(request, reply, farewell);
    return presentPupil(pupil);
  };

  route('GET /api/session', async ({ actor, request, reply }) => {
    const token = readSessionCookie(request);
    // Staff keep their cookie as long as they use it. Only here: a late answer elsewhere could bring an old one back.
    if (actor.kind === 'staff' && token) setSessionCookie(reply, token, 'staff');
    return presentSession(deps.secrets, actor);
  });

  route('POST /api/login/student', async ({ body, request, reply }) => {
    const opened = await access.loginStudent(deps, { ...body, ...arrivalOf(request) });
    return letPupilIn(request, reply, opened);
  });

  route('POST /api/login/card', async ({ body, request, reply }) => {
    const opened = await access.loginByCard(deps, { ...body, ...arrivalOf(request) });
    return letPupilIn(request, reply, opened);
  });

  route('POST /api/login/staff', async ({ body, request, reply }) => {
    const { token, mark, actor } = await access.loginStaff(deps, {
      ...body,
      ...arrivalOf(request),
      place: placeOf(request),
    });
    setSessionCookie(reply, token, 'staff');
    setDeviceMark(request, reply, mark);
    return presentStaff(deps.secrets, actor);
  });

  route('POST /api/login/staff/passkey', ({ body, request }) =>
    access.askForOwnPasskey(deps, { ...body, ...arrivalOf(request), place: placeOf(request) }),
  );

  route('POST /api/logout', async ({ actor, request, reply }) => {
    farewells.remember(request, reply, await access.logout(deps, actor));
    goOut(reply);
  });

  route('PUT /api/student/agreement', async ({ actor, body, request, reply }) => {
    farewells.remember(request, reply, await access.decideTerms(deps, actor, body.agreed));
    if (!body.agreed) goOut(reply);
  });

  route('GET /api/admin/confirm', async () => undefined);

  route('POST /api/admin/confirm', ({ actor, body, request }) =>
    access.confirmPassword(deps, actor, { ...body, address: request.ip }),
  );

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
    return presentStaff(deps.secrets, staff.actor);
  });

  route('GET /api/admin/own-factor', ({ actor, request }) => access.readOwnFactor(deps, actor, placeOf(request)));

  route('POST /api/admin/own-factor', ({ actor }) => access.beginFactor(deps, actor));

  route('POST /api/admin/own-factor/confirm', async ({ actor, body }) => ({
    recoveryCodes: await access.confirmFactor(deps, actor, body.code),
  }));

  route('POST /api/admin/own-factor/recovery-codes', async ({ actor }) => ({
    recoveryCodes: await access.renewRecoveryCodes(deps, actor),
  }));

  route('POST /api/admin/own-factor/remove', ({ actor, body, request }) =>
    access.removeOwnFactor(deps, actor, { ...body, address: request.ip }),
  );

  route('POST /api/admin/own-passkeys/begin', ({ actor, request }) =>
    access.beginPasskey(deps, actor, placeOf(request)),
  );

  route('POST /api/admin/own-passkeys', async ({ actor, body, request }) => ({
    recoveryCodes: await access.addPasskey(deps, actor, placeOf(request), body),
  }));

  route('POST /api/admin/own-passkeys/:id/remove', ({ actor, params, body, request }) =>
    access.removePasskey(deps, actor, params.id, { ...body, address: request.ip }),
  );

  route('DELETE /api/admin/staff/:id/factor', ({ actor, params }) => access.removeFactorOf(deps, actor, params.id));
};
