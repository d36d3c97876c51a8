import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { putBack as texts } from '#strings/backup/put-back';
import { backupRefusals } from '#strings/backup/refusals';
import { dialogLabels, uploadLabels } from '#strings/widgets';
import { PutBack } from '#web/backup/components/put-back.tsx';
import { lost, refused } from './network.ts';
import { showAlone } from './screen.tsx';

const FOUND = { madeAt: '2026-11-18T22:14:05.000Z', school: 'مدرسة الفلاح', pupils: 3, rows: 40, files: 2 };
const UPLOAD = { upload: '0'.repeat(32) };

const confirm = async (): Promise<void> => {
  await page.getByLabelText(texts.type(texts.phrase)).fill(texts.phrase);
  await page.getByRole('button', { name: texts.confirm }).click();
};

/** As the chooser of the browser does it. */
const choose = async (...parts: ConstructorParameters<typeof File>): Promise<void> => {
  const field = page.getByLabelText(texts.drop);
  await expect.element(field).toBeInTheDocument();
  const input = field.element() as HTMLInputElement;
  const chosen = new DataTransfer();
  chosen.items.add(new File(...parts));
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

/** An answer that comes when the test says so. */
const held = () => {
  let begin = (): void => undefined;
  const begins = new Promise<void>((resolve) => {
    begin = resolve;
  });
  return { begins, begin };
};

/** What is asked whether the server is there, and where the page would go. */
const watchTheWayOut = (isThere: () => boolean): readonly string[] => {
  const toServer = window.fetch;
  const answer = () => (isThere() ? Promise.resolve(new Response('ok')) : Promise.reject(new TypeError('away')));
  window.fetch = (input, init) => (input === '/health' ? answer() : toServer(input, init));
  const wanted: string[] = [];
  const stay = (event: NavigateEvent) => {
    wanted.push(new URL(event.destination.url).pathname);
    event.preventDefault();
  };
  navigation.addEventListener('navigate', stay);
  onTestFinished(() => {
    navigation.removeEventListener('navigate', stay);
    window.fetch = toServer;
  });
  return wanted;
};

it('leads to the login once, when the server was away and is there again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  let isThere = false;
  const wanted = watchTheWayOut(() => isThere);
  showAlone(<PutBack id={1} onClose={() => undefined} />, {
    'POST /api/admin/backups/look': FOUND,
    'POST /api/admin/backups/put-back': { ok: true },
  });
  await confirm();
  await expect.element(page.getByText(texts.doing)).toBeVisible();
  await vi.advanceTimersByTimeAsync(500);
  expect(wanted).toEqual([]);
  isThere = true;
  await vi.advanceTimersByTimeAsync(2000);
  expect(wanted).toEqual(['/admin/login']);
});

it('waits for the server where no answer came, for that says nothing of what it does', async () => {
  watchTheWayOut(() => false);
  showAlone(<PutBack id={1} onClose={() => undefined} />, {
    'POST /api/admin/backups/look': FOUND,
    'POST /api/admin/backups/put-back': lost,
  });
  await confirm();
  await expect.element(page.getByText(texts.doing)).toBeVisible();
});

it('stays while the server reads what it is to put back, and not after a refusal', async () => {
  const onClose = vi.fn();
  const answer = held();
  showAlone(<PutBack id={1} onClose={onClose} />, {
    'POST /api/admin/backups/look': FOUND,
    'POST /api/admin/backups/put-back': () =>
      answer.begins.then(() => refused('backup_no_room', backupRefusals.backup_no_room)),
  });
  await confirm();
  const close = page.getByRole('button', { name: dialogLabels.close });
  await close.click();
  expect(onClose).not.toHaveBeenCalled();
  answer.begin();
  await expect.element(page.getByRole('alert')).toHaveTextContent(backupRefusals.backup_no_room);
  await close.click();
  expect(onClose).toHaveBeenCalledOnce();
});

it('sends nothing of a file that was cancelled before it was begun', async () => {
  const answer = held();
  const { asked } = showAlone(<PutBack id={null} onClose={() => undefined} />, {
    'POST /api/admin/backups/uploads': () => answer.begins.then(() => UPLOAD),
  });
  await choose(['a school'], 'school.backup');
  await page.getByRole('button', { name: uploadLabels.cancel }).click();
  answer.begin();
  await expect.element(page.getByText(texts.cancelled)).toBeVisible();
  expect(asked('POST /api/admin/backups/look')).toEqual([]);
});

it('says nothing of an earlier file while another is on its way', async () => {
  const answer = held();
  let begun = 0;
  showAlone(<PutBack id={null} onClose={() => undefined} />, {
    'POST /api/admin/backups/uploads': () => {
      begun += 1;
      return begun === 1 ? UPLOAD : answer.begins.then(() => UPLOAD);
    },
    'POST /api/admin/backups/look': refused('backup_none', backupRefusals.backup_none),
  });
  // Of an empty one there is no piece to send.
  await choose([], 'empty.backup');
  const fault = page.getByRole('alert');
  await expect.element(fault).toHaveTextContent(backupRefusals.backup_none);
  await choose([], 'other.backup');
  await expect.element(page.getByText(uploadLabels.uploading('other.backup'))).toBeVisible();
  expect(fault.query()).toBeNull();
  answer.begin();
  await expect.element(fault).toBeVisible();
});
