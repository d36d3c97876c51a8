import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { listWords } from '#strings/widgets';
import type { Reply } from '#web/lib/api.ts';
import { lost } from './network.ts';
import { PUPIL, TEACHER } from './people.ts';
import { showPage } from './screen.tsx';

const REPORT: Reply<'POST /api/admin/reports/:id/reject'> = {
  id: 3,
  studentId: PUPIL.studentId,
  studentName: PUPIL.name,
  grade: 5,
  issueType: 'other',
  status: 'pending',
  reportedAt: '2026-11-15T06:00:00.000Z',
  decidedAt: null,
  reopened: false,
  approvalEnd: null,
};

it('a decision on a request that cannot be sent says so', async () => {
  showPage('/admin/requests', {
    'GET /api/session': TEACHER,
    'GET /api/admin/reports': { reports: [REPORT], pending: 1, nextBefore: null },
    'POST /api/admin/reports/:id/reject': lost,
  });
  await page.getByRole('button', { name: /^رفض/u }).click();
  await expect.element(page.getByText('حدث خطأ أثناء معالجة الطلب')).toBeVisible();
});

const PUPIL_ROW = {
  studentId: PUPIL.studentId,
  name: PUPIL.name,
  grade: PUPIL.grade,
  hasOldCard: false,
  createdAt: '2026-11-15T06:00:00.000Z',
  lastLogin: null,
};

const showCredentials = (loginId: number | null) =>
  showPage('/admin/credentials?grade=5', {
    'GET /api/session': TEACHER,
    'GET /api/admin/credentials': {
      students: [{ ...PUPIL_ROW, loginId }],
    },
    'POST /api/admin/students/:studentId/enter': lost,
  });

it('entering as a pupil that fails says so', async () => {
  showCredentials(123456);
  await page.getByRole('button', { name: `الدخول بحساب الطالب ${PUPIL.name}` }).click();
  await expect.element(page.getByText('فشل تسجيل الدخول كطالب')).toBeVisible();
});

it('a pupil without login data cannot be printed, nor a grade without any', async () => {
  showCredentials(null);
  await page.getByRole('button', { name: `طباعة بطاقة الطالب ${PUPIL.name}` }).click();
  await expect.element(page.getByText('Missing credential information')).toBeVisible();
  await page.getByRole('button', { name: 'طباعة بطاقات صغيرة' }).click();
  await expect.element(page.getByText('لا يوجد طلاب لديهم بيانات دخول')).toBeVisible();
});

it('a long list comes a part at a time on a phone, and a search still goes through all of it', async () => {
  await page.viewport(390, 844);
  const students = Array.from({ length: 40 }, (_, at) => ({
    ...PUPIL_ROW,
    studentId: at + 1,
    name: `طالب رقم${at}`,
    loginId: 100_000 + at,
  }));
  showPage('/admin/credentials?grade=5', { 'GET /api/session': TEACHER, 'GET /api/admin/credentials': { students } });
  const rows = page.getByRole('rowheader');
  await expect.poll(() => rows.elements().length).toBe(20);
  await page.getByRole('button', { name: listWords.more }).click();
  await expect.poll(() => rows.elements().length).toBe(40);
  await page.getByRole('searchbox').fill('رقم39');
  await expect.poll(() => rows.elements().length).toBe(1);
});
