import type { LiveTopic } from '#domain/vocabulary';

type QueryKey = readonly [side: 'student' | 'admin', subject: string];

const DASHBOARD: QueryKey = ['student', 'dashboard'];
const STORE: QueryKey = ['student', 'store'];
/** An invitation says what the session costs this pupil now. */
const ORDERS: QueryKey = ['student', 'orders'];
const COUNTER: QueryKey = ['admin', 'store'];

/** What to ask for again when a topic changed, on either side of the school. Queries that no screen uses cost nothing. */
const KEYS: Readonly<Record<LiveTopic, readonly QueryKey[]>> = {
  // A claim on another device pays and settles a reward at once.
  balance: [
    DASHBOARD,
    ['student', 'ledger'],
    ['student', 'rewards'],
    STORE,
    ['admin', 'ledger'],
    ['admin', 'rewards'],
    COUNTER,
  ],
  rewards: [DASHBOARD, ['student', 'rewards'], ['admin', 'rewards']],
  messages: [DASHBOARD, ['student', 'messages'], ['admin', 'messages']],
  penalties: [DASHBOARD, ['student', 'conduct'], STORE, ORDERS, ['admin', 'penalties']],
  photo: [DASHBOARD, ['student', 'photo'], ['admin', 'photos']],
  privileges: [
    ['student', 'privileges'],
    ['admin', 'privileges'],
  ],
  checklist: [DASHBOARD, ['admin', 'checklist']],
  store: [STORE, ORDERS, COUNTER],
  orders: [DASHBOARD, STORE, ORDERS, ['admin', 'orders'], COUNTER],
  practice: [
    ['student', 'arena'],
    ['student', 'practice-results'],
    ['student', 'competitions'],
    ['student', 'hardest'],
    ['admin', 'contests'],
  ],
  contests: [
    ['student', 'practice'],
    ['student', 'arena'],
    ['student', 'practice-results'],
    ['student', 'competitions'],
    ['admin', 'contests'],
  ],
  questions: [['admin', 'questions']],
  races: [
    ['student', 'races'],
    ['admin', 'races'],
  ],
};

const isTopic = (news: unknown): news is LiveTopic => typeof news === 'string' && Object.hasOwn(KEYS, news);

/** A page older than the server may hear of topics it does not know. */
export const keysFor = (news: unknown): readonly QueryKey[] => (isTopic(news) ? KEYS[news] : []);
