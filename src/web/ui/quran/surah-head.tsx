import { surahTitle } from '#strings/quran/words';

/** Two squares, one turned by an eighth, and a smaller pair inside: the star of our mark. */
export const Star = ({ className }: { className: string }) => (
  <svg
    viewBox="-24 -24 48 48"
    className={className}
    strokeWidth="1.5"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path vectorEffect="non-scaling-stroke" d="M-15-15h30v30h-30ZM0-21.200 21.200 0 0 21.200-21.200 0Z" />
    <path vectorEffect="non-scaling-stroke" d="M-6.400-6.400H6.400V6.400H-6.400ZM0-9 9 0 0 9-9 0Z" />
  </svg>
);

/** The surah's name in a frame of our own drawing. */
export const SurahHead = ({ name }: { name: string }) => (
  <h2 className="quran-head">
    <Star className="quran-star" />
    <span>{surahTitle(name)}</span>
    <Star className="quran-star" />
  </h2>
);
