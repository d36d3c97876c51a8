import { goesAt } from '#domain/recordings/recordings';
import type { Deps } from '#server/platform/deps';
import type { Route } from '#server/platform/http/endpoints';
import type { OwnRow, SentRow } from './queries.ts';
import * as recordings from './service.ts';

const answerOf = (row: OwnRow | SentRow) =>
  row.answeredAt === null
    ? null
    : { mark: row.mark, note: row.note, fileId: row.answerFileId, by: row.answeredByName, at: row.answeredAt };

const presentOwn = (row: OwnRow) => ({
  answer: answerOf(row),
  isNew: row.status === 'answered' && row.seenAt === null,
  ...row,
});

const presentSent = ({ sentAt, ...row }: SentRow) => {
  const at = sentAt ?? row.createdAt;
  return {
    answer: answerOf({ sentAt, ...row }),
    sentAt: at,
    goesAt: row.isKept ? null : goesAt(at).toISOString(),
    ...row,
  };
};

export const recordingsRoutes = (route: Route, deps: Deps): void => {
  route('GET /api/student/recordings', async ({ actor, query }) => ({
    recordings: (await recordings.listOwn(deps, actor, query.textId)).map(presentOwn),
  }));

  route('POST /api/student/recordings/:id/send', async ({ actor, params }) =>
    presentOwn(await recordings.sendRecording(deps, actor, params.id)),
  );

  route('POST /api/student/recordings/:id/seen', async ({ actor, params }) =>
    presentOwn(await recordings.markSeen(deps, actor, params.id)),
  );

  route('DELETE /api/student/recordings/:id', ({ actor, params }) => recordings.deleteOwn(deps, actor, params.id));

  route('GET /api/admin/recordings', async ({ query }) => {
    const { rows, ...beside } = await recordings.listSent(deps, query);
    return { recordings: rows.map(presentSent), ...beside };
  });

  route('GET /api/admin/recordings/by-text', async ({ query }) => ({
    texts: await recordings.countSentByText(deps.db, query.student),
  }));

  route('PUT /api/admin/recordings/:id/kept', async ({ actor, params, body }) =>
    presentSent(await recordings.keepBeyondTerm(deps, actor, params.id, body.isKept)),
  );
};

export const recordingUploads = (route: Route, deps: Deps): void => {
  route('POST /api/student/recordings', async ({ actor, body, request }) =>
    presentOwn(await recordings.sayBack(deps, actor, body, request.uploaded)),
  );

  route('POST /api/admin/recordings/:id/answer', async ({ actor, params, body, request }) =>
    presentSent(await recordings.answerRecording(deps, actor, params.id, body, request.uploaded)),
  );
};
