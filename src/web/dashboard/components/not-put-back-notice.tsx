import { useQuery } from '@tanstack/react-query';
import { notPutBack } from '#strings/backup/put-back';
import { cutNotice } from '#strings/staff/setup';
import { useIsAdmin } from '#web/access/queries.ts';
import { Notice } from '#web/ui/notice.tsx';
import { setupQuery, useKnowNotPutBack } from '../admin-setup.ts';

/** The server came again with the school that it had: the admin is told why. */
export const NotPutBackNotice = () => {
  const said = useQuery({ ...setupQuery, enabled: useIsAdmin() }).data?.notPutBack;
  const know = useKnowNotPutBack();
  if (!said) return null;
  return (
    <div className="mb-4">
      <Notice text={notPutBack(said)} actions={{ [cutNotice.know]: () => know.mutate() }} />
    </div>
  );
};
