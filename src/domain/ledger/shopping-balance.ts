/** What a pupil can spend: every ten points count as a coin. */
export const shoppingBalance = (coins: number, points: number): number => coins + Math.floor(points / 10);
