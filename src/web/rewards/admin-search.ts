import { REWARD_SOURCES, REWARD_TYPES } from '#domain/rewards/kinds';
import { listSearch, oneOf } from '#web/ui/list/search.ts';

export const rewardsSearch = listSearch({ source: REWARD_SOURCES, type: REWARD_TYPES }, { tab: oneOf(['students']) });
