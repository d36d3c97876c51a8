import { Sky } from './sky.tsx';

/** The motif of the climb: far and near peaks, snow on the highest, and the path of steps. */
export const Peaks = ({ className = '' }: { className?: string }) => (
  <Sky of="peak" height={900} className={className}>
    <path d="M0 855 300 530 450 680 720 430 860 610 1000 630 1160 510 1440 830V900H0Z" fill="var(--peak-far)" />
    <path d="M300 530 250 584l18 18 26-22 26 16 32-14Z" fill="#e6f3ee" opacity=".92" />
    <path d="M0 868 200 720 380 808 640 650 860 808 1100 700 1440 878V900H0Z" fill="var(--peak-near)" />
    <path
      d="M120 898C360 880 420 830 560 790S700 740 735 715"
      fill="none"
      stroke="#f2c34b"
      strokeWidth="7"
      strokeLinecap="round"
      strokeDasharray="2 22"
    />
  </Sky>
);

/** The eight-point star with the peak inside: our mark. */
export const Mark = ({ className = 'size-9' }: { className?: string }) => (
  <svg viewBox="0 0 64 64" className={className} aria-hidden="true" focusable="false">
    <g fill="#e9a91b">
      <rect x="14" y="14" width="36" height="36" rx="3" />
      <rect x="14" y="14" width="36" height="36" rx="3" transform="rotate(45 32 32)" />
    </g>
    <path d="M18 42 28 26l5 7 4-5 9 14Z" fill="#0a4f45" />
  </svg>
);
