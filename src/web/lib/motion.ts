/** A wish of the device's owner; numbers then stand at once, and nothing flies. */
export const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
