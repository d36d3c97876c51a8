import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addressWarning, printWindow } from '#strings/cards/staff';
import { slipsWindow } from '#strings/guardians/staff';
import { PUPIL, STUDENT } from './people.ts';
import { expectAccessible, showPage } from './screen.tsx';

const warning = page.getByRole('alert');

const CONNECTION = { isHttps: false, address: 'http://192.168.1.20:3000', trust: null };

const showSlips = async (host: string, address = CONNECTION.address) => {
  const days = { from: '2026-11-15', to: '2026-11-19' };
  const nothing = { attendance: [], positive: 0, negative: 0, behaviors: [], learned: [], results: [], words: [] };
  const slip = { ...PUPIL, classId: null, week: { ...days, ...nothing }, link: `http://${host}/guardian#token` };
  showPage('/admin/guardians/print?grade=5&day=2026-11-15', {
    'POST /api/admin/guardians/slips': { slips: [slip], school: null, teacher: 'هند' },
    'GET /api/admin/connection': { ...CONNECTION, address },
  });
  await expect.element(page.getByText(slipsWindow.count(1))).toBeVisible();
};

it('slips whose code no phone opens at home say so before they are printed', async () => {
  await showSlips('192.168.1.20:3000');
  await expect.element(warning).toHaveTextContent(addressWarning.network('192.168.1.20:3000'));
  await expectAccessible();
});

it('slips whose code opens this device alone say that', async () => {
  await showSlips('localhost:3000');
  await expect.element(warning).toHaveTextContent(addressWarning.device('localhost:3000', CONNECTION.address));
});

it('a computer that is in no network has no other address to say', async () => {
  await showSlips('localhost:3000', 'http://localhost:3000');
  await expect.element(warning).toHaveTextContent(addressWarning.device('localhost:3000'));
});

it('slips whose code every phone opens say nothing', async () => {
  await showSlips('himma.example');
  expect(warning.query()).toBeNull();
});

const SECOND_MS = 1000;

const showCards = (host: string) => {
  const printed = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  onTestFinished(() => printed.mockRestore());
  const card = { ...PUPIL, loginId: 123456, password: 'ABC123', loginLink: `http://${host}/login#card=token` };
  showPage(`/admin/credentials/print?studentId=${STUDENT.id}`, {
    'POST /api/admin/cards': { cards: [card] },
    'GET /api/admin/connection': CONNECTION,
  });
  return printed;
};

it('cards that open this device alone are not printed until somebody wants them all the same', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const printed = showCards('127.0.0.1:3000');
  await expect.element(warning).toHaveTextContent(addressWarning.device('127.0.0.1:3000', CONNECTION.address));
  await vi.advanceTimersByTimeAsync(SECOND_MS);
  expect(printed).not.toHaveBeenCalled();
  await page.getByRole('button', { name: printWindow.print }).click();
  expect(printed).toHaveBeenCalledOnce();
});

it('cards that phones open are printed by themselves', async () => {
  const printed = showCards('192.168.1.20:3000');
  await expect.poll(() => printed.mock.calls.length).toBe(1);
  expect(warning.query()).toBeNull();
});
