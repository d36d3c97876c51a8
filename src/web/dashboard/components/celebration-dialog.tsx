import { type ReactNode, useEffect, useState } from 'react';
import { type LevelKey, levelFor } from '#domain/dashboard/levels';
import { levelScene } from '#domain/dashboard/scenes';
import { REWARD_TYPES, type RewardType } from '#domain/rewards/kinds';
import { levelNames } from '#strings/dashboard/pupil';
import { sceneTexts } from '#strings/dashboard/scenes';
import { signedNumber } from '#strings/money';
import { celebration as texts } from '#strings/rewards/pupil';
import { playWin } from '#web/lib/sound.ts';
import { endCelebration } from '#web/rewards/celebrate.ts';
import { Button } from '#web/ui/button.tsx';
import { Confetti } from '#web/ui/confetti.tsx';
import { CountUp } from '#web/ui/count-up.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { MONEY_BOX, MoneyIcon } from '#web/ui/money.tsx';
import { SoundSwitch } from '#web/ui/sound-switch.tsx';
import type { ClaimedReward } from '#wire/rewards';
import { useSeeScenes } from '../scenes.ts';
import { LevelEmblem } from './level-emblem.tsx';

const FLYERS = [
  { start: '8%', delay: '0ms' },
  { start: '24%', delay: '120ms' },
  { start: '42%', delay: '60ms' },
  { start: '58%', delay: '180ms' },
  { start: '74%', delay: '30ms' },
  { start: '88%', delay: '150ms' },
];

/** Coins or gems that fly from the gift down into the purse. */
const Flight = ({ type }: { type: RewardType }) => (
  <div aria-hidden="true" className="pointer-events-none absolute inset-x-4 top-24 h-48">
    {FLYERS.map(({ start, delay }) => (
      <span
        key={start}
        className="absolute top-0 animate-[fly_900ms_ease-in_both]"
        style={{ insetInlineStart: start, animationDelay: delay }}
      >
        <MoneyIcon type={type} className="size-8" />
      </span>
    ))}
  </div>
);

/** The gift trembles, its lid goes, and what was inside rises from it. A press shows all of it at once. */
const OpeningGift = ({ type }: { type: RewardType }) => {
  const [isSkipped, setSkipped] = useState(false);
  return (
    <button
      type="button"
      aria-label={texts.open}
      onClick={() => setSkipped(true)}
      data-skipped={isSkipped || undefined}
      className="relative grid h-44 w-full place-items-end justify-items-center overflow-hidden rounded-card bg-gold-soft data-skipped:[&_*]:animate-none!"
    >
      <span className="absolute top-1 z-10 animate-[rise_700ms_500ms_ease-out_backwards]">
        <MoneyIcon type={type} className="size-24" />
      </span>
      <svg viewBox="0 0 120 84" className="relative h-28 overflow-visible" aria-hidden="true" focusable="false">
        <g className="origin-[20px_40px] animate-[lid_500ms_ease-in-out]">
          <g transform="rotate(-26 10 40) translate(-8 -4)">
            <path d="M12 24h96v16H12Z" fill="#7b3fa0" />
            <path d="M52 24h16v16H52Z" fill="#e9a91b" />
          </g>
        </g>
        <path d="M18 42h84v36a6 6 0 0 1-6 6H24a6 6 0 0 1-6-6Z" fill="#9c5cc4" />
        <path d="M52 42h16v42H52Z" fill="#e9a91b" />
      </svg>
    </button>
  );
};

/** A level that the gift's points brought, where nobody has told of it yet. */
const useLevelGained = (points: number, got: number): LevelKey | null => {
  const [gained, setGained] = useState<LevelKey | null>(null);
  const see = useSeeScenes();
  const hasRisen = levelFor(points - got).from < levelFor(points).from;
  useEffect(() => {
    if (!hasRisen) return;
    const scene = levelScene(points);
    void see([scene]).then(
      ([first]) => setGained(first ? scene.level : null),
      () => undefined,
    );
  }, [hasRisen, points, see]);
  return gained;
};

const sumOf = (claimed: readonly ClaimedReward[], type: RewardType): number =>
  claimed.reduce((sum, { reward }) => sum + (reward.type === type ? reward.amount : 0), 0);

/** What was got of one kind, and what there is of it now. */
const Got = ({ type, amount, total }: { type: RewardType; amount: number; total: number }) => (
  <>
    <p className="text-2xl font-black">{texts.got(type, amount)}</p>
    <div className={`grid w-full justify-items-center rounded-button p-4 ${MONEY_BOX[type]}`}>
      <p className="font-extrabold">{texts.now[type]}</p>
      <p className="text-6xl leading-tight font-black">
        <CountUp from={total - amount} value={total} />
      </p>
      <p className="font-extrabold">{signedNumber(amount)}</p>
    </div>
  </>
);

interface CelebrationProps {
  claimed: readonly ClaimedReward[];
  onDone: () => void;
  /** Where it leads besides. */
  children?: ReactNode;
}

/** Of one gift, or of all that were opened together. */
export const Celebration = ({ claimed, onDone, children }: CelebrationProps) => {
  const got = REWARD_TYPES.map((type) => ({ type, amount: sumOf(claimed, type) })).filter(({ amount }) => amount > 0);
  const { points, balance } = claimed.at(-1)?.updatedStudent ?? { points: 0, balance: 0 };
  const picture = got[0]?.type ?? 'coins';
  const level = useLevelGained(points, sumOf(claimed, 'points'));
  useEffect(playWin, []);
  return (
    <>
      <div className="grid justify-items-center gap-4 text-center">
        <OpeningGift type={picture} />
        {got.map((each) => (
          <Got key={each.type} {...each} total={each.type === 'coins' ? balance : points} />
        ))}
        <div aria-live="polite" className="grid w-full empty:hidden">
          {level && (
            <div className="flex animate-[pop_500ms_ease-out_both] items-center gap-3 rounded-button bg-emerald-soft p-3 text-start text-emerald-ink">
              <LevelEmblem level={level} className="size-20 shrink-0" />
              <p className="leading-snug">
                <span className="block font-extrabold">{sceneTexts.level}</span>
                <span className="text-2xl font-black">{sceneTexts.levelReached(levelNames[level])}</span>
              </p>
            </div>
          )}
        </div>
        {children}
        <div className="flex w-full gap-3">
          <Button look={children ? 'plain' : 'gold'} size="large" className="flex-1" onClick={onDone}>
            {texts.done}
          </Button>
          <SoundSwitch className="size-14! bg-paper" />
        </div>
      </div>
      <Flight type={picture} />
      <Confetti />
    </>
  );
};

export const CelebrationDialog = ({ claimed }: { claimed: readonly ClaimedReward[] }) => (
  <Dialog title={texts.title} onClose={endCelebration}>
    <Celebration claimed={claimed} onDone={endCelebration} />
  </Dialog>
);
