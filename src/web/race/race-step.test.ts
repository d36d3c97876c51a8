import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GameOver, PlayerAnswer, Positions, RacePlayer, RaceQuestion, RaceView } from '#wire/race/events';
import { isFlawless, storageText } from './race-ending.ts';
import { opponentNews, stripOf } from './race-news.ts';
import {
  type Heard,
  openState,
  phaseOf,
  type RaceInput,
  type RaceState,
  raceToKeep,
  shownPositions,
} from './race-state.ts';
import { nextChange, stepScreen } from './race-step.ts';

const players: readonly RacePlayer[] = [
  { id: 1, name: 'سلمان', grade: 5, connected: true },
  { id: 2, name: 'خالد', grade: 5, connected: true },
];
const question = (number: number): RaceQuestion => ({
  id: 100 + number,
  number,
  text: `سؤال ${number}`,
  options: ['أ', 'ب', 'ج', 'د'],
});
const view = (change: Partial<RaceView> = {}): RaceView => ({
  raceId: 7,
  version: 1,
  phase: 'active',
  you: 1,
  players,
  difficulty: 'medium',
  contentId: 'iman_level',
  positions: [0, 0],
  startsInMs: 0,
  question: question(1),
  lastAnswer: null,
  opponentMsLeft: null,
  ...change,
});
const verdict = (number: number, isCorrect = true): PlayerAnswer & { positions: Positions } => ({
  raceId: 7,
  version: number + 1,
  number,
  questionId: 100 + number,
  answer: isCorrect ? 2 : 0,
  correctAnswer: 2,
  isCorrect,
  positions: [isCorrect ? number * 100 : 0, 0],
});
const gameOver = (change: Partial<GameOver> = {}): GameOver => ({
  raceId: 7,
  version: 50,
  ending: 'finished',
  winner: players[0] ?? null,
  gameResult: {
    winnerId: 1,
    loserId: 2,
    winnerScore: 100,
    loserScore: 40,
    contentId: 'iman_level',
    grade: 5,
    gameDuration: 61,
  },
  positions: [1000, 400],
  you: 1,
  players,
  stored: false,
  ...change,
});
const waiting = (waitedMs = 0) => ({
  raceId: null,
  you: 1 as const,
  players: players.slice(0, 1),
  required: 2,
  difficulty: 'medium' as const,
  waitedMs,
  awaits: null,
});

/** A screen that is told things at given times. */
const screen = (from: RaceState = openState(null)) => {
  let state = from;
  const step = (input: RaceInput, now: number): RaceState => {
    state = stepScreen(stepScreen(state, { type: 'time' }, now), input, now);
    return state;
  };
  return {
    step,
    hear: (heard: Heard, now: number) => step({ type: 'heard', ...heard }, now),
    wait: (now: number) => step({ type: 'time' }, now),
    get state() {
      return state;
    },
  };
};

const racing = (now = 0) => {
  const page = screen();
  page.step({ type: 'connected' }, now);
  page.hear({ name: 'game_start', told: view() }, now);
  return page;
};

describe('phases', () => {
  it('go from connecting over searching and the start to the race, whose overlay stands for one second', () => {
    const page = screen();
    expect(phaseOf(page.state)).toBe('connecting');
    page.step({ type: 'connected' }, 0);
    page.hear({ name: 'players_update', told: waiting(12_000) }, 100);
    expect(phaseOf(page.state)).toBe('searching');
    expect(page.state.lobby?.since).toBe(100 - 12_000);
    page.hear({ name: 'game_starting', told: view({ phase: 'starting', question: null, startsInMs: 3000 }) }, 1000);
    expect(phaseOf(page.state)).toBe('starting');
    expect(page.state.race?.startsAt).toBe(4000);
    page.hear({ name: 'game_start', told: view({ version: 2 }) }, 4000);
    expect(phaseOf(page.state)).toBe('active');
    expect(page.step({ type: 'choose', place: 1 }, 4500).race?.answer).toBeNull();
    expect(page.wait(4999).race?.overlayUntil).toBe(5000);
    expect(page.wait(5000).race?.overlayUntil).toBeNull();
    expect(page.step({ type: 'choose', place: 1 }, 5000).race?.answer?.place).toBe(1);
  });

  it('of a page that comes back begin in the race, without the overlay', () => {
    expect(racing().state.race?.overlayUntil).toBeNull();
  });

  it('a search said by a slower process does not undo a match', () => {
    const page = racing();
    page.hear({ name: 'players_update', told: waiting() }, 10);
    expect(phaseOf(page.state)).toBe('active');
  });
});

describe('an answer', () => {
  it('is being checked at once, judged after 300 ms and gone after 1500 more; then comes the next question', () => {
    const page = racing();
    page.step({ type: 'choose', place: 2 }, 1000);
    expect(stripOf(page.state).kind).toBe('info');
    page.hear({ name: 'player_answer', told: verdict(1) }, 1040);
    page.hear({ name: 'new_question', told: { raceId: 7, version: 2, question: question(2) } }, 1041);
    expect(shownPositions(page.state.race as never)).toEqual([0, 0]);
    expect(stripOf(page.wait(1299)).kind).toBe('info');
    expect(nextChange(page.state)).toBe(1300);
    expect(stripOf(page.wait(1300)).kind).toBe('right');
    expect(shownPositions(page.state.race as never)).toEqual([100, 0]);
    expect(page.wait(2799).race?.question?.number).toBe(1);
    expect(page.wait(2800).race?.question?.number).toBe(2);
    expect(page.state.race?.answer).toBeNull();
  });

  it('whose verdict comes late is shown as soon as it is there, for as long', () => {
    const page = racing();
    page.step({ type: 'choose', place: 0 }, 1000);
    page.hear({ name: 'player_answer', told: verdict(1, false) }, 2500);
    expect(stripOf(page.wait(2500)).kind).toBe('wrong');
    expect(page.wait(3999).race?.answer).not.toBeNull();
    expect(page.wait(4000).race?.answer).toBeNull();
  });

  it('is taken once: whatever is tapped meanwhile is not heard', () => {
    const page = racing();
    page.step({ type: 'choose', place: 2 }, 0);
    page.step({ type: 'choose', place: 1 }, 1);
    expect(page.state.race?.answer?.place).toBe(2);
    expect(racing().step({ type: 'choose', place: 4 }, 0).race?.answer).toBeNull();
  });

  it('that was under way when the network went is to be sent again under the same number', () => {
    const page = racing();
    page.step({ type: 'choose', place: 2 }, 0);
    page.step({ type: 'sent' }, 0);
    page.step({ type: 'lost' }, 500);
    expect(page.state.race?.answer).toMatchObject({ number: 1, place: 2, isSent: false });
    expect(page.state.isJoined).toBe(false);
    page.step({ type: 'connected' }, 3000);
    page.hear({ name: 'game_start', told: view({ version: 3 }) }, 3010);
    expect(page.state).toMatchObject({ isJoined: true, race: { answer: { number: 1, place: 2, isSent: false } } });
  });

  it('that counted before the network went is told by the state the page comes back to', () => {
    const page = racing();
    page.step({ type: 'choose', place: 2 }, 0);
    page.step({ type: 'lost' }, 500);
    page.step({ type: 'connected' }, 2990);
    const told = view({ version: 3, positions: [100, 300], question: question(2), lastAnswer: verdict(1) });
    page.hear({ name: 'game_start', told }, 3000);
    expect(page.state.race).toMatchObject({ question: { number: 1 }, upcoming: { number: 2 } });
    expect(stripOf(page.wait(3000)).kind).toBe('right');
    expect(page.wait(4500).race).toMatchObject({ question: { number: 2 }, answer: null });
  });

  it('that was refused may be given again, and the race goes on with a word', () => {
    const page = racing();
    page.step({ type: 'choose', place: 2 }, 0);
    page.hear({ name: 'error', told: { code: 'race_answer_refused', message: 'لم تُقبل' } }, 50);
    expect(page.state).toMatchObject({ failure: null, race: { answer: null }, notice: { text: 'لم تُقبل' } });
    expect(page.wait(5000).notice).toBeNull();
  });
});

describe('the opponent', () => {
  it('is seen to move at once, also while the own answer is checked', () => {
    const page = racing();
    page.step({ type: 'choose', place: 2 }, 0);
    page.hear({ name: 'positions_update', told: { raceId: 7, version: 2, positions: [0, 100] } }, 10);
    expect(shownPositions(page.state.race as never)).toEqual([0, 100]);
    expect(opponentNews(page.state)).toBe('خالد: ١ من ١٠');
  });

  it('who dropped out is waited for until the time is up or they are back', () => {
    const page = racing();
    page.hear({ name: 'player_left', told: { raceId: 7, version: 2, playerId: 2, msLeft: 30_000 } }, 1000);
    expect(page.state.race?.opponentDueAt).toBe(31_000);
    page.hear({ name: 'players_update', told: { ...waiting(), raceId: 7, players } }, 5000);
    expect(page.state.race?.opponentDueAt).toBeNull();
    page.hear({ name: 'positions_update', told: { raceId: 7, version: 5, positions: [0, 200] } }, 5001);
    page.hear({ name: 'player_left', told: { raceId: 7, version: 4, playerId: 2, msLeft: 30_000 } }, 5002);
    expect(page.state.race?.opponentDueAt).toBeNull();
  });

  it('never goes back on the track, in whatever order places are heard', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 })), { maxLength: 20 }),
        (heard) => {
          const page = racing();
          let last = [0, 0];
          for (const [version, [a, b]] of heard.entries()) {
            page.hear(
              { name: 'positions_update', told: { raceId: 7, version, positions: [a * 100, b * 100] } },
              version,
            );
            const now = shownPositions(page.state.race as never);
            expect(now[0] >= (last[0] ?? 0) && now[1] >= (last[1] ?? 0)).toBe(true);
            last = [...now];
          }
        },
      ),
    );
  });
});

describe('the end', () => {
  it('waits for the winner’s own verdict, and lets the other see the last step', () => {
    const page = racing();
    page.step({ type: 'choose', place: 2 }, 0);
    page.hear({ name: 'player_answer', told: verdict(1) }, 20);
    page.hear({ name: 'game_over', told: gameOver() }, 21);
    expect(phaseOf(page.wait(1799))).toBe('active');
    expect(phaseOf(page.wait(1800))).toBe('over');
    const other = racing();
    other.hear({ name: 'game_over', told: gameOver({ you: 2 }) }, 0);
    expect(phaseOf(other.state)).toBe('active');
    expect(other.step({ type: 'choose', place: 1 }, 10).race?.answer).toBeNull();
    expect(phaseOf(other.wait(1200))).toBe('over');
  });

  it('that came before the page was opened begins a new search, which says how it ended', () => {
    const page = screen(openState(7));
    page.step({ type: 'connected' }, 0);
    page.hear({ name: 'game_over', told: gameOver({ stored: true, you: 2, ending: 'forfeited' }) }, 1);
    expect(page.state).toMatchObject({ ended: null, knownRaceId: null, isJoined: false });
    page.hear({ name: 'players_update', told: waiting() }, 2);
    expect(phaseOf(page.state)).toBe('searching');
    expect(page.state.missed).toEqual({ raceId: 7, kind: 'lost-forfeit', hasResult: true });
    page.hear({ name: 'game_starting', told: view({ raceId: 8, phase: 'starting', question: null }) }, 3);
    expect(page.state.missed).toBeNull();
  });

  it('is no race to come back to once it was seen, though the page that shows it still asks for it', () => {
    const page = racing();
    expect(raceToKeep(page.state)).toBe(7);
    page.hear({ name: 'game_over', told: gameOver() }, 0);
    expect(raceToKeep(page.state)).toBe(7);
    page.wait(1200);
    expect(raceToKeep(page.state)).toBeNull();
    expect(page.state.knownRaceId).toBe(7);
    page.step({ type: 'lost' }, 1300);
    page.hear({ name: 'game_over', told: gameOver({ stored: true }) }, 1400);
    expect(phaseOf(page.state)).toBe('over');
  });

  it('is asked to be stored by the winner’s page alone: three times, two seconds apart, then by hand', () => {
    const page = screen();
    page.hear({ name: 'game_over', told: gameOver() }, 0);
    expect(storageText(page.state.ended as never)).toBe('جاري محاولة حفظ النتيجة...');
    const asks = [1999, 2000, 3999, 4000, 6000, 7999].map((now) => page.wait(now).ended?.storage.asks);
    expect(asks).toEqual([0, 1, 1, 2, 3, 3]);
    page.wait(8000);
    expect(storageText(page.state.ended as never)).toBe('فشل في حفظ النتيجة تلقائياً. يرجى المحاولة يدوياً.');
    page.step({ type: 'save' }, 9000);
    expect(page.state.ended?.storage).toMatchObject({ status: 'pending', asks: 4 });
    const failed = { raceId: 7, code: 'race_result_unsaved' as const, message: 'السبب', details: '' };
    page.hear({ name: 'result_storage_failed', told: failed }, 9100);
    expect(storageText(page.state.ended as never)).toBe('فشل في حفظ النتيجة: السبب');
    page.hear({ name: 'result_stored', told: { raceId: 7 } }, 9200);
    expect(storageText(page.state.ended as never)).toBe('تم حفظ النتيجة بنجاح!');
    const loser = screen();
    loser.hear({ name: 'game_over', told: gameOver({ you: 2 }) }, 0);
    expect(loser.wait(60_000).ended?.storage).toMatchObject({ status: 'pending', asks: 0 });
  });

  it('without a result cannot be saved by hand', () => {
    const page = screen();
    page.hear({ name: 'game_over', told: gameOver({ gameResult: null }) }, 0);
    page.step({ type: 'save' }, 1);
    expect(storageText(page.state.ended as never)).toBe('فشل في حفظ النتيجة: No game result data available');
  });

  it('waits five seconds for the answers and is flawless when the winner needed ten', () => {
    const page = screen();
    page.hear({ name: 'game_over', told: gameOver() }, 0);
    expect(page.wait(4999).ended?.details.until).toBe(5000);
    expect(page.wait(5000).ended?.details.until).toBeNull();
    page.step({ type: 'details' }, 6000);
    const answers = Array.from({ length: 10 }, (_, place) => ({
      questionId: place,
      number: place + 1,
      question: '',
      selectedOption: '',
      correctAnswer: '',
      isCorrect: true,
      timestamp: '',
      isPlaceholder: false as const,
    }));
    page.hear({ name: 'opponent_answers', told: { raceId: 7, playerId: 2, answers: [] } }, 6010);
    expect(isFlawless(page.state.ended as never)).toBe(false);
    page.hear({ name: 'opponent_answers', told: { raceId: 7, playerId: 1, answers } }, 6020);
    expect(page.state.ended?.details).toMatchObject({ asks: 2, until: null });
    expect(isFlawless(page.state.ended as never)).toBe(true);
  });
});

describe('silence', () => {
  const asking = (page: ReturnType<typeof screen>, times: readonly number[]) => times.map((now) => page.wait(now).asks);

  it('of a search is broken every thirty seconds', () => {
    const page = screen();
    page.step({ type: 'connected' }, 0);
    page.hear({ name: 'players_update', told: waiting() }, 1000);
    expect(nextChange(page.state)).toBe(31_000);
    expect(asking(page, [30_999, 31_000, 60_999, 61_000])).toEqual([0, 1, 1, 2]);
    page.hear({ name: 'players_update', told: waiting() }, 70_000);
    expect(asking(page, [99_999, 100_000])).toEqual([2, 3]);
  });

  it('after a match without its countdown, and after a countdown without its question, lasts three', () => {
    const page = screen();
    page.step({ type: 'connected' }, 0);
    page.hear({ name: 'players_update', told: { ...waiting(), raceId: 7, players } }, 0);
    expect(asking(page, [2999, 3000])).toEqual([0, 1]);
    page.hear({ name: 'game_starting', told: view({ phase: 'starting', question: null, startsInMs: 2500 }) }, 3100);
    expect(asking(page, [8599, 8600, 11_599, 11_600])).toEqual([1, 2, 2, 3]);
  });

  it('of a race lasts fifteen seconds, and three where the next question is missing', () => {
    const page = racing();
    page.hear({ name: 'positions_update', told: { raceId: 7, version: 2, positions: [0, 100] } }, 4000);
    expect(asking(page, [18_999, 19_000])).toEqual([0, 1]);
    page.step({ type: 'choose', place: 2 }, 19_500);
    page.hear({ name: 'player_answer', told: verdict(1) }, 20_000);
    expect(page.wait(21_500).race).toMatchObject({ question: null, answer: null });
    expect(asking(page, [22_999, 23_000])).toEqual([1, 2]);
  });

  it('is nobody’s to break without a connection, after an error and when nothing more is to come', () => {
    const cut = racing();
    cut.step({ type: 'lost' }, 10);
    const refused = screen();
    refused.step({ type: 'connected' }, 0);
    refused.hear({ name: 'error', told: { code: 'race_join_failed', message: '' } }, 10);
    const done = racing();
    done.hear({ name: 'game_over', told: gameOver({ stored: true }) }, 10);
    const calledOff = racing();
    calledOff.hear({ name: 'game_over', told: gameOver({ ending: 'called_off', winner: null, gameResult: null }) }, 10);
    for (const page of [cut, refused, done, calledOff]) expect(page.wait(600_000).asks).toBe(0);
  });

  it('about the result is broken by the loser’s page too, which asks for nothing else', () => {
    const page = racing();
    page.hear({ name: 'game_over', told: gameOver({ you: 2 }) }, 0);
    expect(asking(page, [14_999, 15_000])).toEqual([0, 1]);
    page.hear({ name: 'game_over', told: gameOver({ you: 2, stored: true }) }, 15_050);
    page.hear({ name: 'game_over', told: gameOver({ you: 2, stored: false }) }, 15_060);
    expect(page.state.ended?.storage.status).toBe('success');
    expect(page.wait(600_000).asks).toBe(1);
  });

  it('broken while an answer is on its way sends it again and keeps the question', () => {
    const page = racing();
    page.step({ type: 'choose', place: 2 }, 0);
    page.step({ type: 'sent' }, 0);
    page.hear({ name: 'game_start', told: view() }, 100);
    expect(page.state.race).toMatchObject({ question: { number: 1 }, answer: { number: 1, place: 2, isSent: false } });
  });

  it('broken by what was said before the newest question does not bring back the last one', () => {
    const page = racing();
    page.step({ type: 'choose', place: 0 }, 0);
    page.hear({ name: 'player_answer', told: verdict(1, false) }, 20);
    page.hear({ name: 'new_question', told: { raceId: 7, version: 2, question: question(2) } }, 21);
    expect(page.wait(2000).race?.question?.number).toBe(2);
    page.hear({ name: 'game_start', told: view() }, 2001);
    expect(page.state.race?.question?.number).toBe(2);
  });
});

describe('a race against one pupil alone', () => {
  const awaiting = { ...waiting(), awaits: { name: 'خالد', msLeft: 20_000 } };

  it('is asked for from the end of the last, and falls back to a search for anybody when its time is over', () => {
    const page = racing();
    page.hear({ name: 'game_over', told: gameOver({ stored: true }) }, 0);
    page.wait(2000);
    page.step({ type: 'only', only: { rematchOf: 7 } }, 3000);
    expect(page.state).toMatchObject({ ended: null, race: null, only: { rematchOf: 7 }, asks: 1, link: 'up' });
    page.hear({ name: 'players_update', told: awaiting }, 3100);
    expect(nextChange(page.state)).toBe(23_100);
    expect(page.wait(23_099).only).not.toBeNull();
    expect(page.wait(23_100)).toMatchObject({ only: null, turned: 'late', asks: 2 });
    page.hear({ name: 'players_update', told: waiting() }, 23_200);
    expect(page.state.lobby?.awaits).toBeNull();
  });

  it('ends where it was declined or is gone, once, and no word of it is left in the race that follows', () => {
    const page = screen(openState(null, 'easy', { challengeId: 3 }));
    page.step({ type: 'connected' }, 0);
    page.hear({ name: 'error', told: { code: 'race_challenge_gone', message: '' } }, 1);
    expect(page.state).toMatchObject({ only: null, turned: 'gone', asks: 1, failure: null });
    expect(page.step({ type: 'anybody', why: 'declined' }, 2)).toMatchObject({ turned: 'gone', asks: 1 });
    page.hear({ name: 'game_starting', told: view({ phase: 'starting', question: null }) }, 3);
    expect(page.state).toMatchObject({ turned: null, only: null });
  });
});

describe('errors', () => {
  it.each([
    ['race_already_playing', 'أي كلام'],
    ['race_failed', 'Already playing in another tab'],
    ['race_failed', 'أنت تلعب بالفعل في نافذة أخرى'],
  ] as const)('%s «%s» is about another window', (code, message) => {
    const page = screen();
    page.hear({ name: 'error', told: { code, message } }, 5);
    expect(page.state.failure).toMatchObject({ kind: 'already-playing', message, at: 5 });
  });

  it('before a race stand in its place, and a retry counts', () => {
    const page = screen();
    page.hear({ name: 'error', told: { code: 'race_join_failed', message: 'حدث خطأ أثناء الانضمام إلى اللعبة' } }, 0);
    expect(phaseOf(page.state)).toBe('error');
    page.step({ type: 'retry' }, 1);
    expect(page.state).toMatchObject({ retries: 1, failure: null, link: 'connecting' });
    page.hear({ name: 'validation_error', told: { field: 'difficulty', message: 'قيمة' } }, 2);
    expect(page.state.failure?.message).toBe('خطأ في التحقق من صحة البيانات: قيمة');
  });

  it('about somebody else’s race lead to a new search', () => {
    const page = screen(openState(99));
    page.step({ type: 'connected' }, 0);
    page.hear({ name: 'error', told: { code: 'race_not_yours', message: '' } }, 1);
    expect(page.state).toMatchObject({ knownRaceId: null, failure: null });
  });

  it('of an ended session lead out', () => {
    const page = racing();
    page.hear({ name: 'error', told: { code: 'session_expired', message: '' } }, 1);
    expect(page.state.failure).toMatchObject({ kind: 'session', message: 'No auth token available' });
  });
});
