import type { ReactNode } from 'react';
import type { Category } from '#domain/store/items';
import { storeHome as texts } from '#strings/store/pupil';

type Tone = Category | 'store';

/** Every shop of the street in its own colour; white text stands on each, by day and by night. */
export const TONES: Readonly<Record<Tone, string>> = {
  store: '#c8452a',
  devices: '#3d459c',
  giftcards: '#b8386b',
  privileges: '#7b3fa0',
  supermarket: '#0e6b5c',
};

const STRIPE = 32;
const HEIGHT = 52;

/** A striped roof with a scalloped hem, as wide as its place: with so many stripes, or as many as find room. */
export const Awning = ({ tone, stripes }: { tone: Tone; stripes?: number }) => (
  <svg
    width="100%"
    height={HEIGHT}
    viewBox={stripes ? `0 0 ${stripes * STRIPE} ${HEIGHT}` : undefined}
    preserveAspectRatio="none"
    className="block drop-shadow-[0_6px_5px_rgb(0_0_0/0.18)]"
    aria-hidden="true"
    focusable="false"
  >
    <defs>
      <pattern id={`awning-${tone}`} width={2 * STRIPE} height={HEIGHT} patternUnits="userSpaceOnUse">
        <path d="M0 0h32v32a16 16 0 0 1-32 0Z" fill={TONES[tone]} />
        <path d="M32 0h32v32a16 16 0 0 1-32 0Z" fill="#fff4dd" />
        <path d="M0 0h64v7H0Z" fill="#000" opacity=".12" />
        <path d="M0 29h64v3H0Z" fill="#000" opacity=".07" />
      </pattern>
    </defs>
    <rect width="100%" height={HEIGHT} fill={`url(#awning-${tone})`} />
  </svg>
);

/** Boards from edge to edge of the window. An image of the border may reach over the sides without making the page wider. */
const WALL =
  '[border-image:repeating-linear-gradient(var(--peak-top)_0_34px,color-mix(in_srgb,var(--peak-top),white_7%)_34px_36px)_fill_0//0_100vw]';

const Chains = () => (
  <span aria-hidden="true" className="absolute inset-x-6 -top-8 flex h-8 justify-between">
    <span className="w-1 bg-[#8a5a2b]" />
    <span className="w-1 bg-[#8a5a2b]" />
  </span>
);

/** Hangs from the name of the whole store. */
const OpenPlate = ({ isOpen }: { isOpen: boolean }) => (
  <div className="absolute end-4 top-full -mt-2">
    <p
      className={`-rotate-4 rounded-xl border-3 px-3 leading-snug font-black ${isOpen ? 'border-[#0a4f45] bg-[#d6f5e8] text-[#0a4f45]' : 'border-[#7c1d17] bg-[#fbe3df] text-[#7c1d17]'}`}
    >
      {isOpen ? texts.open : texts.closed}
    </p>
  </div>
);

export interface Sign {
  tone: Tone;
  title: string;
  /** Above the name: the way back. */
  back?: ReactNode;
}

interface StorefrontProps extends Sign {
  /** Unknown until the shop is there. */
  isOpen?: boolean;
  /** At the other end: the cart. */
  children?: ReactNode;
}

/** The wall with the shop's sign on it, and the roof under which one enters. */
export const Storefront = ({ tone, title, back, isOpen, children }: StorefrontProps) => (
  <div>
    <div className={`grid gap-4 pt-4 pb-5 text-white ${WALL}`}>
      {back}
      <div className="flex items-end gap-3 pt-1">
        <div className="relative">
          {!back && <Chains />}
          <h1 className="rounded-2xl border-b-5 border-[#9a6524] bg-[linear-gradient(#f7d58c,#e0a94f)] px-4 py-2 text-3xl leading-tight font-black text-[#3b2800] shadow-[0_8px_16px_rgb(0_0_0/0.25)] sm:px-8 sm:text-4xl">
            {title}
          </h1>
          {!back && isOpen !== undefined && <OpenPlate isOpen={isOpen} />}
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
