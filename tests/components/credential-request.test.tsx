import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { credentialRequest, problemReport } from '#strings/reports/pupil';
import { reportsRefusals } from '#strings/reports/refusals';
import { LoginScreen } from '#web/access/screens/login.tsx';
import { ProblemDialog } from '#web/door/problem-dialog.ts';
import CredentialRequest from '#web/reports/screens/credential-request.tsx';
import { type Answers, lost, refused } from './network.ts';
import { showAlone } from './screen.tsx';

const NAME = 'وسيم ناجي الودعاني';
const SENT = { ok: true, token: 'token' } as const;

const name = page.getByLabelText('اسم الطالب الكامل');
const alert = page.getByRole('alert');
const dialog = page.getByRole('dialog', { name: problemReport.title });
const send = dialog.getByRole('button', { name: problemReport.send });

const openReport = async (answers: Answers) => {
  const network = showAlone(<LoginScreen ProblemDialog={ProblemDialog} />, answers);
  await page.getByRole('button', { name: 'عندي مشكلة' }).click();
  await name.fill(`  ${NAME} `);
  return network;
};

it('a pupil reports a problem; the success panel closes after five seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { asked } = await openReport({ 'POST /api/reports': SENT });
  await dialog.getByLabelText(problemReport.type).selectOptions('missing-page');
  await send.click();
  await expect.element(dialog.getByText(problemReport.sent)).toBeVisible();
  expect(asked('POST /api/reports')).toMatchObject([{ body: { issueType: 'missing-page' } }]);
  vi.advanceTimersByTime(4900);
  await expect.element(dialog).toBeVisible();
  vi.advanceTimersByTime(200);
  await expect.element(dialog).not.toBeInTheDocument();
});

it.each(['report_pending', 'name_not_found'] as const)('a report that is refused (%s) is told why', async (code) => {
  await openReport({ 'POST /api/reports': refused(code, reportsRefusals[code]) });
  await send.click();
  await expect.element(alert).toHaveTextContent(reportsRefusals[code]);
  await expect.element(name).toHaveValue(`  ${NAME} `);
});

it('a report that cannot be sent says so and can be sent again', async () => {
  let isLost = true;
  await openReport({ 'POST /api/reports': () => (isLost ? lost : SENT) });
  await send.click();
  await expect.element(alert).toHaveTextContent(problemReport.failed);
  isLost = false;
  await send.click();
  await expect.element(dialog.getByText(problemReport.sent)).toBeVisible();
});

it('two pupils of one name are asked for their grade', async () => {
  const { asked } = await openReport({
    'POST /api/reports': ({ body }) =>
      body.grade ? SENT : refused('name_needs_grade', reportsRefusals.name_needs_grade),
  });
  await send.click();
  await expect.element(alert).toHaveTextContent('اختر صفّك');
  await dialog.getByLabelText(credentialRequest.grade).selectOptions('6');
  await send.click();
  await expect.element(dialog.getByText(problemReport.sent)).toBeVisible();
  expect(asked('POST /api/reports').at(-1)).toMatchObject({ body: { grade: 6 } });
});

it('the report form closes with Escape', async () => {
  await openReport({});
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

it('each step of the request says what broke when the network does', async () => {
  let isLost = true;
  showAlone(<CredentialRequest />, {
    'POST /api/credential-request/check': () => (isLost ? lost : { step: 'request' }),
    'POST /api/credential-request': lost,
  });
  await name.fill(NAME);
  const check = page.getByRole('button', { name: credentialRequest.check });
  await check.click();
  await expect.element(alert).toHaveTextContent(credentialRequest.checkFailed);
  isLost = false;
  await check.click();
  await page.getByRole('button', { name: credentialRequest.request }).click();
  await expect.element(alert).toHaveTextContent(credentialRequest.requestFailed);
});

it('a request in a name that is not registered is told to be written in full', async () => {
  showAlone(<CredentialRequest />, {
    'POST /api/credential-request/check': refused('name_not_found', reportsRefusals.name_not_found),
  });
  await name.fill('اسم ليس عندنا');
  await page.getByRole('button', { name: credentialRequest.check }).click();
  await expect.element(alert).toHaveTextContent(reportsRefusals.name_not_found);
});
