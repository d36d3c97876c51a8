import { shared } from '#web/lib/shared.ts';
import type { ClaimedReward } from '#wire/rewards';

const current = shared<readonly ClaimedReward[]>([]);

/** Claims are made on several screens and in dialogs that close; the feast stands above all of them. */
export const celebrate = (claimed: readonly ClaimedReward[]): void => current.set(claimed);
export const endCelebration = (): void => current.set([]);
export const useCelebrated = current.use;
