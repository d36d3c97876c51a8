import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  redirect,
  retainSearchParams,
} from '@tanstack/react-router';
import { isGrade } from '#domain/roster/grades';
import { CATEGORIES } from '#domain/store/items';
import { auditSearch } from '#web/audit/admin-search.ts';
import { cardsToPrint } from '#web/cards/print-search.ts';
import { gradeSearch } from '#web/lib/grade.ts';
import { openedMessage } from '#web/messages/opened-message.ts';
import { penaltiesSearch } from '#web/penalties/admin-search.ts';
import { privilegesSearch } from '#web/privileges/admin-search.ts';
import { questionsSearch } from '#web/questions/admin-search.ts';
import { racesSearch } from '#web/race/admin-search.ts';
import { requestsSearch } from '#web/reports/admin-search.ts';
import { ledgerSearch, rewardsSearch } from '#web/rewards/admin-search.ts';
import { adminTab } from '#web/roster/admin-tab.ts';
import { storeSearch } from '#web/store/admin-search.ts';
import { listSearch } from '#web/ui/list/search.ts';

const root = createRootRoute({
  notFoundComponent: lazyRouteComponent(() => import('./lost.tsx'), 'Lost'),
});

const student = createRoute({
  getParentRoute: () => root,
  path: '/student',
  component: lazyRouteComponent(() => import('./student-shell.tsx'), 'StudentShell'),
});

const studentPages = [
  createRoute({
    getParentRoute: () => student,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: '/student/dashboard' });
    },
  }),
  createRoute({
    getParentRoute: () => student,
    path: '/dashboard',
    component: lazyRouteComponent(() => import('#web/dashboard/screens/student-dashboard.tsx'), 'StudentDashboard'),
  }),
  createRoute({
    getParentRoute: () => student,
    path: '/rewards',
    component: lazyRouteComponent(() => import('#web/rewards/screens/student-rewards.tsx'), 'StudentRewards'),
  }),
  createRoute({
    getParentRoute: () => student,
    path: '/points',
    component: lazyRouteComponent(() => import('#web/ledger/screens/own-ledger.tsx'), 'Why'),
  }),
  createRoute({
    getParentRoute: () => student,
    path: '/card',
    component: lazyRouteComponent(() => import('#web/cards/screens/own-card.tsx'), 'OwnCard'),
  }),
  createRoute({
    getParentRoute: () => student,
    path: '/messages',
    validateSearch: openedMessage,
    component: lazyRouteComponent(() => import('#web/messages/screens/inbox.tsx'), 'Inbox'),
  }),
  createRoute({
    getParentRoute: () => student,
    path: '/conduct',
    component: lazyRouteComponent(() => import('#web/penalties/screens/own-conduct.tsx'), 'OwnConduct'),
  }),
  createRoute({
    getParentRoute: () => student,
    path: '/privileges',
    component: lazyRouteComponent(() => import('#web/privileges/screens/own-privileges.tsx'), 'OwnPrivileges'),
  }),
  createRoute({
    getParentRoute: () => student,
    path: '/store',
    component: lazyRouteComponent(() => import('#web/store/screens/store-home.tsx'), 'StoreHome'),
  }),
  createRoute({
    getParentRoute: () => student,
    path: '/store/orders',
    component: lazyRouteComponent(() => import('#web/store/screens/my-orders.tsx'), 'MyOrders'),
  }),
  createRoute({
    getParentRoute: () => student,
    path: '/store/$categoryId',
    beforeLoad: ({ params }) => {
      if (!CATEGORIES.some((category) => category === params.categoryId)) throw redirect({ to: '/student/store' });
    },
    component: lazyRouteComponent(() => import('#web/store/screens/store-category.tsx'), 'StoreCategory'),
  }),
  createRoute({
    getParentRoute: () => student,
    path: '/practice-results',
    component: lazyRouteComponent(() => import('#web/contests/screens/practice-results.tsx'), 'PracticeResults'),
  }),
  createRoute({
    getParentRoute: () => student,
    path: '/competitions',
    component: lazyRouteComponent(() => import('#web/contests/screens/competitions.tsx'), 'Competitions'),
  }),
  createRoute({
    getParentRoute: () => student,
    path: '/practice',
    beforeLoad: () => {
      throw redirect({ to: '/educational-games/practice' });
    },
  }),
] as const;

const games = createRoute({
  getParentRoute: () => root,
  path: '/educational-games',
  component: lazyRouteComponent(() => import('./student-shell.tsx'), 'StudentShell'),
});

const gamesPages = [
  createRoute({
    getParentRoute: () => games,
    path: '/arena',
    component: lazyRouteComponent(() => import('#web/practice/screens/arena.tsx'), 'ArenaScreen'),
  }),
  createRoute({
    getParentRoute: () => games,
    path: '/',
    component: lazyRouteComponent(() => import('#web/practice/screens/games-hub.tsx'), 'GamesHub'),
  }),
  createRoute({
    getParentRoute: () => games,
    path: '/practice',
    component: lazyRouteComponent(() => import('#web/practice/screens/practice.tsx'), 'PracticePage'),
  }),
  createRoute({
    getParentRoute: () => games,
    path: '/quiz-race',
    component: lazyRouteComponent(() => import('#web/race/screens/race.tsx'), 'QuizRace'),
  }),
  createRoute({
    getParentRoute: () => games,
    path: '/quiz-race/history',
    component: lazyRouteComponent(() => import('#web/race/screens/race-history.tsx'), 'RaceHistory'),
  }),
  createRoute({
    getParentRoute: () => games,
    path: '/quiz-race/history/$raceId',
    component: lazyRouteComponent(() => import('#web/race/screens/race-replay.tsx'), 'RaceReplayScreen'),
  }),
  createRoute({
    getParentRoute: () => games,
    path: '/difficult-test',
    validateSearch: gradeSearch,
    component: lazyRouteComponent(() => import('#web/questions/screens/hardest.tsx'), 'Hardest'),
  }),
] as const;

/** Addresses that older papers and links carry (D-14). */
const oldGames = [
  createRoute({
    getParentRoute: () => root,
    path: '/games',
    beforeLoad: () => {
      throw redirect({ to: '/educational-games' });
    },
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/games/practice',
    beforeLoad: () => {
      throw redirect({ to: '/educational-games/practice' });
    },
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/games/difficult-test',
    beforeLoad: () => {
      throw redirect({ to: '/educational-games/difficult-test' });
    },
  }),
] as const;

/** For everybody: paper that may hang in the classroom. */
const questionSheet = createRoute({
  getParentRoute: () => root,
  path: '/games/print/$grade',
  beforeLoad: ({ params }) => {
    if (!isGrade(Number(params.grade))) throw notFound();
  },
  component: lazyRouteComponent(() => import('#web/questions/screens/question-sheet.tsx'), 'QuestionSheet'),
});

const admin = createRoute({
  getParentRoute: () => root,
  path: '/admin',
  validateSearch: gradeSearch,
  search: { middlewares: [retainSearchParams(['grade'])] },
  component: lazyRouteComponent(() => import('./admin-shell.tsx'), 'AdminShell'),
});

const adminPages = [
  createRoute({
    getParentRoute: () => admin,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: '/admin/dashboard' });
    },
  }),
  createRoute({
    getParentRoute: () => admin,
    path: '/dashboard',
    validateSearch: adminTab,
    staticData: { grade: ({ tab = 'accounts' }) => (tab === 'accounts' || tab === 'messages' ? 'one' : 'any') },
    component: lazyRouteComponent(() => import('#web/roster/screens/admin-dashboard.tsx'), 'AdminDashboard'),
  }),
  createRoute({
    getParentRoute: () => admin,
    path: '/credentials',
    staticData: { grade: 'one' },
    component: lazyRouteComponent(() => import('#web/cards/screens/credentials.tsx'), 'Credentials'),
  }),
  createRoute({
    getParentRoute: () => admin,
    path: '/students',
    staticData: { grade: 'one' },
    component: lazyRouteComponent(() => import('#web/roster/screens/students.tsx'), 'Students'),
  }),
  createRoute({
    getParentRoute: () => admin,
    path: '/requests',
    validateSearch: requestsSearch,
    staticData: { grade: 'any' },
    component: lazyRouteComponent(() => import('#web/reports/screens/requests.tsx'), 'Requests'),
  }),
  createRoute({
    getParentRoute: () => admin,
    path: '/rewards',
    validateSearch: rewardsSearch,
    staticData: { grade: 'any' },
    component: lazyRouteComponent(() => import('#web/rewards/screens/admin-rewards.tsx'), 'AdminRewards'),
  }),
  createRoute({
    getParentRoute: () => admin,
    path: '/ledger',
    validateSearch: ledgerSearch,
    component: lazyRouteComponent(() => import('#web/ledger/screens/admin-ledger.tsx'), 'AdminLedger'),
  }),
  createRoute({
    getParentRoute: () => admin,
    path: '/messages',
    staticData: { grade: 'one' },
    component: lazyRouteComponent(() => import('#web/messages/screens/staff-messages.tsx'), 'StaffMessages'),
  }),
  createRoute({
    getParentRoute: () => admin,
    path: '/photos',
    component: lazyRouteComponent(() => import('#web/photos/screens/photos.tsx'), 'Photos'),
  }),
  createRoute({
    getParentRoute: () => admin,
    path: '/penalties',
    validateSearch: penaltiesSearch,
    staticData: { grade: 'any' },
    component: lazyRouteComponent(() => import('#web/penalties/screens/penalties.tsx'), 'Penalties'),
  }),
  createRoute({
    getParentRoute: () => admin,
    path: '/privileges',
    validateSearch: privilegesSearch,
    staticData: { grade: 'any' },
    component: lazyRouteComponent(() => import('#web/privileges/screens/privileges.tsx'), 'Privileges'),
  }),
  createRoute({
    getParentRoute: () => admin,
    path: '/store',
    validateSearch: storeSearch,
    staticData: { grade: ({ tab = 'orders' }) => (tab === 'orders' ? 'any' : undefined) },
    component: lazyRouteComponent(() => import('#web/store/screens/admin-store.tsx'), 'AdminStore'),
  }),
  createRoute({
    getParentRoute: () => admin,
    path: '/contests',
    component: lazyRouteComponent(() => import('#web/contests/screens/contests.tsx'), 'Contests'),
  }),
  createRoute({
    getParentRoute: () => admin,
    path: '/contests/$id/shares',
    component: lazyRouteComponent(() => import('#web/contests/screens/shares.tsx'), 'Shares'),
  }),
  createRoute({
    getParentRoute: () => admin,
    path: '/questions',
    validateSearch: questionsSearch,
    staticData: { grade: 'one' },
    component: lazyRouteComponent(() => import('#web/questions/screens/admin-questions.tsx'), 'AdminQuestions'),
  }),
  createRoute({
    getParentRoute: () => admin,
    path: '/races',
    validateSearch: racesSearch,
    staticData: { grade: 'any' },
    component: lazyRouteComponent(() => import('#web/race/screens/admin-races.tsx'), 'AdminRaces'),
  }),
  createRoute({
    getParentRoute: () => admin,
    path: '/races/$raceId',
    component: lazyRouteComponent(() => import('#web/race/screens/admin-race.tsx'), 'AdminRaceScreen'),
  }),
  createRoute({
    getParentRoute: () => admin,
    path: '/audit',
    validateSearch: auditSearch,
    component: lazyRouteComponent(() => import('#web/audit/screens/audit.tsx'), 'Audit'),
  }),
  createRoute({
    getParentRoute: () => admin,
    path: '/staff',
    validateSearch: listSearch({}),
    component: lazyRouteComponent(() => import('#web/staff/screens/staff.tsx'), 'Staff'),
  }),
  createRoute({
    getParentRoute: () => admin,
    path: '/settings',
    component: lazyRouteComponent(() => import('#web/staff/screens/settings.tsx'), 'Settings'),
  }),
] as const;

/** Paper only: opened in a window of its own, without the shell. */
const print = createRoute({
  getParentRoute: () => root,
  path: '/admin/credentials/print',
  validateSearch: cardsToPrint,
  component: lazyRouteComponent(() => import('#web/cards/screens/print-cards.tsx'), 'PrintCards'),
});

const storePapers = [
  createRoute({
    getParentRoute: () => root,
    path: '/admin/store/handover',
    validateSearch: gradeSearch,
    component: lazyRouteComponent(() => import('#web/store/screens/admin-handover.tsx'), 'AdminHandover'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/admin/store/orders/$id/slip',
    component: lazyRouteComponent(() => import('#web/store/screens/admin-slip.tsx'), 'AdminSlip'),
  }),
] as const;

const ownSlip = createRoute({
  getParentRoute: () => root,
  path: '/student/store/orders/$id/slip',
  component: lazyRouteComponent(() => import('#web/store/screens/own-slip.tsx'), 'OwnSlip'),
});

const certificate = createRoute({
  getParentRoute: () => root,
  path: '/student/competitions/$id/certificate',
  component: lazyRouteComponent(() => import('#web/contests/screens/certificate.tsx'), 'Certificate'),
});

const routeTree = root.addChildren([
  student.addChildren([...studentPages]),
  games.addChildren([...gamesPages]),
  ...oldGames,
  questionSheet,
  admin.addChildren([...adminPages]),
  print,
  ...storePapers,
  ownSlip,
  certificate,
]);

export const router = createRouter({ routeTree, defaultPreload: 'intent', scrollRestoration: true });

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
