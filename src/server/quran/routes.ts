import { hearText } from '#server/listening/service';
import type { Deps } from '#server/platform/deps';
import type { Route } from '#server/platform/http/endpoints';
import { shareReply } from '#server/platform/http/replies';
import { isVoiceWithheld } from '#server/recordings/service';
import { presentStaffText, presentText } from './present.ts';
import * as quran from './service.ts';

export const quranRoutes = (route: Route, deps: Deps): void => {
  route('GET /api/admin/quran/surahs', async () => {
    const edition = await quran.readManifest();
    return { surahs: edition.surahs, edition };
  });

  route('GET /api/admin/quran/verses', async ({ query }) =>
    quran.passageOf(deps.db, await quran.readVerses(deps.db, query)),
  );

  route('GET /api/student/quran/verses', async ({ query }) =>
    quran.passageOf(deps.db, await quran.readNamedVerses(deps.db, query)),
  );

  route('POST /api/admin/quran/compare', ({ body }) => quran.comparePasted(deps, body.pasted));

  route('GET /api/admin/quran/texts', async ({ query }) => ({
    texts: await Promise.all((await quran.listTexts(deps.db, query.grade)).map(presentStaffText)),
  }));

  route('GET /api/admin/quran/texts/:id', async ({ params }) => {
    const [edition, row] = await Promise.all([quran.readManifest(), quran.readText(deps.db, params.id)]);
    return { text: await presentStaffText(row), passage: presentText(edition, row), edition };
  });

  route('POST /api/admin/quran/texts', async ({ actor, body }) =>
    presentStaffText(await quran.addText(deps, actor, body)),
  );

  route('PATCH /api/admin/quran/texts/:id', async ({ actor, params, body }) =>
    presentStaffText(await quran.changeText(deps, actor, params.id, body)),
  );

  route('POST /api/admin/quran/texts/:id/replace', async ({ actor, params, body }) =>
    presentStaffText(await quran.replaceText(deps, actor, params.id, body)),
  );

  route('PUT /api/admin/quran/order', ({ actor, body }) => quran.orderTexts(deps, actor, body));

  route('GET /api/student/quran', async ({ actor }) => ({ texts: await quran.listOwnTexts(deps, actor) }));

  route('GET /api/student/quran/texts/:id', async ({ actor, params }) => {
    const { shown } = await quran.openOwnText(deps, actor, params.id);
    const isSilent = await isVoiceWithheld(deps.db, actor.studentId);
    return shareReply(shown, { recitations: await hearText(deps.db, params.id), isVoiceWithheld: isSilent });
  });

  route('POST /api/student/quran/texts/:id/read', ({ actor, params }) => quran.readToEnd(deps, actor, params.id));
};
