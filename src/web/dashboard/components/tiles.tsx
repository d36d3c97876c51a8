import { Link, useRouter } from '@tanstack/react-router';
import { tiles as texts } from '#strings/dashboard/pupil';
import { Drawing } from '#web/ui/drawing.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { Behind } from './behind.tsx';

const TILES = [
  {
    of: 'results',
    look: 'bg-[#1d6fb0] text-white',
    picture: 'M8 90V58h18v32Zm27 0V34h18v56Zm27 0V8h18v82Z',
    to: '/student/results',
  },
  {
    of: 'rewards',
    look: 'bg-gold text-on-gold',
    picture: 'M6 30h80v18H6Zm6 22h30v38H12Zm38 0h30v38H50ZM46 28S40 4 28 6s-6 20 18 22Zm0 0S52 4 64 6s6 20-18 22Z',
    to: '/student/rewards',
  },
  {
    of: 'glory',
    look: 'bg-[#7b3fa0] text-white',
    picture: 'M0 90 36 20 54 52 66 36 96 90Z',
    to: '/student/glory',
  },
  {
    of: 'curriculum',
    look: 'bg-[#8a5a0c] text-white',
    picture: 'M4 14h34c6 0 8 4 8 8v66c-2-6-6-8-12-8H4Zm88 0H58c-6 0-8 4-8 8v66c2-6 6-8 12-8h30Z',
    to: '/student/curriculum',
  },
] as const;

const Picture = ({ path }: { path: string }) => (
  <Drawing box="0 0 96 96" className="absolute -end-3 -bottom-3 -z-10 size-14 opacity-30 lg:size-24">
    <path d={path} fill="currentColor" />
  </Drawing>
);

export const Tiles = () => (
  <nav aria-label={texts.navigation}>
    <ul className="grid grid-cols-4 gap-2 max-[21rem]:grid-cols-2 lg:gap-3">
      {TILES.map(({ to, of, look, picture }) => (
        <li key={to} className="grid">
          <Link
            to={to}
            className={`relative isolate grid min-h-16 content-center overflow-hidden rounded-button px-0.5 max-lg:justify-items-center lg:min-h-30 lg:content-between lg:rounded-card lg:p-5 transition hover:brightness-110 active:translate-y-0.5 ${look}`}
          >
            <Picture path={picture} />
            <span className="text-center leading-tight font-black max-sm:text-[0.9rem] lg:text-start lg:text-xl">
              {texts[of]}
            </span>
            <span className="text-sm max-lg:hidden">{texts[`${of}Body`]}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** A pupil's page that is reached by a small link on the first screen; the first has place 1. */
    home?: { label: string; icon: IconName; place: number };
  }
}

const useSmallLinks = () =>
  Object.values(useRouter().routesById)
    .flatMap(({ to, options }) => (options.staticData?.home ? [{ to, ...options.staticData.home }] : []))
    .toSorted((a, b) => a.place - b.place);

/** What is opened now and then: on a phone behind one line. */
export const SmallLinks = () => (
  <nav aria-label={texts.more}>
    <Behind title={texts.more}>
      <ul className="grid grid-cols-3 gap-2 max-[21rem]:grid-cols-2 lg:grid-cols-2 lg:gap-3">
        {useSmallLinks().map(({ to, label, icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="grid min-h-16 content-center justify-items-center gap-1 rounded-button bg-card p-2 text-center text-sm leading-tight font-extrabold shadow-card hover:brightness-97 lg:flex lg:items-center lg:px-3 lg:text-start lg:text-base"
            >
              <Icon name={icon} className="size-7 shrink-0 text-emerald-ink" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Behind>
  </nav>
);
