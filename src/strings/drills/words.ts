/** Beside the amount on the rewards page. */
export const drillReward = 'أتممت مراجعة كلماتك';
