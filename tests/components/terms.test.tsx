import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TermsDialog } from '#web/access/components/terms-dialog.tsx';
import { lost } from './network.ts';
import { showAlone } from './screen.tsx';

const terms = page.getByRole('dialog', { name: 'الشروط والأحكام' });
const agree = terms.getByRole('button', { name: 'أوافق', exact: true });

it('the terms can be read, and are not closed by Escape', async () => {
  showAlone(<TermsDialog />, {});
  for (const title of ['النقاط', 'العملات', 'الهدايا', 'الخصوصية', 'حدود الاستخدام'])
    await expect.element(terms.getByRole('heading', { name: title })).toBeInTheDocument();
  for (let n = 0; n < 3; n += 1) await userEvent.keyboard('{Escape}');
  await expect.element(terms).toBeVisible();
});

it('agreeing without having listened offers to listen first', async () => {
  const { asked } = showAlone(<TermsDialog />, { 'PUT /api/student/agreement': { ok: true } });
  await agree.click();
  const question = page.getByRole('dialog', { name: 'لم تستمع إلى الشرح بعد' });
  await question.getByRole('button', { name: 'تراجع' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(asked('PUT /api/student/agreement')).toEqual([]);
  await agree.click();
  await question.getByRole('button', { name: 'نعم، أوافق' }).click();
  await expect.element(page.getByText('شكراً لموافقتك على الشروط والأحكام')).toBeVisible();
  expect(asked('PUT /api/student/agreement')).toMatchObject([{ body: { agreed: true } }]);
});

it('an agreement that cannot be saved says so and keeps the dialog', async () => {
  showAlone(<TermsDialog />, { 'PUT /api/student/agreement': lost });
  await agree.click();
  await page.getByRole('button', { name: 'نعم، أوافق' }).click();
  await expect.element(page.getByText('حدث خطأ أثناء حفظ موافقتك')).toBeVisible();
  await expect.element(terms).toBeVisible();
});
