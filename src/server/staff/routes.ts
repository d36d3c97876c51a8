import type { Deps } from '#server/platform/deps';
import type { Route } from '#server/platform/http/endpoints';
import { presentStaffMember } from './present.ts';
import * as staff from './service.ts';

export const staffRoutes = (route: Route, deps: Deps): void => {
  route('GET /api/admin/staff', async () => ({ staff: (await staff.listStaff(deps)).map(presentStaffMember) }));

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
};
