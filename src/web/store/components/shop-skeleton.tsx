import type { ReactNode } from 'react';
import { Loading } from '#web/ui/states.tsx';
import type { Tone } from './awning.tsx';
import { Storefront } from './storefront.tsx';

/** The sign and the roof are there before the goods. */
export const ShopSkeleton = ({ tone, title, children }: { tone: Tone; title: string; children: ReactNode }) => (
  <>
    <Storefront tone={tone} title={title} />
    <Loading>
      <div className="grid gap-5">{children}</div>
    </Loading>
  </>
);
