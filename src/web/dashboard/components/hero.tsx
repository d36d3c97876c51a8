import { greetingAt } from '#domain/dashboard/greeting';
import { greetings, profile } from '#strings/dashboard/pupil';
import { schoolHour } from '#strings/dates';
import { gradeNames } from '#strings/widgets';
import { useNow } from '#web/lib/now.ts';
import { AvatarButton } from '#web/photos/components/avatar-button.tsx';
import { Sky } from '#web/ui/sky.tsx';
import type { Dashboard } from '#wire/dashboard';

const MINUTE_MS = 60_000;

const STARS = [
  [90, 120],
  [250, 150],
  [380, 100],
  [545, 118],
  [600, 190],
  [668, 100],
  [742, 150],
  [835, 108],
  [905, 170],
  [1060, 110],
  [1250, 150],
  [1370, 105],
] as const;

/** The sky with its peaks, as wide as the window; the cards stand at their foot. The colour below carries white text alone. */
export const Ridge = () => (
  <div className="absolute inset-x-0 top-0 h-84 bg-(--peak-top)">
    <Sky of="peak" height={400} fadesAt={0.15}>
      <g fill="#ffffff" className="hidden in-data-[theme=night]:block">
        {STARS.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="2.5" opacity="0.8" />
        ))}
      </g>
      <path
        d="M0 330 150 220 300 330 470 180 640 330 810 230 960 330 1150 200 1440 340V400H0Z"
        fill="#fff"
        opacity=".1"
      />
      <path d="M470 180 441 206l13 8 16-11 16 12 14-10Z" fill="#fff" opacity=".3" />
      <path d="M0 350 240 290 420 350 610 270 800 350 1010 300 1220 350 1440 300V400H0Z" fill="#fff" opacity=".08" />
      <path d="M0 372 180 338 350 384 560 340 720 306 900 378 1080 344 1260 384 1440 352V401H0Z" fill="var(--paper)" />
    </Sky>
  </div>
);

export const Greeting = ({ dashboard: { firstName, grade, photo } }: { dashboard: Dashboard }) => {
  const now = useNow(MINUTE_MS);
  return (
    <section className="relative flex items-center gap-4 pt-1 pb-3 text-white sm:pt-4 sm:pb-7">
      <AvatarButton photo={photo} name={firstName} size={80} />
      <div className="min-w-0">
        <p className="leading-snug">{greetings[greetingAt(schoolHour(new Date(now)))]}</p>
        <h1 className="text-3xl leading-tight font-black break-words sm:text-4xl">
          {/* «أهلًا يا عبد» would be read at the end of a line. */}
          {profile.welcome} <span className="inline-block">{firstName}</span>
        </h1>
        <p className="mt-1 inline-block rounded-full bg-white/15 px-4 text-base">{gradeNames[grade]}</p>
      </div>
    </section>
  );
};
