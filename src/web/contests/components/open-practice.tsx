import { openPracticeTexts as texts } from '#strings/contests/staff';
import { formatDay } from '#strings/dates';
import { useConfirm } from '#web/ui/confirm-dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useOpenPractice } from '../mutations.ts';

const Points = ({ points }: { points: readonly string[] }) => (
  <ul className="grid list-disc gap-2 ps-5">
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
);

interface OpenPracticeProps {
  /** Since when practice is open without a contest; null while it is not. */
  openSince: string | null;
  hasContest: boolean;
}

const stateOf = ({ openSince, hasContest }: OpenPracticeProps): string => {
  if (hasContest) return openSince === null ? texts.thenClosed : texts.thenOpen;
  return openSince === null ? texts.closed : texts.open(formatDay(openSince));
};

/** Whether pupils can practise now and after the contest that runs, and the way to change it (D-42). */
export const OpenPractice = (props: OpenPracticeProps) => {
  const { mutateAsync } = useOpenPractice();
  const { ask, dialog } = useConfirm();
  const isOpen = props.openSince !== null;
  const turnOn = () =>
    ask({
      run: () => mutateAsync(true),
      confirm: { title: texts.onTitle, body: <Points points={texts.onBody} />, confirm: texts.on },
    });
  const turnOff = () =>
    ask({
      run: () => mutateAsync(false),
      confirm: { title: texts.offTitle, body: <Points points={texts.offBody} />, confirm: texts.off, tone: 'danger' },
    });
  return (
    <div className="mb-4 desk:mb-2">
      <Notice
        tone={isOpen || props.hasContest ? 'good' : 'wait'}
        text={stateOf(props)}
        actions={isOpen ? { [texts.turnOff]: turnOff } : { [texts.turnOn]: turnOn }}
      />
      {dialog}
    </div>
  );
};
