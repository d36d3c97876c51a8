import { createRoute, notFound } from '@tanstack/react-router';
import { type Grade, isGrade } from '#domain/roster/grades';
import { nav } from '#strings/questions/nav';
import { admin, games, leadsTo, root, screenAt } from '#web/app/parents.ts';
import { gradeSearch } from '#web/lib/grade.ts';
import type { Manifest } from '#web/manifest.ts';
import { questionsSearch } from './admin-search.ts';

/** To practise, the questions are asked instead of listed. */
const hardestSearch = (search: Record<string, unknown>): { grade?: Grade; practise?: true } => ({
  ...gradeSearch(search),
  ...(search.practise === true && { practise: true }),
});

/** Practice is everybody's, and its paper needs no word in the address. */
const sheetSearch = (search: Record<string, unknown>): { use?: 'race' } =>
  search.use === 'race' ? { use: 'race' } : {};

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
      // One sheet whose grade is a choice on it: with or without answers stays chosen.
      remountDeps: () => null,
      beforeLoad: ({ params }) => {
        if (!isGrade(Number(params.grade))) throw notFound();
      },
    }),
  ],
  nav: [{ to: '/admin/questions', label: nav.questions, group: 'lessons', icon: 'book' }],
  live: [
    { key: ['student', 'hardest'], on: ['practice'] },
    { key: ['admin', 'questions'], on: ['questions'] },
  ],
} as const satisfies Manifest;
