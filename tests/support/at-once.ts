import { Refusal } from '#server/platform/errors';
import { Death } from './dying.ts';

/**
 * Several actions at the same moment, for properties that hold whatever people do. A refusal, or the death that was asked
 * for, is an answer; anything else is a fault of ours. Answers those that came about: not refused, not died, and not
 * `null`, which says that there was nothing to act on.
 */
export const actAtOnce = async <Action extends object>(
  actions: readonly Action[],
  perform: (action: Action) => unknown,
): Promise<Action[]> => {
  const results = await Promise.allSettled(actions.map(async (action) => perform(action)));
  return actions.filter((action, index) => {
    const result = results[index] as PromiseSettledResult<unknown>;
    if (result.status === 'fulfilled') return result.value !== null;
    const mayDie = 'dies' in action && action.dies === true;
    if (result.reason instanceof Refusal || (mayDie && result.reason instanceof Death)) return false;
    throw result.reason;
  });
};
