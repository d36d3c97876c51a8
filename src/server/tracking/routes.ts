import { drilledWords } from '#domain/drills/held';
import type { Deps } from '#server/platform/deps';
import { asCsvDownload } from '#server/platform/http/csv-download';
import type { Route } from '#server/platform/http/endpoints';
import { shareReply } from '#server/platform/http/replies';
import { presentReading, presentWord } from './present.ts';
import { presentHearingsCsv, presentStandingCsv } from './present-exports.ts';
import * as tracking from './service.ts';

export const trackingRoutes = (route: Route, deps: Deps): void => {
  route('GET /api/admin/tracking/pupils/:studentId', async ({ params, query }) => {
    const read = await tracking.readPupilText(deps, params.studentId, query.textId);
    const { words, progress, open, wrongNow, drilled } = read.tracked;
    return shareReply(read.opened.shown, {
      pupil: read.pupil,
      texts: read.texts,
      words: words.map((row) => presentWord(row, open?.id, wrongNow)),
      reading: presentReading(progress),
      hearing: open,
      hearings: read.hearings.map(({ hearing, ...held }) => ({ ...hearing, ...held })),
      wrongLastTime: Array.from(read.wrongLastTime, ([position, { mistake }]) => ({ position, mistake })),
      drilled: drilledWords(drilled),
    });
  });

  route('POST /api/admin/tracking/hearings', async ({ actor, body }) => tracking.startHearing(deps, actor, body));

  route('POST /api/admin/tracking/hearings/:id/marks', async ({ actor, params, body }) => {
    const { outcomes, words, wrongNow, progress, isReplaced } = await tracking.markWords(
      deps,
      actor,
      params.id,
      body.marks,
    );
    return {
      outcomes,
      words: words.map((row) => presentWord(row, params.id, wrongNow)),
      reading: presentReading(progress),
      isReplaced,
    };
  });

  route('POST /api/admin/tracking/hearings/:id/undo', async ({ actor, params, body }) => {
    const { words, wrongNow, progress } = await tracking.undoMark(deps, actor, params.id, body.key);
    return { words: words.map((row) => presentWord(row, params.id, wrongNow)), reading: presentReading(progress) };
  });

  route('POST /api/admin/tracking/hearings/:id/finish', async ({ actor, params }) =>
    tracking.finishHearing(deps, actor, params.id),
  );

  route('POST /api/admin/tracking/hearings/:id/stop', async ({ actor, params }) =>
    tracking.stopHearing(deps, actor, params.id),
  );

  route('GET /api/admin/tracking/words', async ({ query: { position, ...of } }) => ({
    marks: (await tracking.readStory(deps, of, position)).map((row) => ({ isUndone: row.undoneAt !== null, ...row })),
  }));

  route('GET /api/admin/tracking/heat', async ({ query }) => {
    const { text, passage, pupils, words } = await tracking.readHeat(deps, query);
    return {
      text,
      passage,
      pupils,
      words: words.map((row) => ({ ...row, mistakes: Number(row.mistakes) })),
    };
  });

  route('GET /api/admin/tracking/heat/pupils', async ({ query }) => ({
    pupils: await tracking.readStumblers(deps, query),
  }));

  route('GET /api/admin/tracking/hearings/:id', async ({ params }) => tracking.readPastHearing(deps, params.id));

  route('GET /api/admin/tracking/standing.csv', async ({ actor, query, reply }) => {
    const standing = await tracking.exportStanding(deps, actor, query);
    asCsvDownload(reply, `himma-recitation-${query.grade}.csv`);
    return presentStandingCsv(standing);
  });

  route('GET /api/admin/tracking/pupils/:studentId/hearings.csv', async ({ actor, params, query, reply }) => {
    const hearings = await tracking.exportHearings(deps, actor, { ...params, ...query });
    asCsvDownload(reply, `himma-hearings-${params.studentId}.csv`);
    return presentHearingsCsv(hearings);
  });

  route('GET /api/admin/tracking/next', async ({ query }) => {
    const { text, pupils } = await tracking.whoRecitesNext(deps, query.grade, query.section);
    return { text, pupils: pupils.map(({ row, ...each }) => ({ ...each, ...row })) };
  });

  route('POST /api/admin/tracking/skips', ({ actor, body }) => tracking.skipPupil(deps, actor, body));

  route('GET /api/admin/tracking/ranks', async ({ query }) => ({
    grades: await tracking.readRanks(deps, query.section),
  }));

  route('GET /api/admin/tracking/mirror', async ({ actor, query }) => {
    const { shown, reciting, marks, next } = await tracking.readMirror(deps, actor, query);
    return {
      shown,
      reciting: reciting && { isPaused: reciting.last?.status === 'paused', ...reciting },
      marks: marks && {
        words: marks.words.map((row) => presentWord(row, marks.hearingId, marks.wrongNow)),
        last: marks.last ?? null,
      },
      next,
    };
  });

  route('GET /api/student/tracking', async ({ actor }) => {
    const own = await tracking.readOwnRecitation(deps, actor);
    if (!own) return { tracked: null, rank: null };
    return {
      tracked: {
        text: own.text,
        passage: own.passage,
        words: own.words.map((row) => presentWord(row, own.open?.id, own.wrongNow)),
        reading: presentReading(own.progress),
        hearings: own.hearings,
        last: own.last ?? null,
      },
      rank: own.rank,
    };
  });
};
