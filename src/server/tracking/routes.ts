import { type Deps, forScreen } from '#server/platform/deps';
import { asCsvDownload } from '#server/platform/http/csv-download';
import type { Route } from '#server/platform/http/endpoints';
import { shareReply } from '#server/platform/http/replies';
import * as tracking from './service.ts';

export const trackingRoutes = (route: Route, deps: Deps): void => {
  route('GET /api/admin/tracking/pupils/:studentId', async ({ params, query }) => {
    const { opened, own } = await tracking.readPupilText(forScreen(deps), params.studentId, query.textId);
    return shareReply(opened, own);
  });

  route('POST /api/admin/tracking/hearings', ({ actor, body }) => tracking.startHearing(deps, actor, body));

  route('POST /api/admin/tracking/hearings/:id/marks', ({ actor, params, body }) =>
    tracking.markWords(deps, actor, params.id, body.marks),
  );

  route('POST /api/admin/tracking/hearings/:id/undo', ({ actor, params, body }) =>
    tracking.undoMark(deps, actor, params.id, body.key),
  );

  route('POST /api/admin/tracking/hearings/:id/finish', ({ actor, params }) =>
    tracking.endHearing(deps, actor, params.id, 'finished'),
  );

  route('POST /api/admin/tracking/hearings/:id/stop', ({ actor, params }) =>
    tracking.endHearing(deps, actor, params.id, 'stopped'),
  );

  route('GET /api/admin/tracking/words', ({ query }) => tracking.readStory(deps, query));

  route('GET /api/admin/tracking/heat', ({ query }) => tracking.readHeat(deps, query));

  route('GET /api/admin/tracking/heat/pupils', ({ query }) => tracking.readStumblers(deps, query));

  route('GET /api/admin/tracking/hearings/:id', ({ params }) => tracking.readPastHearing(deps, params.id));

  route('GET /api/admin/tracking/standing.csv', async ({ actor, query, reply }) => {
    const csv = await tracking.exportStanding(deps, actor, query);
    asCsvDownload(reply, `himma-recitation-${query.grade}.csv`);
    return csv;
  });

  route('GET /api/admin/tracking/pupils/:studentId/hearings.csv', async ({ actor, params, query, reply }) => {
    const csv = await tracking.exportHearings(deps, actor, { ...params, ...query });
    asCsvDownload(reply, `himma-hearings-${params.studentId}.csv`);
    return csv;
  });

  route('GET /api/admin/tracking/next', ({ query }) =>
    tracking.whoRecitesNext(forScreen(deps), query.grade, query.section),
  );

  route('POST /api/admin/tracking/skips', ({ actor, body }) => tracking.skipPupil(deps, actor, body));

  route('GET /api/admin/tracking/ranks', async ({ query }) => ({
    grades: await tracking.readRanks(forScreen(deps), query.section),
  }));

  route('GET /api/admin/tracking/mirror', ({ actor, query }) => tracking.readMirror(forScreen(deps), actor, query));

  route('GET /api/student/tracking', ({ actor }) => tracking.readOwnRecitation(forScreen(deps), actor));
};
