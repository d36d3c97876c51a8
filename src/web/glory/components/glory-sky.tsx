import { Sky } from '#web/ui/sky.tsx';

/** The plum sky of glory: three peaks, and our star over the highest. It stands to the left, where no words are. */
export const GlorySky = ({ className = 'size-full' }: { className?: string }) => (
  <Sky height={420} of="glory" className={className}>
    <g fill="#fff" opacity=".35">
      <circle cx="180" cy="90" r="3" />
      <circle cx="420" cy="50" r="2.5" />
      <circle cx="980" cy="80" r="3" />
      <circle cx="1260" cy="130" r="2.5" />
      <circle cx="1120" cy="40" r="2" />
    </g>
    <path d="M0 420 400 90 690 330 800 250 960 350 1200 220 1440 420Z" fill="var(--glory-top)" opacity=".55" />
    <path d="M400 90 322 154l34 20 44-30 46 34 32-24Z" fill="#fff" opacity=".9" />
    <path d="M0 420 180 330 420 400 640 340 900 410 1150 340 1440 420Z" fill="var(--glory-top)" opacity=".8" />
    <g fill="#ffc94a" transform="translate(400 46)">
      <rect x="-15" y="-15" width="30" height="30" rx="3" />
      <rect x="-15" y="-15" width="30" height="30" rx="3" transform="rotate(45)" />
    </g>
  </Sky>
);
