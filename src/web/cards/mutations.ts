import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Grade } from '#domain/roster/grades';
import type { ErrorCode } from '#domain/vocabulary';
import { credentials } from '#strings/cards/staff';
import { ApiError, api } from '#web/lib/api.ts';
import { rememberSession } from '#web/lib/session-hint.ts';
import { toast } from '#web/ui/toast.tsx';
import { copyText } from './clipboard.ts';

/** Who has login data is shown on three screens. */
const useRefresh = () => {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [['credentials'], ['students'], ['overview']].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
};

export const useCreateCredentials = () => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (studentId: number) =>
      api('POST /api/admin/students/:studentId/credentials', { params: { studentId } }),
    onSuccess: () => {
      toast.good(credentials.created);
      return refresh();
    },
    onError: () => toast.bad(credentials.createFailed),
  });
};

export const useCreateMissing = () => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (grade: Grade) => api('POST /api/admin/credentials/missing', { body: { grade } }),
    onSuccess: () => {
      toast.good(credentials.created);
      return refresh();
    },
    onError: () => toast.bad(credentials.createFailed),
  });
};

/** The server writes down who copied whose password. */
export const passwordToCopy = async (studentId: number): Promise<string> => {
  const { password } = await api('POST /api/admin/students/:studentId/password', {
    params: { studentId },
    body: { purpose: 'copy' },
  });
  return password;
};

export const useCopy = () =>
  useMutation({
    mutationFn: copyText,
    networkMode: 'always',
    onSuccess: () => toast.good(credentials.copied),
    onError: () => toast.bad(credentials.copyFailed),
  });

const NAMED_REFUSALS: readonly (ErrorCode | 'offline')[] = ['credentials_not_found', 'student_not_found'];

export const useEnterAsStudent = () =>
  useMutation({
    mutationFn: (studentId: number) => api('POST /api/admin/students/:studentId/enter', { params: { studentId } }),
    onSuccess: (pupil) => {
      rememberSession(pupil);
      location.assign('/student/dashboard');
    },
    onError: (error) => {
      const isNamed = error instanceof ApiError && NAMED_REFUSALS.includes(error.code);
      toast.bad(isNamed ? error.message : credentials.enterFailed);
    },
  });
