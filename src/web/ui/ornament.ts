import { type ComponentType, lazy } from 'react';

const Nothing = () => null;

/** What comes late and may stay away: where its code does not come, without a network, the screen stands without it. */
export const ornament = <Props extends object>(bring: () => Promise<ComponentType<Props>>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => ({ default: await bring().catch(() => Nothing) }));
