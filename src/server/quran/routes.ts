import { hearText } from '#server/listening/service';
import type { Deps } from '#server/platform/deps';
import type { Route } from '#server/platform/http/endpoints';
import { presentHead, presentOpened, presentStaffText, presentText } from './present.ts';
import * as quran from './service.ts';

export const quranRoutes = (route: Route, deps: Deps): void => {
  route('GET /api/admin/quran/surahs', async () => {
    const edition = await quran.aboutText();
    return { surahs: edition.surahs, edition };
  });

  route('GET /api/admin/quran/verses', async ({ query }) =>
    quran.passageOf(deps.db, await quran.readVerses(deps.db, query)),
  );

  route('GET /api/student/quran/verses', async ({ query }) =>
    quran.passageOf(deps.db, await quran.readNamedVerses(deps.db, query)),
  );

  route('POST /api/admin/quran/compare', async ({ body }) => {
    const { verses, differences, isSame } = await quran.comparePasted(deps, body.pasted);
    return { passage: await quran.passageOf(deps.db, verses), differences, isSame };
  });

  route('GET /api/admin/quran/texts', async ({ query }) => {
    const [about, rows] = await Promise.all([quran.aboutText(), quran.listTexts(deps.db, query.grade)]);
    return { texts: rows.map((row) => presentStaffText(about, row)) };
  });

  route('GET /api/admin/quran/texts/:id', async ({ params }) => {
    const [about, row] = await Promise.all([quran.aboutText(), quran.readText(deps.db, params.id)]);
    return { text: presentStaffText(about, row), passage: presentText(about, row), edition: about };
  });

  route('POST /api/admin/quran/texts', async ({ actor, body }) =>
    presentStaffText(await quran.aboutText(), await quran.addText(deps, actor, body)),
  );

  route('PATCH /api/admin/quran/texts/:id', async ({ actor, params, body }) =>
    presentStaffText(await quran.aboutText(), await quran.changeText(deps, actor, params.id, body)),
  );

  route('POST /api/admin/quran/texts/:id/replace', async ({ actor, params, body }) =>
    presentStaffText(await quran.aboutText(), await quran.replaceText(deps, actor, params.id, body)),
  );

  route('PUT /api/admin/quran/order', ({ actor, body }) => quran.orderTexts(deps, actor, body));

  route('GET /api/student/quran', async ({ actor }) => {
    const [about, rows] = await Promise.all([quran.aboutText(), quran.listOwnTexts(deps, actor)]);
    return { texts: rows.map((row) => presentHead(about, row)) };
  });

  route('GET /api/student/quran/texts/:id', async ({ actor, params }) => {
    const [about, row] = await Promise.all([quran.aboutText(), quran.readOwnText(deps, actor, params.id)]);
    return presentOpened(about, row, await hearText(deps.db, row.id));
  });
};
