import type { ReactNode } from 'react';
import { Awning, type Tone } from './awning.tsx';

interface StorefrontProps {
  tone: Tone;
  title: string;
  /** Hangs from the name. */
  plate?: ReactNode;
  /** Above the name: the way back. */
  back?: ReactNode;
  /** At the other end: the cart. */
  children?: ReactNode;
}

/** Boards from edge to edge of the window. An image of the border may reach over the sides without making the page wider. */
const WALL =
  '[border-image:repeating-linear-gradient(var(--peak-top)_0_34px,color-mix(in_srgb,var(--peak-top),white_7%)_34px_36px)_fill_0//0_100vw]';

const Chains = () => (
  <span aria-hidden="true" className="absolute inset-x-6 -top-8 flex h-8 justify-between">
    <span className="w-1 bg-[#8a5a2b]" />
    <span className="w-1 bg-[#8a5a2b]" />
  </span>
);

/** The wall with the shop's sign on it, and the roof under which one enters. */
export const Storefront = ({ tone, title, plate, back, children }: StorefrontProps) => (
  <div>
    <div className={`grid gap-4 pt-4 pb-5 text-white ${WALL}`}>
      {back}
      <div className="flex items-end gap-3 pt-1">
        <div className="relative">
          {!back && <Chains />}
          <h1 className="rounded-2xl border-b-5 border-[#9a6524] bg-[linear-gradient(#f7d58c,#e0a94f)] px-6 py-2 text-3xl leading-tight font-black text-[#3b2800] shadow-[0_8px_16px_rgb(0_0_0/0.25)] sm:px-8 sm:text-4xl">
            {title}
          </h1>
          {plate && <div className="absolute end-4 top-full -mt-2">{plate}</div>}
        </div>
        <div className="ms-auto">{children}</div>
      </div>
    </div>
    <div className="h-17">
      <div className="absolute inset-x-0">
        <Awning tone={tone} />
      </div>
    </div>
  </div>
);
