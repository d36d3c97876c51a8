import { Link } from '@tanstack/react-router';
import { formatDay } from '#strings/dates';
import { examReward as texts } from '#strings/exams/pupil';
import { moneyText } from '#strings/money';
import { useIsSelf } from '#web/access/queries.ts';
import { useSingleAction } from '#web/lib/action.ts';
import { api, refusalOr } from '#web/lib/api.ts';
import { playRight } from '#web/lib/sound.ts';
import { Button } from '#web/ui/button.tsx';
import { CountUp } from '#web/ui/count-up.tsx';
import { MONEY_BOX, MoneyIcon } from '#web/ui/money.tsx';
import type { ExamCard } from '#wire/exams/pupil';
import { ownResultsQuery } from '../own-queries.ts';

const useCalculate = (id: number) =>
  useSingleAction(['exam-reward', 'calculate', id], {
    run: () => api('POST /api/student/results/:id/calculate', { params: { id } }),
    refused: (error) => refusalOr(error, texts.calculateFailed),
    refresh: [ownResultsQuery.queryKey],
  });

/** The server takes it once. A refusal says why; anything else is said in the words of the specification. */
const useSend = (id: number) =>
  useSingleAction(['exam-reward', 'send', id], {
    run: () => api('POST /api/student/results/:id/send', { params: { id } }),
    done: texts.sentNow,
    after: playRight,
    refused: (error) => refusalOr(error, texts.sendFailed),
    refresh: [ownResultsQuery.queryKey, ['student', 'rewards'], ['student', 'dashboard']],
  });

interface StepProps {
  step: ReturnType<typeof useSend>;
  icon: 'spark' | 'send';
  children: string;
}

/** For the pupil alone: staff inside as the pupil see it, and why they cannot press it (D-11). */
const Step = ({ step: { act, isPending }, icon, children }: StepProps) => {
  const isSelf = useIsSelf();
  return (
    <Button
      look="gold"
      size="large"
      icon={icon}
      busy={isPending}
      disabled={!isSelf}
      title={isSelf ? undefined : texts.notByStaff}
      onClick={act}
    >
      {children}
    </Button>
  );
};

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

const Sent = ({ reward: { state, sentAt } }: { reward: Reward }) => {
  const day = sentAt === null ? '' : formatDay(sentAt);
  return (
    <div role="status" className="grid gap-1 text-center">
      <p className="font-extrabold text-emerald-ink">
        {state === 'claimed' ? texts.claimedOn(day) : texts.sentOn(day)}
      </p>
      {state === 'sent' && (
        <Link to="/student/rewards" className="font-extrabold underline underline-offset-4">
          {texts.toRewards}
        </Link>
      )}
    </div>
  );
};

/** What a result is worth: counted when asked for, sent once, then on the rewards page. */
export const ExamReward = ({ exam: { id, reward } }: { exam: ExamCard }) => {
  const calculate = useCalculate(id);
  const send = useSend(id);
  return (
    <section className="grid content-start gap-3">
      <h3 className="text-lg font-black">{texts.title}</h3>
      {reward.state === 'ready' ? (
        <Step step={calculate} icon="spark">
          {texts.calculate}
        </Step>
      ) : (
        <Amounts reward={reward} />
      )}
      {reward.state === 'calculated' && (
        <Step step={send} icon="send">
          {texts.send}
        </Step>
      )}
      {reward.sentAt !== null && <Sent reward={reward} />}
    </section>
  );
};
