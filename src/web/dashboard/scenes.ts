import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '#web/lib/api.ts';
import { shared } from '#web/lib/shared.ts';
import type { Scene } from '#wire/dashboard';
import { dashboardQuery } from './queries.ts';

const shown = shared<readonly Scene[]>([]);

export const useShownScenes = shown.use;
export const endScenes = (): void => shown.set([]);

/**
 * The server is told before anything is shown, and answers what no other tab or device has shown: of two that are open,
 * one celebrates. Without a network nothing is lost: what was not told waits.
 */
export const useSeeScenes = () => {
  const client = useQueryClient();
  return useCallback(
    async <Seen extends Pick<Scene, 'key'>>(scenes: readonly Seen[]): Promise<readonly Seen[]> => {
      const { keys } = await api('POST /api/student/scenes/seen', { body: { keys: scenes.map(({ key }) => key) } });
      client.setQueryData(dashboardQuery.queryKey, (before) => {
        if (!before) return before;
        const left = before.scenes.filter(({ key }) => !keys.includes(key));
        const checklist = keys.includes(before.newsKey) ? [] : before.checklist;
        return { ...before, checklist, scenes: left, waiting: { ...before.waiting, scenes: left.length } };
      });
      return scenes.filter(({ key }) => keys.includes(key));
    },
    [client],
  );
};

export const useShowScenes = () => {
  const see = useSeeScenes();
  return useCallback(
    (scenes: readonly Scene[]) => {
      void see(scenes).then(
        (first) => shown.set(first),
        // They wait where they were.
        () => undefined,
      );
    },
    [see],
  );
};
