import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessRefusals } from '#strings/access/refusals';
import { connection } from '#strings/connection';
import { errorTexts } from '#strings/errors';
import AdminLogin from '#web/access/screens/admin-login.tsx';
import { LoginScreen } from '#web/access/screens/login.tsx';
import { ProblemDialog } from '#web/door/problem-dialog.ts';
import { lost, refused } from './network.ts';
import { showAlone } from './screen.tsx';

const enter = page.getByRole('button', { name: 'دخول', exact: true });
const loginId = page.getByLabelText('رقم الطالب');
const password = page.getByLabelText('كلمة المرور', { exact: true });
const alert = page.getByRole('alert');

const fill = async (id: string, word: string): Promise<void> => {
  await loginId.fill(id);
  await password.fill(word);
};

it('both fields are required, and nothing is sent without them', async () => {
  const { asked } = showAlone(<LoginScreen ProblemDialog={ProblemDialog} />, {});
  await enter.click();
  await expect.element(alert).toHaveTextContent('اكتب رقم الطالب وكلمة المرور');
  expect(asked('POST /api/login/student')).toEqual([]);
});

it('the eye shows and hides the password', async () => {
  showAlone(<LoginScreen ProblemDialog={ProblemDialog} />, {});
  await password.fill('ABCDEF');
  await expect.element(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'إظهار كلمة المرور' }).click();
  await expect.element(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'إخفاء كلمة المرور' }).click();
  await expect.element(password).toHaveAttribute('type', 'password');
});

it('a wrong password and a number that cannot be one say the same one thing', async () => {
  showAlone(<LoginScreen ProblemDialog={ProblemDialog} />, {
    'POST /api/login/student': ({ body }) =>
      body.loginId === '12345'
        ? refused('validation', errorTexts.validation, { loginId: 'invalid' })
        : refused('login_failed', accessRefusals.login_failed),
  });
  for (const id of ['123456', '12345']) {
    await fill(id, 'ABCDEF');
    await enter.click();
    await expect.element(alert).toHaveTextContent(accessRefusals.login_failed);
    await loginId.fill('');
    await enter.click();
    await expect.element(alert).toHaveTextContent('اكتب رقم الطالب وكلمة المرور');
  }
});

it('without a network the form says so and keeps what was typed', async () => {
  showAlone(<LoginScreen ProblemDialog={ProblemDialog} />, { 'POST /api/login/student': lost });
  await fill('123456', 'ABCDEF');
  await enter.click();
  await expect.element(alert).toHaveTextContent(connection.offline);
  await expect.element(loginId).toHaveValue('123456');
  await expect.element(password).toHaveValue('ABCDEF');
});

it('a double click on login sends one request', async () => {
  const { asked } = showAlone(<LoginScreen ProblemDialog={ProblemDialog} />, {
    'POST /api/login/student': () => new Promise<never>(() => {}),
  });
  await fill('123456', 'abcdef');
  await enter.dblClick();
  expect(asked('POST /api/login/student')).toEqual([
    { params: {}, query: {}, body: { loginId: '123456', password: 'abcdef' } },
  ]);
});

it('the way to the management portal shows for three seconds after Ctrl+Alt+A', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  showAlone(<LoginScreen ProblemDialog={ProblemDialog} />, {});
  const link = page.getByRole('link', { name: 'دخول الإدارة' });
  await expect.element(enter).toBeVisible();
  await expect.element(link).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}{Alt>}a{/Alt}{/Control}');
  await expect.element(link).toHaveAttribute('href', '/management-portal-2024');
  vi.advanceTimersByTime(2900);
  await expect.element(link).toBeVisible();
  vi.advanceTimersByTime(200);
  await expect.element(link).not.toBeInTheDocument();
});

it('where the app is installed the way to the management portal stands there, for there is no address to type', async () => {
  const asked = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ matches: query === '(display-mode: standalone)' }) as MediaQueryList);
  onTestFinished(() => asked.mockRestore());
  showAlone(<LoginScreen ProblemDialog={ProblemDialog} />, {});
  await expect.element(page.getByRole('link', { name: 'دخول الإدارة' })).toBeVisible();
});

it('a wrong staff password says so, and the way back leads to the pupils’ login', async () => {
  showAlone(<AdminLogin />, {
    'GET /api/session': refused('session_expired', errorTexts.session_expired),
    'POST /api/login/staff': refused('staff_login_failed', accessRefusals.staff_login_failed),
  });
  await page.getByLabelText('البريد الإلكتروني').fill('nobody@himma.example');
  await password.fill('not the password');
  await enter.click();
  await expect.element(alert).toHaveTextContent('البريد الإلكتروني أو كلمة المرور غير صحيحة');
  await expect.element(page.getByRole('link', { name: 'العودة إلى دخول الطلاب' })).toHaveAttribute('href', '/login');
});
