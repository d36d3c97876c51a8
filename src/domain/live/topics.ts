/** What can change under an open page. News carries no data: the page asks again, as whoever it is. */
export const LIVE_TOPICS = [
  'balance',
  'rewards',
  'messages',
  'penalties',
  'photo',
  'privileges',
  'checklist',
  'store',
  'orders',
  'practice',
  'contests',
  'questions',
  'races',
] as const;
export type LiveTopic = (typeof LIVE_TOPICS)[number];

/** Where the page's socket connects. */
export const LIVE_PATH = '/live';
export const LIVE_EVENT = 'changed';
