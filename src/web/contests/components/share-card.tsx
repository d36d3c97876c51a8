import { useState } from 'react';
import { PARTICIPATION_BONUS, SHARE_RULES } from '#domain/contests/share';
import { shareTexts as texts } from '#strings/contests/results';
import { formatNumber } from '#strings/plural';
import { kindName } from '#strings/practice/pupil';
import { rewardSteps } from '#strings/rewards/pupil';
import { api } from '#web/lib/api.ts';
import { RewardStep, SentReward, useSendReward } from '#web/rewards/components/reward-steps.tsx';
import { Button } from '#web/ui/button.tsx';
import { CountUp } from '#web/ui/count-up.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { MoneyIcon } from '#web/ui/money.tsx';
import type { PracticeShare } from '#wire/contests/pupil';
import { practiceResultsQuery } from '../results-queries.ts';

const Part = ({ name, hint, value, share }: { name: string; hint?: string; value: string; share: number }) => (
  <li>
    <span className="flex flex-wrap items-baseline justify-between gap-x-3">
      <span className="font-extrabold">{name}</span>
      <span className={share > 0 ? 'font-black' : 'text-sm text-muted'}>{value}</span>
    </span>
    {hint && <span className="block text-sm text-muted">{hint}</span>}
    <Meter part={Math.min(1, share)} whole={1} className="mt-0.5 block h-2" fill="bg-coral" />
  </li>
);

const Parts = ({ share }: { share: PracticeShare }) => (
  <ul className="grid gap-2.5">
    {SHARE_RULES.map((rule) => {
      const part = share.parts.find(({ mode, minutes }) => mode === rule.mode && minutes === rule.minutes);
      return (
        <Part
          key={kindName(rule)}
          name={kindName(rule)}
          value={part ? texts.part(part.points, rule.cap) : texts.needs(rule.least)}
          share={(part?.points ?? 0) / rule.cap}
        />
      );
    })}
    <Part
      name={texts.bonus}
      hint={texts.bonusHint}
      value={texts.part(share.bonus, SHARE_RULES.length * PARTICIPATION_BONUS)}
      share={share.bonus / (SHARE_RULES.length * PARTICIPATION_BONUS)}
    />
    <li className="flex justify-between gap-3 border-t-2 border-line pt-2 text-lg font-black">
      {texts.sum}
      <span>{formatNumber(share.points)}</span>
    </li>
  </ul>
);

const Send = ({ contestId }: { contestId: number }) => {
  const run = () => api('POST /api/student/practice-results/:id/send', { params: { id: contestId } });
  return (
    <RewardStep step={useSendReward(['send-share', contestId], run, practiceResultsQuery.queryKey)} icon="send">
      {rewardSteps.send}
    </RewardStep>
  );
};

const Worth = ({ share, coins }: { share: PracticeShare; coins: number }) => (
  <>
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="flex items-center gap-3 text-gold-ink">
        <MoneyIcon type="coins" className="size-12" />
        <span className="leading-none">
          <span className="block text-sm font-extrabold">{texts.amount}</span>
          <span className="text-5xl font-black">
            <CountUp value={coins} />
          </span>
        </span>
      </p>
      {share.state === 'ready' ? (
        <Send contestId={share.contest.id} />
      ) : (
        <SentReward sentAt={share.sentAt ?? share.contest.endsAt} isClaimed={share.state === 'claimed'} />
      )}
    </div>
    {share.allPoints !== null && (
      <p className="rounded-2xl bg-paper px-4 py-2 text-center leading-snug">
        <span className="block text-sm text-muted">{texts.formulaWords}</span>
        <span dir="rtl" className="font-black">
          {texts.formula(share.points, share.allPoints, share.contest.sharePool, coins)}
        </span>
      </p>
    )}
  </>
);

const WAITING = { open: texts.open, waiting: texts.waiting, none: texts.none } as const;

const isWorth = ({ state }: PracticeShare): boolean => state === 'ready' || state === 'sent' || state === 'claimed';

/** What a contest brings a pupil: counted when asked for, sent once, then on the rewards page. */
export const ShareCard = ({ share }: { share: PracticeShare }) => {
  const [isCounted, setIsCounted] = useState(share.state !== 'ready');
  const words = WAITING[share.state as keyof typeof WAITING];
  return (
    <li className="grid grid-cols-1 content-start gap-4 rounded-card bg-card p-5 shadow-card">
      <h3 className="text-lg leading-snug font-black">{share.contest.title}</h3>
      {isCounted ? (
        <>
          {isWorth(share) && share.coins !== null && <Worth share={share} coins={share.coins} />}
          {words && (
            <p>
              {words}
              <span className="mt-1 block text-lg font-black">{texts.soFar(share.points)}</span>
            </p>
          )}
          <details open={share.state === 'ready' || share.state === 'sent'}>
            <summary className="min-h-9 font-extrabold text-muted">
              {isWorth(share) ? texts.how : texts.howSoFar}
            </summary>
            <div className="mt-2">
              <Parts share={share} />
            </div>
          </details>
        </>
      ) : (
        <Button look="gold" size="large" icon="spark" className="justify-self-start" onClick={() => setIsCounted(true)}>
          {rewardSteps.calculate}
        </Button>
      )}
    </li>
  );
};
