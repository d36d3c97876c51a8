import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  audibleSpan,
  type Command,
  EARLY_START_MS,
  FIRST_SETTINGS,
  LAST_VERSE_MS,
  MODES,
  type Playback,
  type PlaybackEvent,
  REPEAT_PAUSES,
  REPEAT_TIMES,
  readyPlayback,
  type Settings,
  SPEEDS,
  stepPlayback,
  type Track,
  timesOf,
  verseAt,
} from './playback.ts';

/** Three verses of five have a time; the third begins four seconds before the audio ends. */
const TRACK: Track = { fromAyah: 4, timestamps: [500, 2000, 6000], durationMs: 10_000 };

interface Heard {
  readonly ayah: number | null;
  readonly fromMs: number;
  readonly toMs: number;
}

/** The audio and the clock as a command leaves them. */
const obeyed = (audio: { ms: number; isPlaying: boolean; silence: number }, command: Command | null) => {
  if (command?.kind === 'play') return { ms: command.fromMs, isPlaying: true, silence: 0 };
  if (command?.kind === 'wait') return { ...audio, isPlaying: false, silence: command.ms };
  return command ? { ...audio, isPlaying: command.kind === 'resume', silence: 0 } : audio;
};

/** Plays on an audio and a clock that are moved by hand, and writes down what was heard and how long it was silent. */
const deck = (track: Track, settings: Partial<Settings> = {}, ayah: number | null = null) => {
  let playback: Playback = readyPlayback(track, { ...FIRST_SETTINGS, ...settings }, ayah);
  let audio = { ms: 0, isPlaying: false, silence: 0 };
  const heard: Heard[] = [];
  const silences: number[] = [];
  const send = (event: PlaybackEvent): void => {
    const { playback: next, command } = stepPlayback(playback, event, track);
    audio = obeyed(audio, command);
    if (command?.kind === 'wait') silences.push(command.ms);
    if (command?.kind === 'play' || (next.phase === 'playing' && next.ayah !== playback.ayah))
      heard.push({ ayah: next.ayah, fromMs: audio.ms, toMs: audio.ms });
    playback = next;
  };
  /** One frame. A silence is over with it. */
  const pass = (frameMs: number): void => {
    if (playback.phase === 'waiting') send({ kind: 'waited' });
    if (!audio.isPlaying) return;
    audio.ms = Math.min(audio.ms + frameMs, track.durationMs);
    const last = heard.pop();
    if (last) heard.push({ ...last, toMs: audio.ms });
    send(audio.ms === track.durationMs ? { kind: 'ended' } : { kind: 'tick', ms: audio.ms });
  };
  const isUnderWay = () => audio.isPlaying || audio.silence > 0;
  return {
    send,
    pass,
    now: () => playback,
    ms: () => audio.ms,
    heard,
    silences,
    verses: () => heard.map((each) => each.ayah),
    /** Until it stops by itself; says whether it did. */
    run: (frameMs = 16, most = 100_000): boolean => {
      for (let frame = 0; frame < most && isUnderWay(); frame += 1) pass(frameMs);
      return !isUnderWay() && playback.phase !== 'playing' && playback.phase !== 'waiting';
    },
  };
};

describe('what is fixed', () => {
  it('is as specified', () => {
    expect([EARLY_START_MS, LAST_VERSE_MS]).toEqual([100, 5000]);
    expect(MODES).toEqual(['single', 'continuous', 'repeat']);
    expect(SPEEDS).toEqual([0.5, 0.75, 1, 1.25, 1.5]);
    expect(REPEAT_TIMES).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, null]);
    expect(REPEAT_PAUSES).toEqual([0, 3, 5, 10, 'verse']);
    expect(FIRST_SETTINGS).toEqual({ mode: 'continuous', speed: 1, times: 3, pause: 'verse', range: null });
  });
});

describe('the times of a verse', () => {
  it.each([
    [3, null],
    [4, { startMs: 500, endMs: 2000 }],
    [5, { startMs: 2000, endMs: 6000 }],
    [6, { startMs: 6000, endMs: 10_000 }],
    [7, null],
  ])('of verse %i are %j', (ayah, times) => {
    expect(timesOf(TRACK, ayah)).toEqual(times);
  });

  it('give the last five seconds, and no more than the audio has', () => {
    expect(timesOf({ ...TRACK, durationMs: 60_000 }, 6)).toEqual({ startMs: 6000, endMs: 11_000 });
    expect(timesOf({ ...TRACK, durationMs: 7000 }, 6)).toEqual({ startMs: 6000, endMs: 7000 });
  });

  it.each([
    [0, null],
    [499, null],
    [500, 4],
    [1999, 4],
    [2000, 5],
    [9999, 6],
    [10_000, null],
  ])('at %i ms it is verse %s', (ms, ayah) => {
    expect(verseAt(TRACK, ms)).toBe(ayah);
  });
});

describe('a single verse', () => {
  it('begins a tenth of a second early and stops at its end', () => {
    const player = deck(TRACK, { mode: 'single' });
    player.send({ kind: 'press', ayah: 5 });
    expect(player.run(1)).toBe(true);
    expect(player.heard).toEqual([{ ayah: 5, fromMs: 1900, toMs: 6000 }]);
    expect(player.now()).toMatchObject({ phase: 'finished', ayah: 5 });
    player.send({ kind: 'play' });
    player.run(1);
    expect(player.verses()).toEqual([5, 5]);
  });

  it('begins at the beginning of the audio where there is no tenth of a second before it', () => {
    const player = deck({ ...TRACK, timestamps: [30, 2000] });
    player.send({ kind: 'press', ayah: 4 });
    expect(player.ms()).toBe(0);
  });

  it('cannot be one without a time', () => {
    const player = deck(TRACK);
    const before = player.now();
    for (const ayah of [3, 7, 4.5]) player.send({ kind: 'press', ayah });
    expect(player.now()).toBe(before);
    expect(player.heard).toEqual([]);
  });
});

describe('going on', () => {
  it('reads from the pressed verse to the last one that has a time', () => {
    const player = deck(TRACK);
    player.send({ kind: 'press', ayah: 5 });
    expect(player.run(1)).toBe(true);
    expect(player.heard).toEqual([
      { ayah: 5, fromMs: 1900, toMs: 6000 },
      { ayah: 6, fromMs: 6000, toMs: 10_000 },
    ]);
  });

  it('stops where the chosen range ends, and begins where it begins', () => {
    const player = deck(TRACK, { range: { from: 4, to: 5 } });
    player.send({ kind: 'play' });
    player.run();
    player.send({ kind: 'play' });
    player.run();
    expect(player.verses()).toEqual([4, 5, 4, 5]);
  });

  it('after it was stopped goes on in the middle', () => {
    const player = deck(TRACK);
    player.send({ kind: 'press', ayah: 4 });
    player.pass(700);
    player.send({ kind: 'pause' });
    expect(player.run()).toBe(true);
    player.send({ kind: 'play' });
    expect(player.ms()).toBe(1100);
    player.run();
    expect(player.verses()).toEqual([4, 5, 6]);
  });

  it('lights the right verse after a device slept through several', () => {
    const player = deck(TRACK);
    player.send({ kind: 'press', ayah: 4 });
    player.pass(6500);
    expect(player.now()).toMatchObject({ phase: 'playing', ayah: 6 });
  });
});

describe('repeating', () => {
  it('reads the verse so many times, with time to say it as long as the verse', () => {
    const player = deck(TRACK, { mode: 'repeat', times: 3, pause: 'verse' });
    player.send({ kind: 'press', ayah: 4 });
    expect(player.run()).toBe(true);
    expect(player.verses()).toEqual([4, 4, 4]);
    expect(player.silences).toEqual([1500, 1500]);
  });

  it('leaves more time to say it where the verse was heard slowly', () => {
    const player = deck(TRACK, { mode: 'repeat', times: 2, pause: 'verse', speed: 0.5 });
    player.send({ kind: 'press', ayah: 4 });
    player.run();
    expect(player.silences).toEqual([3000]);
  });

  it.each([
    [0, []],
    [3, [3000]],
    [5, [5000]],
    [10, [10_000]],
  ] as const)('is silent for %i seconds where that was chosen', (pause, silences) => {
    const player = deck(TRACK, { mode: 'repeat', times: 2, pause });
    player.send({ kind: 'press', ayah: 4 });
    player.run();
    expect(player.silences).toEqual(silences);
    expect(player.verses()).toEqual([4, 4]);
  });

  it('takes the verses of a range one after the other, with time to say each also before the next', () => {
    const player = deck(TRACK, { mode: 'repeat', times: 2, pause: 3, range: { from: 5, to: 6 } });
    player.send({ kind: 'play' });
    expect(player.run()).toBe(true);
    expect(player.verses()).toEqual([5, 5, 6, 6]);
    expect(player.silences).toEqual([3000, 3000, 3000]);
  });

  it('without an end goes on until it is stopped', () => {
    const player = deck(TRACK, { mode: 'repeat', times: null, pause: 0, range: { from: 4, to: 6 } });
    player.send({ kind: 'press', ayah: 5 });
    expect(player.run(100, 1000)).toBe(false);
    expect(new Set(player.verses())).toEqual(new Set([5]));
    player.send({ kind: 'pause' });
    expect(player.run()).toBe(true);
  });

  it('stopped while the child says it stays with the verse, and then goes on behind it', () => {
    const player = deck(TRACK, { mode: 'repeat', times: 2, pause: 3, range: { from: 4, to: 5 } });
    player.send({ kind: 'press', ayah: 4 });
    while (player.silences.length < 2) player.pass(50);
    player.send({ kind: 'pause' });
    expect(player.now()).toMatchObject({ phase: 'ready', ayah: 4 });
    player.send({ kind: 'play' });
    player.run();
    expect(player.verses()).toEqual([4, 4, 5, 5]);
  });

  it('does not wait any longer where play is pressed', () => {
    const player = deck(TRACK, { mode: 'repeat', times: 2, pause: 10 });
    player.send({ kind: 'press', ayah: 4 });
    while (player.silences.length < 1) player.pass(50);
    player.send({ kind: 'play' });
    expect(player.now()).toMatchObject({ phase: 'playing', ayah: 4, round: 2 });
  });
});

describe('what is pressed meanwhile', () => {
  it('the next and the previous verse, as far as there are any', () => {
    const player = deck(TRACK, {}, 5);
    player.send({ kind: 'previous' });
    player.send({ kind: 'previous' });
    player.send({ kind: 'next' });
    player.send({ kind: 'next' });
    player.send({ kind: 'next' });
    expect(player.verses()).toEqual([4, 5, 6]);
  });

  it('the next verse where none was heard is the first', () => {
    const player = deck(TRACK);
    player.send({ kind: 'next' });
    expect(player.verses()).toEqual([4]);
  });

  it('a verse outside the range ends the range', () => {
    const player = deck(TRACK, { range: { from: 4, to: 5 } });
    player.send({ kind: 'press', ayah: 6 });
    expect(player.now()).toMatchObject({ ayah: 6, settings: { range: null } });
  });

  it('a range without the verse that is heard begins at once', () => {
    const player = deck(TRACK);
    player.send({ kind: 'press', ayah: 4 });
    player.send({ kind: 'settings', change: { range: { from: 6, to: 5 } } });
    expect(player.now()).toMatchObject({ phase: 'playing', ayah: 5, settings: { range: { from: 5, to: 6 } } });
  });

  it('a range without the verse that stands still waits at its beginning', () => {
    const player = deck(TRACK, {}, 4);
    player.send({ kind: 'settings', change: { range: { from: 5, to: 6 } } });
    expect(player.now()).toMatchObject({ phase: 'ready', ayah: 5 });
    expect(player.heard).toEqual([]);
  });

  it('another mode goes on from the verse that was heard last', () => {
    const player = deck(TRACK, { mode: 'single' });
    player.send({ kind: 'press', ayah: 5 });
    player.run();
    player.send({ kind: 'settings', change: { mode: 'continuous' } });
    player.send({ kind: 'play' });
    player.run();
    expect(player.verses()).toEqual([5, 5, 6]);
  });

  it('another mode in the middle of a verse counts from this one', () => {
    const player = deck(TRACK);
    player.send({ kind: 'press', ayah: 4 });
    player.pass(500);
    player.send({ kind: 'settings', change: { mode: 'repeat', times: 2, pause: 0 } });
    player.run();
    expect(player.verses()).toEqual([4, 4]);
  });

  it.each(MODES)('a verse to be heard alone is heard once, also in the mode %s, which then goes on from it', (mode) => {
    const player = deck(TRACK, { mode, times: 2, pause: 0 });
    player.send({ kind: 'alone', ayah: 5 });
    expect(player.run(1)).toBe(true);
    expect(player.heard).toEqual([{ ayah: 5, fromMs: 1900, toMs: 6000 }]);
    player.send({ kind: 'play' });
    player.run();
    expect(player.verses()).toEqual([5, ...{ single: [5], continuous: [5, 6], repeat: [5, 5] }[mode]]);
  });

  it('a verse to be heard alone takes nothing from the range that is chosen', () => {
    const player = deck(TRACK, { range: { from: 4, to: 4 } });
    player.send({ kind: 'alone', ayah: 6 });
    player.run();
    expect(player.now().settings.range).toEqual({ from: 4, to: 4 });
  });

  it('a moment of the audio is heard from there, and lights its verse', () => {
    const player = deck(TRACK);
    player.send({ kind: 'seek', ms: 3000 });
    expect([player.ms(), player.now().ayah]).toEqual([3000, 5]);
    player.send({ kind: 'seek', ms: 100 });
    expect(player.ms()).toBe(3000);
  });

  it('what cannot be had stops, and begins at the same verse when it can', () => {
    const player = deck(TRACK);
    player.send({ kind: 'press', ayah: 5 });
    player.send({ kind: 'failed' });
    expect(player.now()).toMatchObject({ phase: 'ready', ayah: 5 });
    player.send({ kind: 'play' });
    expect(player.verses()).toEqual([5, 5]);
  });
});

it('what was remembered and cannot be heard any more is forgotten', () => {
  expect(readyPlayback(TRACK, { ...FIRST_SETTINGS, range: { from: 5, to: 7 } }, 7)).toEqual({
    settings: FIRST_SETTINGS,
    phase: 'ready',
    ayah: null,
    round: 0,
    isAlone: false,
  });
});

describe('whatever the times are', () => {
  const tracks = fc
    .record({
      fromAyah: fc.integer({ min: 1, max: 280 }),
      lengths: fc.array(fc.integer({ min: 40, max: 3000 }), { minLength: 1, maxLength: 8 }),
      first: fc.nat(3000),
      rest: fc.integer({ min: 1, max: 9000 }),
    })
    .map(({ fromAyah, lengths, first, rest }): Track => {
      const timestamps = lengths.map((_, at) => lengths.slice(0, at).reduce((sum, each) => sum + each, first));
      return { fromAyah, timestamps, durationMs: (timestamps.at(-1) ?? 0) + rest };
    });
  const settings = fc.record({
    mode: fc.constantFrom(...MODES),
    speed: fc.constantFrom(...SPEEDS),
    times: fc.constantFrom(...REPEAT_TIMES),
    pause: fc.constantFrom(...REPEAT_PAUSES),
  });
  const withVerse = tracks.chain((track) => {
    const { from, to } = audibleSpan(track);
    return fc.tuple(fc.constant(track), fc.integer({ min: from, max: to }));
  });
  const withRange = withVerse.chain(([track, from]) =>
    fc.tuple(fc.constant(track), fc.constant(from), fc.integer({ min: from, max: audibleSpan(track).to })),
  );
  const verses = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

  it('the lit verse is the one whose time it is, or the one that begins within the early start', () => {
    fc.assert(
      fc.property(withVerse, fc.integer({ min: 8, max: 2000 }), ([track, ayah], frameMs) => {
        const player = deck(track);
        player.send({ kind: 'press', ayah });
        const amiss: number[] = [];
        while (player.now().phase === 'playing') {
          const lit = player.now().ayah ?? 0;
          const early = (timesOf(track, lit)?.startMs ?? 0) - player.ms();
          const isEarly = early > 0 && early <= EARLY_START_MS;
          if (!isEarly && verseAt(track, player.ms()) !== lit) amiss.push(player.ms());
          player.pass(frameMs);
        }
        expect(amiss).toEqual([]);
      }),
    );
  });

  it('going on visits each verse of the range once, in order, and stops', () => {
    fc.assert(
      fc.property(withRange, ([track, from, to]) => {
        const player = deck(track, { range: { from, to } });
        player.send({ kind: 'play' });
        expect(player.run()).toBe(true);
        expect(player.verses()).toEqual(verses(from, to));
      }),
    );
  });

  it('repeating visits each verse of the range exactly so many times, and stops', () => {
    const times = fc.integer({ min: 1, max: 10 }).map((each) => REPEAT_TIMES[each - 1] ?? 1);
    fc.assert(
      fc.property(withRange, times, fc.constantFrom(...REPEAT_PAUSES), ([track, from, to], n, pause) => {
        const player = deck(track, { mode: 'repeat', times: n, pause, range: { from, to } });
        player.send({ kind: 'play' });
        expect(player.run()).toBe(true);
        expect(player.verses()).toEqual(verses(from, to).flatMap((ayah) => Array.from({ length: n }, () => ayah)));
      }),
    );
  });

  it('whatever is pressed, no verse without a time is heard, and left alone it stops', () => {
    const events: fc.Arbitrary<PlaybackEvent> = fc.oneof(
      fc
        .tuple(fc.constantFrom('press', 'alone'), fc.integer({ min: 0, max: 300 }))
        .map(([kind, ayah]) => ({ kind, ayah }) as const),
      fc
        .constantFrom('play', 'pause', 'next', 'previous', 'ended', 'waited', 'failed')
        .map((kind): PlaybackEvent => ({ kind })),
      fc.nat(100_000).map((ms) => ({ kind: 'seek', ms }) as const),
      settings.map((change) => ({ kind: 'settings', change }) as const),
      fc
        .tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 300 }))
        .map(([from, to]) => ({ kind: 'settings', change: { range: { from, to } } }) as const),
    );
    fc.assert(
      fc.property(withVerse, fc.array(fc.tuple(events, fc.nat(20))), ([track, ayah], wishes) => {
        const player = deck(track);
        player.send({ kind: 'press', ayah });
        for (const [event, frames] of wishes) {
          player.send(event);
          for (let frame = 0; frame < frames; frame += 1) player.pass(50);
        }
        player.send({ kind: 'settings', change: { times: 10 } });
        expect(player.run()).toBe(true);
        expect(player.verses().filter((each) => timesOf(track, each ?? 0) === null)).toEqual([]);
      }),
    );
  });
});
