import { contestsPage, closeDialog as texts } from '#strings/contests/staff';
import { gradeNames } from '#strings/widgets';
import { messageOf } from '#web/lib/api.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { MoneyIcon } from '#web/ui/money.tsx';
import type { AdminContest } from '#wire/contests/staff';
import { useCloseContest } from '../mutations.ts';

const Winners = ({ contest: { winners, prizeCoins } }: { contest: AdminContest }) => (
  <div className="grid gap-2 rounded-2xl bg-gold-soft p-4 text-gold-ink">
    <p>{prizeCoins > 0 ? texts.winners : texts.winnersOnly}</p>
    <ul className="grid gap-1">
      {winners.map(({ studentId, name, grade, score, accuracy }) => (
        <li key={studentId} className="leading-snug">
          <span className="text-xl font-black">{name}</span>
          <span className="block text-sm">
            {gradeNames[grade]} · {contestsPage.result(score, accuracy)}
          </span>
        </li>
      ))}
    </ul>
    {prizeCoins > 0 && (
      <p className="flex items-center gap-2 font-black">
        <MoneyIcon type="coins" className="size-6" />
        {texts.each(prizeCoins)}
        {winners.length > 1 && `، ${texts.total(prizeCoins * winners.length)}`}
      </p>
    )}
  </div>
);

/** Always of the contest as it is now: where a late game changed who leads, the refusal stands beside the new names. */
export const CloseContest = ({ contest, onClose }: { contest: AdminContest; onClose: () => void }) => {
  const close = useCloseContest();
  const hasWinners = contest.winners.length > 0;
  return (
    <ConfirmDialog
      title={texts.title}
      body={
        <div className="grid gap-3">
          <p>{texts.intro(contest.title)}</p>
          {hasWinners ? <Winners contest={contest} /> : <p className="font-black text-ink">{texts.noWinner}</p>}
          <p>{texts.pool(contest.sharePool)}</p>
          {close.error && <Alert>{messageOf(close.error)}</Alert>}
        </div>
      }
      confirm={hasWinners && contest.prizeCoins > 0 ? texts.confirm : texts.confirmNobody}
      busy={close.isPending}
      onConfirm={() => close.mutate(contest, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
};
