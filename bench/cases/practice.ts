import { openDatabase } from '#server/platform/db/open';
import { readPlayed, replayStored } from '#server/practice/played-session';
import type { OwnCase } from '../support/bench-case.ts';
import { chanceOf } from '../support/chance.ts';
import { percentile } from '../support/median.ts';
import { playUntil, type Tally } from '../support/player.ts';
import type { Pupil } from '../support/pupils.ts';

const PUPILS = 200;
const EVERY_MS = 2000;
/** Three minutes; PRACTICE_SECONDS makes it shorter for a try. */
const SECONDS = Number(process.env.PRACTICE_SECONDS ?? 180);

/** What is in the database of the sessions that were played: answers, and scores that are not what the page showed or their replay. */
const readBack = async (dataDir: string, shown: ReadonlyMap<number, number>) => {
  const { db } = openDatabase(dataDir, undefined);
  let stored = 0;
  let wrongScores = 0;
  for (const [id, score] of shown) {
    const session = await db.selectFrom('practice_sessions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const saved = await db.selectFrom('practice_scores').select('score').where('sessionId', '=', id).executeTakeFirst();
    const standing = await readPlayed(db, session);
    stored += standing.answers.length;
    const replayed = replayStored(standing)?.score;
    if (saved?.score !== score || replayed !== score) wrongScores += 1;
  }
  await db.destroy();
  return { stored, wrongScores };
};

/** 200 pupils play on one process, an answer every two seconds each: none may be lost, every score is its replay. */
export const practice: OwnCase = {
  name: 'practice',
  run: async ({ server, school }) => {
    const tally: Tally = { given: 0, posts: 0, repeated: 0, late: 0, refused: 0, postMs: [], shown: new Map() };
    const end = performance.now() + SECONDS * 1000;
    const players = school.sessionCookies.slice(0, PUPILS).map((cookie, index) => ({
      url: server.url,
      cookie,
      pupil: school.pupils[index] as Pupil,
      tally,
      chance: chanceOf(index + 1),
    }));
    await Promise.all(players.map((player) => playUntil(player, end, EVERY_MS)));
    const { stored, wrongScores } = await readBack(school.productDir, tally.shown);
    const lost = tally.given - stored;
    return {
      pupils: PUPILS,
      seconds: SECONDS,
      answersGiven: tally.given,
      answersStored: stored,
      lost,
      posts: tally.posts,
      repeated: tally.repeated,
      heldBack: tally.late,
      refused: tally.refused,
      sessions: tally.shown.size,
      wrongScores,
      p50Ms: percentile(tally.postMs, 0.5),
      p99Ms: percentile(tally.postMs, 0.99),
      met: lost === 0 && wrongScores === 0 && tally.refused === 0 && tally.shown.size >= PUPILS,
    };
  },
};
