import { createRoute, notFound } from '@tanstack/react-router';
import { isGrade } from '#domain/roster/grades';
import { nav } from '#strings/questions/nav';
import { admin, games, leadsTo, root, screenAt } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';
import { questionsSearch } from './admin-search.ts';
import { hardestSearch, sheetSearch } from './own-search.ts';

export const questions = {
  games: [
    createRoute({
      ...screenAt(games, '/difficult-test', () => import('./screens/hardest.tsx'), 'Hardest'),
      validateSearch: hardestSearch,
    }),
  ],
  admin: [
    createRoute({
      ...screenAt(admin, '/questions', () => import('./screens/admin-questions.tsx'), 'AdminQuestions'),
      validateSearch: questionsSearch,
      staticData: { grade: 'one' },
    }),
  ],
  papers: [
    createRoute(leadsTo(root, '/games/difficult-test', '/educational-games/difficult-test')),
    createRoute({
      ...screenAt(root, '/games/print/$grade', () => import('./screens/question-sheet.tsx'), 'QuestionSheet'),
      validateSearch: sheetSearch,
      beforeLoad: ({ params }) => {
        if (!isGrade(Number(params.grade))) throw notFound();
      },
    }),
  ],
  nav: [{ to: '/admin/questions', label: nav.questions, icon: 'book' }],
  live: [
    { key: ['student', 'hardest'], on: ['practice'] },
    { key: ['admin', 'questions'], on: ['questions'] },
  ],
} as const satisfies Manifest;
