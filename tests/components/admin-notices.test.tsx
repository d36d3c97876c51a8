import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { notPutBack } from '#strings/backup/put-back';
import { cutNotice } from '#strings/staff/setup';
import { ClockNotice, CutNotice, NotPutBackNotice } from '#web/dashboard/components/admin-notices.tsx';
import type { Reply } from '#web/lib/api.ts';
import { noteServerDate } from '#web/lib/server-clock.ts';
import { ADMIN } from './people.ts';
import { showAlone } from './screen.tsx';

type NotPutBack = NonNullable<Reply<'GET /api/admin/setup'>['notPutBack']>;

const CUT = { lastWriteAt: '2026-11-18T22:14:05.000Z', backAt: '2026-11-19T04:00:00.000Z' };

it('a server that was cut off says up to when everything is there, until the admin knows', async () => {
  let cut: typeof CUT | null = CUT;
  const { asked } = showAlone(<CutNotice />, {
    'GET /api/session': ADMIN,
    'GET /api/admin/setup': () => ({ setup: null, cut, notPutBack: null }),
    'POST /api/admin/setup/cut-seen': () => {
      cut = null;
      return { ok: true };
    },
  });
  const notice = page.getByText(cutNotice.text(CUT));
  await expect.element(notice).toBeVisible();
  await page.getByRole('button', { name: cutNotice.know }).click();
  await expect.element(notice).not.toBeInTheDocument();
  expect(asked('POST /api/admin/setup/cut-seen')).toHaveLength(1);
});

it('a backup that was not put back is said with its reason, until the admin knows', async () => {
  let said: NotPutBack | null = { fault: 'altered', at: CUT.backAt };
  const notice = page.getByText(notPutBack(said));
  const { asked } = showAlone(<NotPutBackNotice />, {
    'GET /api/session': ADMIN,
    'GET /api/admin/setup': () => ({ setup: null, cut: null, notPutBack: said }),
    'POST /api/admin/backups/not-put-back-seen': () => {
      said = null;
      return { ok: true };
    },
  });
  await expect.element(notice).toBeVisible();
  await page.getByRole('button', { name: cutNotice.know }).click();
  await expect.element(notice).not.toBeInTheDocument();
  expect(asked('POST /api/admin/backups/not-put-back-seen')).toHaveLength(1);
});

it('a server’s clock that is a day away from the device’s is said, and one of another hour is not', async () => {
  showAlone(<ClockNotice />, {});
  const notice = page.getByText(/^ساعة الخادم/u);
  const serverIsAhead = (hours: number) => noteServerDate(new Date(Date.now() + hours * 3_600_000).toUTCString());
  serverIsAhead(3);
  expect(notice.query()).toBeNull();
  serverIsAhead(-24);
  await expect.element(notice).toBeVisible();
  serverIsAhead(0);
  await expect.element(notice).not.toBeInTheDocument();
});
