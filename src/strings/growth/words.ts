/** Beside the amount on the rewards page. */
export const wordAssociationReward = 'ربطت كلمات اليوم';
