import type { Category } from '#domain/store/items';

export type Tone = Category | 'store';

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
