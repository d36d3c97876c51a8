/** A verse is begun a little early, so that its first letter is never cut. */
export const EARLY_START_MS = 100;

/** The length of the last verse that has a time, since nothing says where it ends; never beyond the audio. */
export const LAST_VERSE_MS = 5000;

export const MODES = ['single', 'continuous', 'repeat'] as const;
export type Mode = (typeof MODES)[number];

export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5] as const;
export type Speed = (typeof SPEEDS)[number];

/** How often a verse is heard; null: until somebody stops it. */
export const REPEAT_TIMES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, null] as const;
export type RepeatTimes = (typeof REPEAT_TIMES)[number];

/** Between two times, in seconds, or as long as the verse itself, so that the child can say it. */
export const REPEAT_PAUSES = [0, 3, 5, 10, 'verse'] as const;
export type RepeatPause = (typeof REPEAT_PAUSES)[number];

export interface VerseSpan {
  readonly from: number;
  readonly to: number;
}

export interface Settings {
  readonly mode: Mode;
  readonly speed: Speed;
  readonly times: RepeatTimes;
  readonly pause: RepeatPause;
  /** Null: the whole text. */
  readonly range: VerseSpan | null;
}

export const FIRST_SETTINGS: Settings = { mode: 'continuous', speed: 1, times: 3, pause: 'verse', range: null };

/** A text as it is heard: where each verse begins, in milliseconds. Verses after the last time cannot be heard. */
export interface Track {
  readonly fromAyah: number;
  readonly timestamps: readonly number[];
  readonly durationMs: number;
}

/** `ready` begins at the verse, `paused` goes on in the middle of it, `finished` begins again. */
export type Phase = 'ready' | 'playing' | 'paused' | 'waiting' | 'finished';

export interface Playback {
  readonly settings: Settings;
  readonly phase: Phase;
  /** The verse that is lit; null before the first. */
  readonly ayah: number | null;
  /** How often it was begun. */
  readonly round: number;
  /** Heard by itself, whatever the mode is. */
  readonly isAlone: boolean;
}

/** Also while it is silent so that the child can say the verse. */
export const isUnderWay = ({ phase }: Playback): boolean => phase === 'playing' || phase === 'waiting';

export type PlaybackEvent =
  /** `alone`: to hear it beside the own voice. */
  | { readonly kind: 'press' | 'alone'; readonly ayah: number }
  | { readonly kind: 'play' | 'pause' | 'next' | 'previous' }
  | { readonly kind: 'seek'; readonly ms: number }
  | { readonly kind: 'settings'; readonly change: Partial<Settings> }
  /** Where the audio is. */
  | { readonly kind: 'tick'; readonly ms: number }
  /** The audio is over, the wait is over, the audio cannot be had. */
  | { readonly kind: 'ended' | 'waited' | 'failed' };

/** What the audio has to do. */
export type Command =
  | { readonly kind: 'play'; readonly fromMs: number }
  | { readonly kind: 'resume' | 'pause' }
  | { readonly kind: 'wait'; readonly ms: number };

export interface Step {
  readonly playback: Playback;
  readonly command: Command | null;
}

/** Where a verse begins and ends; null where it has no time. */
export const timesOf = (
  { fromAyah, timestamps, durationMs }: Track,
  ayah: number,
): { readonly startMs: number; readonly endMs: number } | null => {
  const startMs = timestamps[ayah - fromAyah];
  if (startMs === undefined) return null;
  return { startMs, endMs: timestamps[ayah - fromAyah + 1] ?? Math.min(startMs + LAST_VERSE_MS, durationMs) };
};

/** All that can be heard. */
export const audibleSpan = ({ fromAyah, timestamps }: Track): VerseSpan => ({
  from: fromAyah,
  to: fromAyah + timestamps.length - 1,
});

const isIn = ({ from, to }: VerseSpan, ayah: number): boolean => ayah >= from && ayah <= to;

/** The verse that is heard at a moment of the audio. */
export const verseAt = (track: Track, ms: number): number | null => {
  const at = track.timestamps.findLastIndex((time) => time <= ms);
  const times = timesOf(track, track.fromAyah + at);
  return times && ms < times.endMs ? track.fromAyah + at : null;
};

/** In order, and only where all of it can be heard. */
const rangeIn = (track: Track, range: VerseSpan | null): VerseSpan | null => {
  if (!range) return null;
  const [from, to] = [Math.min(range.from, range.to), Math.max(range.from, range.to)];
  return isIn(audibleSpan(track), from) && isIn(audibleSpan(track), to) ? { from, to } : null;
};

/** As it is before anything was pressed, where a verse may be remembered from last time. */
export const readyPlayback = (track: Track, settings: Settings, ayah: number | null): Playback => ({
  settings: { ...settings, range: rangeIn(track, settings.range) },
  phase: 'ready',
  ayah: ayah !== null && timesOf(track, ayah) ? ayah : null,
  round: 0,
  isAlone: false,
});

const begin = (playback: Playback, track: Track, ayah: number, round: number): Step => {
  const times = timesOf(track, ayah);
  if (!times) return { playback, command: null };
  return {
    playback: { ...playback, phase: 'playing', ayah, round, isAlone: false },
    command: { kind: 'play', fromMs: Math.max(0, times.startMs - EARLY_START_MS) },
  };
};

/** The verses that are heard by themselves. */
export const heardSpan = ({ settings: { range } }: Playback, track: Track): VerseSpan => range ?? audibleSpan(track);

/** What follows by itself when a verse is over; null where nothing does. */
const following = (
  { settings: { mode, times, range }, ayah, round, isAlone }: Playback,
  track: Track,
): { readonly ayah: number; readonly round: number } | null => {
  if (ayah === null || mode === 'single' || isAlone) return null;
  if (mode === 'repeat' && (times === null || round < times)) return { ayah, round: round + 1 };
  const last = mode === 'repeat' ? range?.to : (range ?? audibleSpan(track)).to;
  return last !== undefined && ayah < last ? { ayah: ayah + 1, round: 1 } : null;
};

/** How long it is silent after the verse. */
export const silenceMs = ({ settings: { pause, speed }, ayah }: Playback, track: Track): number => {
  if (pause !== 'verse') return pause * 1000;
  const times = ayah === null ? null : timesOf(track, ayah);
  return times ? (times.endMs - times.startMs) / speed : 0;
};

const stay = (playback: Playback): Step => ({ playback, command: null });

const finish = (playback: Playback): Step => ({
  // A verse that was heard alone ends nothing: the rest goes on from it.
  playback: playback.isAlone
    ? { ...playback, phase: 'ready', round: 0, isAlone: false }
    : { ...playback, phase: 'finished' },
  command: { kind: 'pause' },
});

const goOn = (playback: Playback, track: Track): Step => {
  const next = following(playback, track);
  return next ? begin(playback, track, next.ayah, next.round) : finish(playback);
};

const verseOver = (playback: Playback, track: Track): Step => {
  const ms = playback.settings.mode === 'repeat' && following(playback, track) ? silenceMs(playback, track) : 0;
  return ms > 0
    ? { playback: { ...playback, phase: 'waiting' }, command: { kind: 'wait', ms } }
    : goOn(playback, track);
};

const tick = (playback: Playback, track: Track, ms: number): Step => {
  const { phase, ayah, settings } = playback;
  const times = phase === 'playing' && ayah !== null ? timesOf(track, ayah) : null;
  if (!times || ms < times.endMs) return stay(playback);
  const next = following(playback, track);
  // The audio runs on into the next verse by itself.
  return settings.mode === 'continuous' && next
    ? tick({ ...playback, ...next }, track, ms)
    : verseOver(playback, track);
};

const play = (playback: Playback, track: Track): Step => {
  const { phase, ayah, round, settings } = playback;
  const first = heardSpan(playback, track).from;
  if (phase === 'playing') return stay(playback);
  if (phase === 'paused') return { playback: { ...playback, phase: 'playing' }, command: { kind: 'resume' } };
  if (phase === 'finished')
    return begin(playback, track, settings.range || settings.mode === 'continuous' ? first : (ayah ?? first), 1);
  // Stopped while the child said it, it goes on behind that.
  if (round > 0 && following(playback, track)) return goOn(playback, track);
  return begin(playback, track, ayah ?? first, 1);
};

const pause = (playback: Playback): Step => {
  if (playback.phase === 'playing') return { playback: { ...playback, phase: 'paused' }, command: { kind: 'pause' } };
  if (playback.phase === 'waiting') return { playback: { ...playback, phase: 'ready' }, command: { kind: 'pause' } };
  return stay(playback);
};

/** A verse outside the chosen range was wished for: the range is over. */
const withRangeFor = (playback: Playback, ayah: number): Playback => {
  const { settings } = playback;
  return settings.range && !isIn(settings.range, ayah)
    ? { ...playback, settings: { ...settings, range: null } }
    : playback;
};

const press = (playback: Playback, track: Track, ayah: number): Step =>
  timesOf(track, ayah) ? begin(withRangeFor(playback, ayah), track, ayah, 1) : stay(playback);

/** Whatever range is chosen stays chosen. */
const pressAlone = (playback: Playback, track: Track, ayah: number): Step => {
  if (!timesOf(track, ayah)) return stay(playback);
  const { playback: begun, command } = begin(playback, track, ayah, 1);
  return { playback: { ...begun, isAlone: true }, command };
};

const move = (playback: Playback, track: Track, by: 1 | -1): Step => {
  const span = heardSpan(playback, track);
  const target = playback.ayah === null ? span.from : playback.ayah + by;
  return isIn(span, target) ? begin(playback, track, target, 1) : stay(playback);
};

const seek = (playback: Playback, track: Track, ms: number): Step => {
  const ayah = verseAt(track, ms);
  if (ayah === null) return stay(playback);
  const { playback: begun } = press(playback, track, ayah);
  return { playback: begun, command: { kind: 'play', fromMs: ms } };
};

const change = (playback: Playback, track: Track, wish: Partial<Settings>): Step => {
  const settings = { ...playback.settings, ...wish };
  const range = rangeIn(track, settings.range);
  const { phase, ayah } = playback;
  const round = settings.mode === playback.settings.mode ? playback.round : Math.min(playback.round, 1);
  const asBefore = { ...playback, settings: { ...settings, range }, round };
  // What was finished one way goes on another way from where it is.
  const changed: Playback = phase === 'finished' ? { ...asBefore, phase: 'ready', round: 0 } : asBefore;
  if (!range || ayah === null || isIn(range, ayah)) return stay(changed);
  return isUnderWay(playback)
    ? begin(changed, track, range.from, 1)
    : stay({ ...changed, phase: 'ready', ayah: range.from, round: 0 });
};

/** What becomes of the playing, and what the audio has to do. The clock and the audio are told of by events. */
export const stepPlayback = (playback: Playback, event: PlaybackEvent, track: Track): Step => {
  switch (event.kind) {
    case 'press':
      return press(playback, track, event.ayah);
    case 'alone':
      return pressAlone(playback, track, event.ayah);
    case 'play':
      return play(playback, track);
    case 'pause':
      return pause(playback);
    case 'next':
      return move(playback, track, 1);
    case 'previous':
      return move(playback, track, -1);
    case 'seek':
      return seek(playback, track, event.ms);
    case 'settings':
      return change(playback, track, event.change);
    case 'tick':
      return tick(playback, track, event.ms);
    case 'ended':
      return playback.phase === 'playing' ? verseOver(playback, track) : stay(playback);
    case 'waited':
      return playback.phase === 'waiting' ? goOn(playback, track) : stay(playback);
    case 'failed':
      return { playback: { ...playback, phase: 'ready', round: 0, isAlone: false }, command: { kind: 'pause' } };
  }
};
