import { ornament } from './ornament.ts';

export const LateConfetti = ornament(async () => (await import('./confetti.tsx')).Confetti);
