import { drilledWords } from '#domain/drills/held';
import type { Deps } from '#server/platform/deps';
import { asCsvDownload } from '#server/platform/http/csv-download';
import type { Route } from '#server/platform/http/endpoints';
import { shareReply } from '#server/platform/http/replies';
import { presentHearing, presentLast, presentReading, presentReciting, presentStory, presentWord } from './present.ts';
import { presentHearingsCsv, presentStandingCsv } from './present-exports.ts';
import * as tracking from './service.ts';

export const trackingRoutes = (route: Route, deps: Deps): void => {
  route('GET /api/admin/tracking/pupils/:studentId', async ({ params, query }) => {
    const read = await tracking.readPupilText(deps, params.studentId, query.textId);
    const { words, progress, open, wrongNow, drilled } = read.tracked;
    return shareReply(read.opened.shown, {
      pupil: { id: read.pupil.id, name: read.pupil.name, grade: read.pupil.grade },
      texts: read.texts,
      words: words.map((row) => presentWord(row, open?.id, wrongNow)),
      reading: presentReading(progress),
      hearing: open && presentHearing(open),
      hearings: read.hearings.map(({ hearing, ...held }) => ({ ...presentHearing(hearing), ...held })),
      wrongLastTime: Array.from(read.wrongLastTime, ([position, { mistake }]) => ({ position, mistake })),
      drilled: drilledWords(drilled),
    });
  });

  route('POST /api/admin/tracking/hearings', async ({ actor, body }) =>
    presentHearing(await tracking.startHearing(deps, actor, body)),
  );

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
    presentHearing(await tracking.finishHearing(deps, actor, params.id)),
  );

  route('POST /api/admin/tracking/hearings/:id/stop', async ({ actor, params }) =>
    presentHearing(await tracking.stopHearing(deps, actor, params.id)),
  );

  route('GET /api/admin/tracking/words', async ({ query: { position, ...of } }) => ({
    marks: (await tracking.readStory(deps, of, position)).map(presentStory),
  }));

  route('GET /api/admin/tracking/heat', async ({ query }) => {
    const { text, passage, pupils, words } = await tracking.readHeat(deps, query);
    return {
      text,
      passage,
      pupils,
      words: words.map((row) => ({
        position: row.wordPosition,
        pupils: row.pupils,
        mistakes: Number(row.mistakes),
      })),
    };
  });

  route('GET /api/admin/tracking/heat/pupils', async ({ query }) => ({
    pupils: (await tracking.readStumblers(deps, query)).map(({ id, name, mistakes }) => ({
      studentId: id,
      name,
      mistakes,
    })),
  }));

  route('GET /api/admin/tracking/hearings/:id', async ({ params }) => {
    const { hearing, wrong, beside } = await tracking.readPastHearing(deps, params.id);
    return { hearing: presentHearing(hearing), wrong, beside };
  });

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
    return { text, pupils: pupils.map(presentReciting) };
  });

  route('POST /api/admin/tracking/skips', async ({ actor, body }) => {
    await tracking.skipPupil(deps, actor, body);
    return { ok: true };
  });

  route('GET /api/admin/tracking/ranks', async ({ query }) => ({
    grades: (await tracking.readRanks(deps, query.section)).map(({ pupils, ...grade }) => ({
      ...grade,
      pupils: pupils.map(({ rank, studentId, name, score }) => ({ rank, studentId, name, score })),
    })),
  }));

  route('GET /api/admin/tracking/mirror', async ({ actor, query }) => {
    const { shown, reciting, marks, next } = await tracking.readMirror(deps, actor, query);
    return {
      shown: shown && { text: shown.text, passage: shown.passage },
      reciting: reciting && {
        name: reciting.name,
        ayah: reciting.ayah,
        isPaused: reciting.last?.status === 'paused',
      },
      marks: marks && {
        words: marks.words.map((row) => presentWord(row, marks.hearingId, marks.wrongNow)),
        last: presentLast(marks.last),
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
        hearings: own.hearings.map(presentHearing),
        last: presentLast(own.last),
      },
      rank: own.rank,
    };
  });
};
