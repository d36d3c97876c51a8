import { useQuery } from '@tanstack/react-query';
import { cutNotice } from '#strings/staff/setup';
import { useIsAdmin } from '#web/access/queries.ts';
import { Notice } from '#web/ui/notice.tsx';
import { setupQuery, useKnowCut } from '../admin-setup.ts';

/** The server went without being stopped and came back by itself: the admin is told up to when everything is there. */
export const CutNotice = () => {
  const cut = useQuery({ ...setupQuery, enabled: useIsAdmin() }).data?.cut;
  const know = useKnowCut();
  if (!cut) return null;
  return (
    <div className="mb-4">
      <Notice text={cutNotice.text(cut)} actions={{ [cutNotice.know]: () => know.mutate() }} />
    </div>
  );
};
