import { approvalEnd } from '#domain/reports/reports';
import { withLink } from '#server/cards/service';
import type { Deps } from '#server/platform/deps';
import type { Route } from '#server/platform/http/endpoints';
import { originOf } from '#server/platform/http/origin';
import * as asker from './asker.ts';
import type { ReportRow } from './queries.ts';
import * as reports from './service.ts';

export const reportsRoutes = (route: Route, deps: Deps): void => {
  const present = (row: ReportRow) => ({
    reopened: row.reopenedAt !== null,
    approvalEnd: approvalEnd(row, deps.clock()),
    ...row,
  });

  route('POST /api/reports', async ({ body, request }) => {
    const who = { ...body, address: request.ip };
    return { ok: true, token: await asker.ask(deps, who, () => reports.reportProblem(deps, who, body.issueType)) };
  });

  route('POST /api/credential-request/check', async ({ body, request }) => ({
    step: await asker.nextStep(deps, { ...body, address: request.ip }),
  }));

  route('POST /api/credential-request', async ({ body, request }) => {
    const who = { ...body, address: request.ip };
    return { ok: true, token: await asker.ask(deps, who, () => reports.requestCredentials(deps, who)) };
  });

  route('POST /api/credential-request/verify', async ({ body, request }) => {
    const card = await asker.showCredentials(deps, { ...body, address: request.ip }, body.specialPassword);
    return withLink(originOf(deps.config, request), card);
  });

  route('GET /api/admin/reports', async ({ query }) => {
    const { rows, ...beside } = await reports.listReports(deps, query);
    return { reports: rows.map(present), ...beside };
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
