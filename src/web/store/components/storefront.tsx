import type { ReactNode } from 'react';
import { Awning, type Tone } from './awning.tsx';

interface StorefrontProps {
  tone: Tone;
  title: string;
  /** Hangs beside the name. */
  plate?: ReactNode;
  /** Above the name: the way back. */
  back?: ReactNode;
  /** At the other end: the cart. */
  children: ReactNode;
}

const CHAIN = 'absolute -top-6 h-6 w-1 bg-[#8a5a2b]';

/** The wall with the shop's sign on it, and the roof under which one enters; both as wide as the window. */
export const Storefront = ({ tone, title, plate, back, children }: StorefrontProps) => (
  <div>
    <div className="relative pt-3 text-white">
      {back}
      <div className="flex items-end gap-3 pt-5 pb-6">
        <div className="relative">
          <span aria-hidden="true" className={`${CHAIN} start-6`} />
          <span aria-hidden="true" className={`${CHAIN} end-6`} />
          <h1 className="rounded-2xl border-b-5 border-[#9a6524] bg-[linear-gradient(#f7d58c,#e0a94f)] px-5 py-2 text-3xl leading-tight font-black text-[#3b2800] shadow-[0_8px_16px_rgb(0_0_0/0.25)] sm:px-8 sm:text-4xl">
            {title}
          </h1>
        </div>
        {plate}
        <div className="ms-auto flex gap-2">{children}</div>
      </div>
    </div>
    <div className="h-16">
      <div className="absolute inset-x-0">
        <Awning tone={tone} />
      </div>
    </div>
  </div>
);

/** Behind the sign. It takes its height from the page above the roof, which the roof covers. */
export const Wall = ({ hasBack = false }: { hasBack?: boolean }) => (
  <div className={`absolute inset-x-0 -z-10 bg-(--peak-top) ${hasBack ? 'h-42' : 'h-32'}`}>
    <svg width="100%" height="100%" aria-hidden="true" focusable="false">
      <defs>
        <pattern id="bricks" width="72" height="36" patternUnits="userSpaceOnUse">
          <path d="M0 .5h72M0 18.5h72M12 0v18M48 18v18" stroke="#fff" strokeOpacity=".07" strokeWidth="2" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#bricks)" />
    </svg>
  </div>
);
