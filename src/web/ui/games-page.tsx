import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BackLink } from './button-link.tsx';
import { Sky } from './sky.tsx';

/** The games' own sky: coral from edge to edge of the window, with peaks and a bolt behind the title. */
const GamesSky = () => (
  <div className="absolute inset-x-0 top-0 -z-10 h-full overflow-hidden bg-(--games-top)">
    <Sky of="games" height={320}>
      <path
        d="M0 290 170 170 300 270 470 120 620 280 800 190 960 280 1160 140 1440 300V320H0Z"
        fill="#fff"
        opacity=".08"
      />
      <path d="M0 310 240 240 420 300 640 220 820 300 1020 250 1220 310 1440 260V320H0Z" fill="#fff" opacity=".07" />
      <path d="M330 30 250 150h52l-16 100 98-134h-58Z" fill="#ffc94a" opacity=".32" />
      <path d="M1090 60 1050 120h26l-8 50 50-66h-30Z" fill="#ffc94a" opacity=".2" />
    </Sky>
  </div>
);

interface GamesPageProps {
  title: string;
  intro: string;
  back?: { to: LinkProps['to']; text: string };
  /** Of what stands on the foot of the sky. */
  layout?: string;
  children: ReactNode;
}

export const GamesPage = ({ title, intro, back, layout = '', children }: GamesPageProps) => (
  <div className="pb-6">
    <div className="relative isolate bg-(--games-top) [--over:calc(50%-50vw)]">
      <div className="absolute inset-y-0 -z-10 w-screen start-(--over)">
        <GamesSky />
      </div>
      <div className="grid gap-1 pt-5 pb-14 text-white">
        {back && (
          <BackLink look="sky" to={back.to}>
            {back.text}
          </BackLink>
        )}
        <h1 className="text-4xl leading-tight font-black">{title}</h1>
        <p>{intro}</p>
      </div>
    </div>
    <div className={`relative -mt-8 ${layout}`}>{children}</div>
  </div>
);
