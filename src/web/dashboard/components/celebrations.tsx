import { useCelebrated } from '#web/rewards/celebrate.ts';
import { late } from '#web/ui/late.tsx';
import { useShownScenes } from '../scenes.ts';

const CelebrationDialog = late(async () => (await import('./celebration-dialog.tsx')).CelebrationDialog);
const SceneDialog = late(async () => (await import('./scene-dialog.tsx')).SceneDialog);

/** A gift that was opened, and what else happened that is good; what shows it comes when there is something to show. */
export const Celebrations = () => {
  const claimed = useCelebrated();
  const scenes = useShownScenes();
  return (
    <>
      {claimed.length > 0 && <CelebrationDialog key={claimed[0]?.reward.id} claimed={claimed} />}
      {scenes.length > 0 && <SceneDialog scenes={scenes} />}
    </>
  );
};
