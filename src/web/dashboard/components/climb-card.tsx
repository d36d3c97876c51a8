import { Link } from '@tanstack/react-router';
import { levelFor, nextLevel, progressToHundred } from '#domain/dashboard/levels';
import type { RewardType } from '#domain/rewards/kinds';
import { change, leftToHundred, levelNames, profile } from '#strings/dashboard/pupil';
import { signedNumber } from '#strings/money';
import { formatNumber } from '#strings/plural';
import { CountUp } from '#web/ui/count-up.tsx';
import { Drawing } from '#web/ui/drawing.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { MONEY_BOX, MoneyIcon } from '#web/ui/money.tsx';
import type { Dashboard } from '#wire/dashboard';
import { climbedTo, SLOPE, SUMMIT, WHOLE_CLIMB } from '../climb-path.ts';
import { LevelEmblem } from './level-emblem.tsx';

const Level = ({ points }: { points: number }) => {
  const level = levelFor(points);
  const next = nextLevel(points);
  return (
    <div className="flex items-center gap-3">
      <LevelEmblem level={level.key} className="size-14 shrink-0 lg:size-22" />
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline gap-x-2 lg:block">
          <p className="text-sm leading-tight text-muted">{profile.level}</p>
          <h2 className="text-2xl leading-tight font-black">{levelNames[level.key]}</h2>
        </div>
        <p className="text-sm text-muted">
          {next ? profile.nextLevel(levelNames[next.key], formatNumber(next.from)) : profile.topLevel}
        </p>
      </div>
    </div>
  );
};

const Line = ({ d, color, width }: { d: string; color: string; width: number }) => (
  <path d={d} fill="none" stroke={color} strokeWidth={width} strokeLinecap="round" vectorEffect="non-scaling-stroke" />
);

/** In RTL the start is at the right, where x is 100. */
const placeAt = ({ x, y }: { x: number; y: number }) => ({ insetInlineEnd: `${x}%`, insetBlockStart: `${y}%` });

const Climb = ({ points }: { points: number }) => {
  const { done: towards, left, next } = progressToHundred(points);
  // Who stands on the summit has no station left to reach; on a phone the level says it.
  const isOnTop = nextLevel(points) === null;
  const done = isOnTop ? 100 : towards;
  const { path, at } = climbedTo(done);
  const words = isOnTop ? profile.onTop : leftToHundred(left);
  return (
    <div className={isOnTop ? 'max-lg:hidden' : ''}>
      <p className="flex flex-wrap justify-between gap-x-3 text-sm font-extrabold sm:text-base">
        <span>{words}</span>
        {!isOnTop && <span className="text-sky-ink">{profile.progress(formatNumber(points), formatNumber(next))}</span>}
      </p>
      <div
        role="progressbar"
        aria-label={words}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={done}
        className="relative h-14 lg:h-24"
      >
        <Drawing box="0 0 100 100" fit="none" className="absolute inset-0 size-full rounded-2xl">
          <path d={SLOPE} fill="var(--sky-soft)" opacity="0.5" />
          <Line d={WHOLE_CLIMB} color="var(--line)" width={10} />
          {done > 0 && <Line d={path} color="var(--sky)" width={10} />}
        </Drawing>
        <span
          className="absolute isolate grid size-11 -translate-x-1/2 -translate-y-1/2 place-items-center text-sm leading-none font-black text-on-gold"
          style={placeAt(SUMMIT)}
        >
          <span className="absolute inset-1 -z-10 rounded-md bg-gold" />
          <span className="absolute inset-1 -z-10 rotate-45 rounded-md bg-gold" />
          {isOnTop ? <Icon name="star" className="size-5" /> : formatNumber(next)}
        </span>
        <span
          className="absolute size-7 -translate-x-1/2 -translate-y-1/2 rounded-full border-5 border-sky bg-card"
          style={placeAt(at)}
        />
      </div>
    </div>
  );
};

const ARROWS = { up: 'up', down: 'down', neutral: 'minus' } as const;

const directionOf = (amount: number): keyof typeof ARROWS => {
  if (amount === 0) return 'neutral';
  return amount > 0 ? 'up' : 'down';
};

/** What there is of one kind, and how it went in the last seven days. */
const Box = ({ type, amount, week }: { type: RewardType; amount: number; week: number }) => {
  const direction = directionOf(week);
  return (
    <div className={`rounded-button px-2 py-2 lg:p-4 ${MONEY_BOX[type]}`}>
      <div className="grid grid-cols-[auto_1fr] items-center gap-x-2 lg:gap-y-1">
        <span className="max-lg:row-span-2">
          <MoneyIcon type={type} />
        </span>
        <h3 className="font-extrabold max-lg:text-sm max-lg:leading-tight">{profile[type]}</h3>
        <p className="text-3xl leading-none font-black max-lg:pt-1 lg:col-span-2 lg:text-5xl lg:leading-tight">
          <CountUp value={amount} />
        </p>
      </div>
      <p className="text-[0.75rem] leading-snug font-extrabold lg:text-[0.8rem]">
        <Icon name={ARROWS[direction]} className="me-0.5 inline size-4 align-text-bottom" />
        {change[direction](signedNumber(week))}
      </p>
    </div>
  );
};

export const ClimbCard = ({ dashboard }: { dashboard: Dashboard }) => (
  <section className="grid gap-2 rounded-card bg-card px-4 py-3 shadow-card lg:gap-3 lg:p-5">
    <Level points={dashboard.points} />
    <Climb points={dashboard.points} />
    <div className="grid grid-cols-2 gap-3">
      <Box type="coins" amount={dashboard.coins} week={dashboard.recentChange.coins} />
      <Box type="points" amount={dashboard.points} week={dashboard.recentChange.points} />
    </div>
    <div className="flex flex-wrap items-center gap-2 rounded-button lg:bg-paper lg:p-2 lg:ps-4">
      <p className="flex-1 basis-32 leading-snug lg:basis-40">
        <span className="font-extrabold">{profile.shopping} </span>
        <span className="text-2xl font-black text-gold-ink">
          <CountUp value={dashboard.shoppingBalance} />
        </span>
        <span className="text-sm text-muted max-lg:hidden lg:block">{profile.shoppingHint}</span>
      </p>
      <Link
        to="/student/points"
        className="grid min-h-11 shrink-0 place-items-center rounded-2xl bg-emerald-soft px-3.5 lg:min-h-12 lg:px-5 font-extrabold text-emerald-ink hover:brightness-95"
      >
        {profile.why}
      </Link>
      <Link
        to="/student/store"
        className="inline-flex min-h-12 shrink-0 items-center gap-2 rounded-2xl bg-gold px-5 max-lg:hidden font-extrabold text-on-gold hover:brightness-105"
      >
        <Icon name="bag" className="size-5" />
        {profile.toStore}
      </Link>
    </div>
  </section>
);
