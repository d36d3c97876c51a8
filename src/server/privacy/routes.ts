import { LIFETIME_DAYS } from '#domain/recordings/recordings';
import type { Words } from '#server/manifest';
import type { Deps } from '#server/platform/deps';
import type { Route } from '#server/platform/http/endpoints';
import * as privacy from './service.ts';

export const privacyRoutes = (route: Route, deps: Deps, words: Words): void => {
  route('GET /api/privacy', async () => ({ ...(await privacy.readRetention(deps.db)), recordings: LIFETIME_DAYS }));

  route('GET /api/admin/retention', async ({ query }) => {
    const { days, isInForce } = await privacy.readRetention(deps.db);
    const asked = { ...days, ...query };
    return { days, isInForce, due: await privacy.countDue(deps.db, asked, deps.clock()) };
  });

  route('PUT /api/admin/retention', ({ actor, body }) => privacy.saveRetention(deps, actor, body));

  route('GET /api/admin/students/:studentId/holdings', async ({ params }) =>
    privacy.readHoldings(deps, params.studentId),
  );

  route('GET /api/admin/students/:studentId/export', async ({ actor, params, reply }) => {
    const archive = await privacy.exportStudent(deps, actor, params.studentId, words.audit);
    reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="himma-student-${params.studentId}.zip"`);
    // A stream is sent as it is, and held against no schema.
    return archive as unknown as string;
  });

  route('POST /api/admin/students/:studentId/erase', ({ actor, params, body }) =>
    privacy.eraseStudent(deps, actor, params.studentId, body.name),
  );
};
