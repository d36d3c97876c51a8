import { createRoute } from '@tanstack/react-router';
import { nav } from '#strings/exams/nav';
import { admin, root, screenAt, student } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';
import { plainSearch, positiveNumber } from '#web/ui/list/search.ts';
import { bookPaperSearch, bookSearch, resultsListSearch } from './book-search.ts';
import { CELLS } from './outbox-kind.ts';
import { resultsSearch } from './own-search.ts';

/** The exam that a new one begins as a copy of. */
const newExamSearch = (search: Record<string, unknown>): { copy?: number } => {
  const copy = positiveNumber(search.copy);
  return copy === undefined ? {} : { copy };
};

export const exams = {
  student: [
    createRoute({
      ...screenAt(student, '/results', () => import('./screens/own-results.tsx'), 'OwnResults'),
      validateSearch: resultsSearch,
    }),
  ],
  admin: [
    createRoute({
      ...screenAt(admin, '/exams', () => import('./screens/exams.tsx'), 'Exams'),
      validateSearch: plainSearch,
      staticData: { grade: 'any' },
    }),
    createRoute(screenAt(admin, '/exams/$id', () => import('./screens/exam-grading.tsx'), 'ExamGrading')),
    createRoute({
      ...screenAt(admin, '/exams/new', () => import('./screens/exam-editor.tsx'), 'NewExam'),
      validateSearch: newExamSearch,
    }),
    createRoute({
      ...screenAt(admin, '/exams/$id/pupils', () => import('./screens/exam-pupils.tsx'), 'ExamPupils'),
      validateSearch: resultsListSearch,
    }),
    createRoute({
      ...screenAt(admin, '/gradebook', () => import('./screens/gradebook.tsx'), 'Gradebook'),
      validateSearch: bookSearch,
      staticData: { grade: 'one', pupils: true },
    }),
    createRoute(screenAt(admin, '/exams/$id/edit', () => import('./screens/exam-editor.tsx'), 'EditExam')),
    createRoute({
      ...screenAt(admin, '/exams/$id/report', () => import('./screens/exam-report.tsx'), 'ExamReport'),
      validateSearch: plainSearch,
    }),
  ],
  papers: [
    createRoute({
      ...screenAt(root, '/admin/gradebook/$paper', () => import('./screens/gradebook-paper.tsx'), 'GradebookPaper'),
      validateSearch: bookPaperSearch,
    }),
    createRoute(screenAt(root, '/admin/exams/$id/$paper', () => import('./screens/exam-paper.tsx'), 'ExamPaper')),
  ],
  outbox: {
    kind: CELLS,
    page: '/admin/exams/',
    send: async () => (await import('./grading/cells-outbox.ts')).sendCells,
  },
  nav: [{ to: '/admin/exams', label: nav.exams, group: 'lessons', icon: 'edit', waits: 'exams' }],
  actions: [
    { to: '/admin/exams/new', label: nav.newExam, icon: 'plus' },
    { to: '/admin/gradebook', label: nav.gradebook, icon: 'ledger' },
  ],
  live: [
    { key: ['admin', 'exams'], on: ['exams'] },
    { key: ['student', 'results'], on: ['exams', 'rewards'] },
  ],
} as const satisfies Manifest;
