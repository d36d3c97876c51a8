import { useEffect } from 'react';
import { signedNumber } from '#strings/money';
import { celebration as texts } from '#strings/rewards/pupil';
import { playWin } from '#web/lib/sound.ts';
import { Button } from '#web/ui/button.tsx';
import { Confetti } from '#web/ui/confetti.tsx';
import { CountUp } from '#web/ui/count-up.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { MONEY_BOX, MoneyIcon } from '#web/ui/money.tsx';
import { SoundSwitch } from '#web/ui/sound-switch.tsx';
import type { ClaimedReward } from '#wire/rewards';
import { endCelebration } from '../celebrate.ts';

const FLYERS = [
  { start: '8%', delay: '0ms' },
  { start: '24%', delay: '120ms' },
  { start: '42%', delay: '60ms' },
  { start: '58%', delay: '180ms' },
  { start: '74%', delay: '30ms' },
  { start: '88%', delay: '150ms' },
];

/** Coins or gems that fly from the gift down into the purse. */
const Flight = ({ type }: { type: ClaimedReward['reward']['type'] }) => (
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

export default function CelebrationDialog({ claimed: { reward, updatedStudent } }: { claimed: ClaimedReward }) {
  const total = reward.type === 'coins' ? updatedStudent.balance : updatedStudent.points;
  useEffect(playWin, []);
  return (
    <Dialog title={texts.title} onClose={endCelebration}>
      <div className="grid justify-items-center gap-4 text-center">
        <MoneyIcon type={reward.type} className="size-28 animate-[pop_500ms_ease-out_both]" />
        <p className="text-2xl font-black">{texts.got(reward.type, reward.amount)}</p>
        <div className={`grid w-full justify-items-center rounded-button p-4 ${MONEY_BOX[reward.type]}`}>
          <p className="font-extrabold">{texts.now[reward.type]}</p>
          <p className="text-6xl leading-tight font-black">
            <CountUp from={total - reward.amount} value={total} />
          </p>
          <p className="font-extrabold">{signedNumber(reward.amount)}</p>
        </div>
        <div className="flex w-full gap-3">
          <Button look="gold" size="large" className="flex-1" onClick={endCelebration}>
            {texts.done}
          </Button>
          <SoundSwitch className="size-14! bg-paper" />
        </div>
      </div>
      <Flight type={reward.type} />
      <Confetti />
    </Dialog>
  );
}
