import { queryOptions, useQuery } from '@tanstack/react-query';
import type { SchoolClass } from '#domain/roster/classes';
import { api } from '#web/lib/api.ts';
import type { Owner } from '#web/lib/outbox/owner.ts';
import { rememberSession } from '#web/lib/session-hint.ts';

/** Asked again when the tab comes back into view, so that a session ended elsewhere is noticed. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async () => {
    const session = await api('GET /api/session');
    rememberSession(session);
    return session;
  },
  staleTime: 30_000,
  refetchOnWindowFocus: true,
});

/** Staff who entered as the pupil look, and do nothing in the pupil's place (D-11). */
export const useIsSelf = (): boolean => {
  const session = useQuery(sessionQuery).data;
  return session?.kind === 'pupil' && session.enteredBy === null;
};

/** What only admins may do is not shown to teachers; the server refuses it all the same. */
export const useIsAdmin = (): boolean => {
  const session = useQuery(sessionQuery).data;
  return session?.kind === 'staff' && session.role === 'admin';
};

/** Those that a teacher acts on alone; null where all are theirs. */
export const useOwnClasses = (): readonly SchoolClass[] | null => {
  const session = useQuery(sessionQuery).data;
  return session?.kind === 'staff' ? session.classes : null;
};

const NOBODY: Owner = { staffId: 0, mark: '', seal: '' };

/** Whose marks and taps these are, on a device that several use, and in which session they are made. */
export const useOwner = (): Owner => {
  const session = useQuery(sessionQuery).data;
  return session?.kind === 'staff' ? session : NOBODY;
};

/** Whose drafts these are. */
export const useStaffId = (): number => useOwner().staffId;
