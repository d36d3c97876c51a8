import { addressed } from '#strings/addressed';

/** In the staff's menu. */
export const nav = addressed({ races: 'السباقات', wins: '{الفائزون|الفائزات} في السباقات' });
