import { getRouteApi } from '@tanstack/react-router';
import { adminLedger } from '#strings/ledger/staff';
import { PageHead } from '#web/ui/page-head.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { PupilIndex } from '../components/admin-pupil-index.tsx';
import { PupilLedger } from '../components/admin-pupil-ledger.tsx';

const route = getRouteApi('/admin/ledger');

/** The pupil stands in the address: the back button leads to the pupil before. On a phone it is list or ledger. */
export const AdminLedger = () => {
  const { student } = route.useSearch();
  return (
    <>
      <PageHead title={adminLedger.title} intro={adminLedger.intro} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[19rem_minmax(0,1fr)]">
        <div className={student === undefined ? '' : 'max-lg:hidden'}>
          <PupilIndex openId={student} />
        </div>
        {student === undefined ? (
          <div className="max-lg:hidden">
            <EmptyState icon="ledger" title={adminLedger.chooseTitle} body={adminLedger.chooseBody} />
          </div>
        ) : (
          <PupilLedger key={student} studentId={student} />
        )}
      </div>
    </>
  );
};
