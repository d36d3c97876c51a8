/** What pupils stand on, in each period. */
export const PERIOD_BOARDS = ['points', 'wealth', 'helpers', 'generous'] as const;
export type PeriodBoard = (typeof PERIOD_BOARDS)[number];

/** More doors: who rose, who comes, who helps. */
export const DOOR_BOARDS = ['improved', 'regular', 'helpful'] as const;

export const PUPIL_BOARDS = [...PERIOD_BOARDS, ...DOOR_BOARDS] as const;
export type PupilBoard = (typeof PUPIL_BOARDS)[number];

export const PERIODS = ['week', 'month', 'all'] as const;
export type Period = (typeof PERIODS)[number];

export const inEachPeriod = <Made>(make: (period: Period) => Made): Record<Period, Made> => ({
  week: make('week'),
  month: make('month'),
  all: make('all'),
});

export const BOARD_ROWS = 5;

/** Regularity and help are looked at over four weeks: one lesson that was missed is not a month's headline. */
export const DOOR_DAYS = 28;

/** With fewer lessons a share says nothing. */
export const REGULAR_LESSONS = 5;

/** The share of the lessons to which a pupil came, late or not, in percent; null where they are too few to say. */
export const regularity = (attended: number, held: number): number | null =>
  held < REGULAR_LESSONS ? null : Math.floor((attended / held) * 100);

/** Ratings to two decimals, as whole hundredths, so that what looks the same is the same. */
export const averageRating = (sum: number, count: number): number => Math.round((sum / count) * 100);

/** So few and a grade has no place yet. */
export const ENOUGH = { sessions: 2, papers: 3, pupils: 3 } as const;

export const PAST_WEEKS = 8;
export const PAST_MONTHS = 6;
