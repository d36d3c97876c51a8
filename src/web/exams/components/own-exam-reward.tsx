import { examReward as texts } from '#strings/exams/pupil';
import { moneyText } from '#strings/money';
import { rewardSteps } from '#strings/rewards/pupil';
import { useSingleAction } from '#web/lib/action.ts';
import { api, refusalOr } from '#web/lib/api.ts';
import { RewardStep, SentReward, useSendReward } from '#web/rewards/components/reward-steps.tsx';
import { CountUp } from '#web/ui/count-up.tsx';
import { MONEY_BOX, MoneyIcon } from '#web/ui/money.tsx';
import type { ExamCard } from '#wire/exams/pupil';
import { ownResultsQuery } from '../own-queries.ts';

type Reward = ExamCard['reward'];

const Amount = ({ type, amount }: { type: 'coins' | 'points'; amount: number }) => (
  <li
    className={`grid animate-[pop_400ms_ease-out_both] justify-items-center gap-1 rounded-2xl px-4 py-3 ${MONEY_BOX[type]}`}
  >
    <MoneyIcon type={type} className="size-9" />
    <span className="sr-only">{moneyText(type, amount)}</span>
    <span aria-hidden="true" className="text-3xl leading-none font-black">
      <CountUp value={amount} />
    </span>
  </li>
);

const Amounts = ({ reward: { coins, points, bonus } }: { reward: Reward }) => (
  <>
    <ul className="grid grid-cols-2 gap-3">
      <Amount type="coins" amount={coins} />
      <Amount type="points" amount={points} />
    </ul>
    {bonus > 0 && <p className="text-center font-extrabold text-sky-ink">{texts.bonus(bonus)}</p>}
  </>
);

/** What a result is worth: counted when asked for, sent once, then on the rewards page. */
export const ExamReward = ({ exam: { id, reward } }: { exam: ExamCard }) => {
  const params = { id };
  const calculate = useSingleAction(['exam-reward', 'calculate', id], {
    run: () => api('POST /api/student/results/:id/calculate', { params }),
    refused: (error) => refusalOr(error, texts.calculateFailed),
    refresh: [ownResultsQuery.queryKey],
  });
  const send = useSendReward(
    ['exam-reward', 'send', id],
    () => api('POST /api/student/results/:id/send', { params }),
    ownResultsQuery.queryKey,
  );
  return (
    <section className="grid content-start gap-3">
      <h3 className="text-lg font-black">{texts.title}</h3>
      {reward.state === 'ready' ? (
        <RewardStep step={calculate} icon="spark">
          {rewardSteps.calculate}
        </RewardStep>
      ) : (
        <Amounts reward={reward} />
      )}
      {reward.state === 'calculated' && (
        <RewardStep step={send} icon="send">
          {rewardSteps.send}
        </RewardStep>
      )}
      {reward.sentAt !== null && <SentReward sentAt={reward.sentAt} isClaimed={reward.state === 'claimed'} />}
    </section>
  );
};
