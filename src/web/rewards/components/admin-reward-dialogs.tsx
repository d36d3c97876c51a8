import { moneyText } from '#strings/money';
import { clearRewards, deleteReward, recentGifts } from '#strings/rewards/staff';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { RewardBatch, RewardedStudent, TrackedReward } from '#wire/rewards';
import { useClearRewards, useDeleteReward, useTakeBack } from '../admin-mutations.ts';
import { GiveDialog } from './admin-give-dialog.tsx';

/** The one dialog that is open, if any. `give` starts with these pupils chosen. */
export type RewardsDialog =
  | { give: readonly number[] }
  | { remove: TrackedReward }
  | { clear: RewardedStudent }
  | { takeBack: RewardBatch };

const Sentences = ({ first, second }: { first: string; second: string }) => (
  <>
    <p>{first}</p>
    <p className="mt-2 font-extrabold text-ink">{second}</p>
  </>
);

const ConfirmRemove = ({ reward, onClose }: { reward: TrackedReward; onClose: () => void }) => {
  const remove = useDeleteReward();
  return (
    <ConfirmDialog
      title={deleteReward.title}
      body={
        <Sentences
          first={deleteReward.body(moneyText(reward.type, reward.amount), reward.studentName)}
          second={reward.status === 'Claimed' ? deleteReward.claimed : deleteReward.unclaimed}
        />
      }
      confirm={deleteReward.confirm}
      tone="danger"
      busy={remove.isPending}
      onConfirm={() => remove.mutate(reward.id, { onSettled: onClose })}
      onClose={onClose}
    />
  );
};

const ConfirmClear = ({ student, onClose }: { student: RewardedStudent; onClose: () => void }) => {
  const clear = useClearRewards();
  return (
    <ConfirmDialog
      title={clearRewards.title}
      body={<Sentences first={clearRewards.body(student.name)} second={clearRewards.staysPaid} />}
      confirm={clearRewards.confirm}
      tone="danger"
      busy={clear.isPending}
      onConfirm={() => clear.mutate(student.studentId, { onSettled: onClose })}
      onClose={onClose}
    />
  );
};

const ConfirmTakeBack = ({ batch, onClose }: { batch: RewardBatch; onClose: () => void }) => {
  const takeBack = useTakeBack();
  return (
    <ConfirmDialog
      title={recentGifts.takeBackTitle}
      body={
        <Sentences
          first={recentGifts.takeBackBody(batch.count - batch.claimed - batch.removed)}
          second={recentGifts.staysPaid}
        />
      }
      confirm={recentGifts.confirm}
      tone="danger"
      busy={takeBack.isPending}
      onConfirm={() => takeBack.mutate(batch, { onSettled: onClose })}
      onClose={onClose}
    />
  );
};

export const RewardDialogs = ({ open, onClose }: { open: RewardsDialog | null; onClose: () => void }) => {
  if (!open) return null;
  if ('give' in open) return <GiveDialog ids={open.give} onClose={onClose} />;
  if ('remove' in open) return <ConfirmRemove reward={open.remove} onClose={onClose} />;
  return 'clear' in open ? (
    <ConfirmClear student={open.clear} onClose={onClose} />
  ) : (
    <ConfirmTakeBack batch={open.takeBack} onClose={onClose} />
  );
};
