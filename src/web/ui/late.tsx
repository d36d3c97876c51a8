import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react';

/** A part of a page whose code comes when it is first drawn; until then nothing stands in its place, or `meanwhile`. */
export const late = <Props extends object>(bring: () => Promise<ComponentType<Props>>, meanwhile?: ReactNode) => {
  const Part: ComponentType<Props> = lazy(async () => ({ default: await bring() }));
  return (props: Props) => <Suspense fallback={meanwhile}>{createElement(Part, props)}</Suspense>;
};

const Nothing = () => null;

/** What may stay away: where its code does not come, without a network, the screen stands without it. */
export const ornament = <Props extends object>(bring: () => Promise<ComponentType<Props>>) =>
  late<Props>(() => bring().catch(() => Nothing));

export const LateConfetti = ornament(async () => (await import('./confetti.tsx')).Confetti);
