import { nav } from '#strings/exams/nav';
import type { Manifest } from '#web/manifest.ts';

export const exams = {
  student: [],
  admin: [],
  papers: [],
  nav: [{ to: '/admin/exams', label: nav.exams, icon: 'edit' }],
  live: [
    { key: ['admin', 'exams'], on: ['exams'] },
    { key: ['student', 'results'], on: ['exams', 'rewards'] },
  ],
} as const satisfies Manifest;
