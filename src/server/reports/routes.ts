import { presentCard } from '#server/cards/present';
import type { Deps } from '#server/platform/deps';
import type { Route } from '#server/platform/http/endpoints';
import { presentReport, presentShownCredentials } from './present.ts';
import type { ReportRow } from './queries.ts';
import * as reports from './service.ts';

export const reportsRoutes = (route: Route, deps: Deps): void => {
  const present = (row: ReportRow) => presentReport(row, deps.clock());

  route('POST /api/reports', async ({ body, request }) => {
    await reports.reportProblem(deps, { ...body, address: request.ip }, body.issueType);
    return { ok: true };
  });

  route('POST /api/credential-request/check', async ({ body, request }) => ({
    step: await reports.checkCredentialRequest(deps, { ...body, address: request.ip }),
  }));

  route('POST /api/credential-request', async ({ body, request }) => {
    await reports.requestCredentials(deps, { ...body, address: request.ip });
    return { ok: true };
  });

  route('POST /api/credential-request/verify', async ({ body, request }) => {
    const card = await reports.verifySpecialPassword(deps, { ...body, address: request.ip }, body.specialPassword);
    return presentShownCredentials(presentCard(deps, request, card));
  });

  route('GET /api/admin/reports', async ({ query }) => {
    const { rows, pending, nextBefore } = await reports.listReports(deps, query);
    return { reports: rows.map(present), pending, nextBefore };
  });

  route('POST /api/admin/reports/:id/approve', async ({ actor, params, body }) =>
    present(await reports.approveReport(deps, actor, params.id, body.specialPassword)),
  );

  route('POST /api/admin/reports/:id/reject', async ({ actor, params }) =>
    present(await reports.rejectReport(deps, actor, params.id)),
  );

  route('POST /api/admin/reports/:id/reopen', async ({ actor, params }) =>
    present(await reports.reopenReport(deps, actor, params.id)),
  );
};
