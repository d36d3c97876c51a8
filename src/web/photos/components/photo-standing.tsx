import type { ReactNode } from 'react';
import { ownPhoto as texts } from '#strings/photos/pupil';
import { Button } from '#web/ui/button.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { useTakeBack } from '../mutations.ts';

const Note = ({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) => (
  <div className="grid justify-items-center gap-1 rounded-3xl bg-gold-soft p-4 text-center text-gold-ink">
    <p className="flex items-center gap-2 text-lg font-black">
      <Icon name={icon} className="size-6 shrink-0" />
      {title}
    </p>
    {children}
  </div>
);

const Rejected = ({ reason }: { reason: string }) => (
  <Note icon="refresh" title={texts.rejected}>
    <p>{texts.rejectedBody}</p>
    <blockquote dir="auto" className="rounded-2xl bg-card px-4 py-2 font-extrabold break-words text-ink">
      {reason}
    </blockquote>
    <p className="font-extrabold">{texts.tryAgain}</p>
  </Note>
);

const Pending = ({ canChange }: { canChange: boolean }) => {
  const takeBack = useTakeBack();
  return (
    <Note icon="history" title={texts.pending}>
      <p>{texts.pendingBody}</p>
      {canChange && (
        <Button look="plain" size="small" icon="close" busy={takeBack.isPending} onClick={() => takeBack.mutate()}>
          {texts.takeBack}
        </Button>
      )}
    </Note>
  );
};

const Invitation = ({ isFirst }: { isFirst: boolean }) => (
  <div className="text-center">
    <p className="text-lg font-extrabold">{isFirst ? texts.first : texts.change}</p>
    {isFirst && <p className="font-extrabold text-gold-ink">{texts.firstReward}</p>}
  </div>
);

interface StandingProps {
  isFirst: boolean;
  isPending: boolean;
  rejectionReason: string | null;
  canChange: boolean;
}

/** What became of the last photo, or why to send a first. */
export const PhotoStanding = ({ isFirst, isPending, rejectionReason, canChange }: StandingProps) => {
  if (isPending) return <Pending canChange={canChange} />;
  return rejectionReason === null ? <Invitation isFirst={isFirst} /> : <Rejected reason={rejectionReason} />;
};
