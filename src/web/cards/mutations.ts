import { credentials } from '#strings/cards/staff';
import { useAction } from '#web/lib/action.ts';
import { ApiError, api, type Input } from '#web/lib/api.ts';
import { rememberSession } from '#web/lib/session-hint.ts';

/** A school server without https has no clipboard API; the old way needs a selection inside whatever is not inert. */
const copyBySelection = (text: string): void => {
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'sr-only';
  const host = document.querySelector('dialog[open]') ?? document.body;
  host.append(area);
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  if (!copied) throw new Error('copy refused');
};

const asBlob = async (text: Promise<string>): Promise<Blob> => new Blob([await text], { type: 'text/plain' });

/** A text still on its way is handed over as a promise: Safari only copies while it remembers the press. */
const copyText = async (text: string | Promise<string>): Promise<void> => {
  if (!navigator.clipboard) copyBySelection(await text);
  else if (typeof text === 'string') await navigator.clipboard.writeText(text);
  else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': asBlob(text) })]);
};

/** Who has login data is shown on three screens. */
const useCreation = <Of, Made>(create: (of: Of) => Promise<Made>) =>
  useAction({
    run: create,
    done: credentials.created,
    refused: credentials.createFailed,
    refresh: [['credentials'], ['students'], ['overview']],
  });

export const useCreateCredentials = () =>
  useCreation((studentId: number) => api('POST /api/admin/students/:studentId/credentials', { params: { studentId } }));

export const useCreateMissing = () =>
  useCreation((body: Input<'POST /api/admin/credentials/missing'>['body']) =>
    api('POST /api/admin/credentials/missing', { body }),
  );

/** The server writes down who copied whose password. */
export const passwordToCopy = async (studentId: number): Promise<string> => {
  const { password } = await api('POST /api/admin/students/:studentId/password', {
    params: { studentId },
    body: { purpose: 'copy' },
  });
  return password;
};

export const useCopy = () => useAction({ run: copyText, done: credentials.copied, refused: credentials.copyFailed });

const NAMED_REFUSALS: readonly ApiError['code'][] = ['credentials_not_found', 'student_not_found'];

export const useEnterAsStudent = () =>
  useAction({
    run: (studentId: number) => api('POST /api/admin/students/:studentId/enter', { params: { studentId } }),
    after: (pupil) => {
      rememberSession(pupil);
      location.assign('/student/dashboard');
    },
    refused: (error) =>
      error instanceof ApiError && NAMED_REFUSALS.includes(error.code) ? error.message : credentials.enterFailed,
  });
