import { Readable } from 'node:stream';
import type { Words } from '#server/manifest';
import type { Deps } from '#server/platform/deps';
import { asCsvDownload } from '#server/platform/http/csv-download';
import type { Route } from '#server/platform/http/endpoints';
import { makeSay, presentActions, presentCsv, presentEntry } from './present.ts';
import * as audit from './service.ts';

export const auditRoutes = (route: Route, deps: Deps, words: Words): void => {
  const say = makeSay(words.audit);

  route('GET /api/admin/audit', async ({ query }) => {
    const { rows, nextBefore } = await audit.readAudit(deps, query);
    return { entries: rows.map((row) => presentEntry(say, row)), nextBefore };
  });

  route('GET /api/admin/audit/actions', async () => ({ actions: presentActions(say) }));

  route('GET /api/admin/audit/breaks', async () => ({ breaks: await audit.listBreaks(deps.db) }));

  route('POST /api/admin/audit/breaks/:id/accept', ({ actor, params }) => audit.acceptBreak(deps, actor, params.id));

  route('GET /api/admin/audit.csv', async ({ actor, query, reply }) => {
    const pages = await audit.exportAudit(deps, actor, query);
    asCsvDownload(reply, 'himma-audit.csv');
    // A stream is sent as it is, and held against no schema.
    return Readable.from(presentCsv(say, pages)) as unknown as string;
  });
};
