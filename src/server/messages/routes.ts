import type { Deps } from '#server/platform/deps';
import type { Route } from '#server/platform/http/endpoints';
import * as messages from './service.ts';

export const messagesRoutes = (route: Route, deps: Deps): void => {
  route('GET /api/admin/messages', async ({ query }) => messages.listSent(deps, query.before));

  route('GET /api/admin/messages/:id', async ({ params }) => messages.readSent(deps, params.id));

  route('POST /api/admin/messages/:id/take-back', async ({ actor, params }) =>
    messages.takeBackMessage(deps, actor, params.id),
  );

  route('GET /api/student/messages', async ({ actor, query }) =>
    messages.listMessages(deps, actor.studentId, query.before),
  );

  route('GET /api/student/messages/unread', async ({ actor }) => ({
    unread: await messages.countUnread(deps.db, actor.studentId),
  }));

  route('POST /api/student/messages/:id/read', async ({ actor, params }) => {
    await messages.markRead(deps, actor.studentId, params.id);
    return { unread: await messages.countUnread(deps.db, actor.studentId) };
  });
};

export const messageUploads = (route: Route, deps: Deps): void => {
  route('POST /api/admin/messages', async ({ actor, body, request }) =>
    messages.sendMessage(deps, actor, body, request.uploaded),
  );
};
