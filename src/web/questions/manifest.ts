import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { isGrade } from '#domain/roster/grades';
import { nav } from '#strings/questions/nav';
import { admin, games, root } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';
import { questionsSearch } from './admin-search.ts';
import { hardestSearch, sheetSearch } from './own-search.ts';

export const questions = {
  games: [
    createRoute({
      getParentRoute: () => games,
      path: '/difficult-test',
      validateSearch: hardestSearch,
      component: lazyRouteComponent(() => import('./screens/hardest.tsx'), 'Hardest'),
    }),
  ],
  admin: [
    createRoute({
      getParentRoute: () => admin,
      path: '/questions',
      validateSearch: questionsSearch,
      staticData: { grade: 'one' },
      component: lazyRouteComponent(() => import('./screens/admin-questions.tsx'), 'AdminQuestions'),
    }),
  ],
  papers: [
    createRoute({
      getParentRoute: () => root,
      path: '/games/difficult-test',
      beforeLoad: () => {
        throw redirect({ to: '/educational-games/difficult-test' });
      },
    }),
    createRoute({
      getParentRoute: () => root,
      path: '/games/print/$grade',
      validateSearch: sheetSearch,
      beforeLoad: ({ params }) => {
        if (!isGrade(Number(params.grade))) throw notFound();
      },
      component: lazyRouteComponent(() => import('./screens/question-sheet.tsx'), 'QuestionSheet'),
    }),
  ],
  nav: [{ to: '/admin/questions', label: nav.questions, icon: 'book' }],
  live: [
    { key: ['student', 'hardest'], on: ['practice'] },
    { key: ['admin', 'questions'], on: ['questions'] },
  ],
} as const satisfies Manifest;
