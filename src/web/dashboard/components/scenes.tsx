import { lazy, Suspense } from 'react';
import { useShownScenes } from '../scenes.ts';

const SceneDialog = lazy(() => import('./scene-dialog.tsx'));

/** What celebrates comes when there is something to celebrate. */
export const Scenes = () => {
  const scenes = useShownScenes();
  return scenes.length > 0 ? (
    <Suspense>
      <SceneDialog scenes={scenes} />
    </Suspense>
  ) : null;
};
