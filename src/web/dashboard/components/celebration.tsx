import { lazy, Suspense } from 'react';
import { useCelebrated } from '#web/rewards/celebrate.ts';

const CelebrationDialog = lazy(() => import('./celebration-dialog.tsx'));

export const Celebration = () => {
  const claimed = useCelebrated();
  return claimed ? (
    <Suspense>
      <CelebrationDialog key={claimed.reward.id} claimed={claimed} />
    </Suspense>
  ) : null;
};
