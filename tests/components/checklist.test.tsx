import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { connection } from '#strings/connection';
import { errorTexts } from '#strings/errors';
import { fieldText } from '#strings/fields';
import { ChecklistEditor } from '#web/dashboard/components/checklist-editor.tsx';
import type { Reply } from '#web/lib/api.ts';
import { lost, refused } from './network.ts';
import { ADMIN, TEACHER } from './people.ts';
import { showAlone } from './screen.tsx';

const SAVED: Reply<'GET /api/admin/checklist'> = {
  items: [
    { id: 1, text: 'المتجر', status: 'planned', forPupils: true },
    { id: 2, text: 'نسخ احتياطي كل ليلة', status: 'completed', forPupils: false },
  ],
};

it('a line without words is refused beside it, a lost network loses nothing, and edits can be undone', async () => {
  showAlone(<ChecklistEditor />, {
    'GET /api/session': ADMIN,
    'GET /api/admin/checklist': SAVED,
    'PUT /api/admin/checklist': ({ body }) =>
      body.items[2]?.text === ''
        ? refused('validation', errorTexts.validation, { 'items/2/text': fieldText('required') })
        : lost,
  });
  const third = page.getByLabelText('نص العنصر ٣');
  const save = page.getByRole('button', { name: 'حفظ القائمة' });
  await page.getByRole('button', { name: 'إضافة عنصر' }).click();
  await save.click();
  await expect.element(third).toHaveAccessibleDescription(fieldText('required'));
  await third.fill('الألعاب');
  await save.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(connection.offline);
  await expect.element(third).toHaveValue('الألعاب');
  await page.getByRole('button', { name: 'تراجع عن التعديلات' }).click();
  await expect.element(third).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('نص العنصر ١')).toHaveValue('المتجر');
});

it('a teacher reads the checklist as pupils see it, and cannot change it', async () => {
  showAlone(<ChecklistEditor />, { 'GET /api/session': TEACHER, 'GET /api/admin/checklist': SAVED });
  await expect.element(page.getByRole('listitem')).toHaveTextContent(/المتجر.*قادم/u);
  await expect.element(page.getByText('لمدير المنصّة')).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});
