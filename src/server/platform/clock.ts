/** The server's clock is an argument, so tests can move it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
