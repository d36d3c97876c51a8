/** What a guardian is asked about, each by itself: nobody has to take one for another (PDPL regulation, article 13). */
export const PURPOSES = ['photo', 'voice', 'boards'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** How the school takes one: `open` until it is withdrawn, `asked` only where it was given, `off` for nobody. */
export const MODES = ['open', 'asked', 'off'] as const;
export type Mode = (typeof MODES)[number];

/** How the guardian said it, as staff write it down. */
export const STAFF_WAYS = ['paper', 'in_person', 'phone'] as const;
export const WAYS = [...STAFF_WAYS, 'page'] as const;
export type Way = (typeof WAYS)[number];

/** As the guardian said it last; null where nothing is recorded. */
export type Said = boolean | null;

export const isAllowed = (mode: Mode, said: Said): boolean =>
  mode === 'open' ? said !== false : mode === 'asked' && said === true;

/** So often may one pupil's consents be changed by the page behind a slip in a day: to think again, and not to play. */
export const CHANGES_A_DAY = 12;

export const STATES = ['given', 'withdrawn', 'unrecorded'] as const;
export type State = (typeof STATES)[number];
