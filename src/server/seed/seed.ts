import type { Deps } from '#server/platform/deps';

export const seedIfEmpty = async (_deps: Deps): Promise<string | null> => null;
