import { drillNotice as texts } from '#strings/drills/pupil';
import { NoticeLink } from '#web/ui/notice-link.tsx';

/** Words wait to be drilled; nothing is shown where none do. */
export const DrillNotice = ({ due }: { due: number }) =>
  due > 0 && (
    <NoticeLink
      to="/student/drill"
      icon="target"
      title={texts.title(due)}
      body={texts.body}
      action={texts.action}
      look="bg-emerald-soft text-emerald-ink hover:brightness-97"
      actionLook="bg-emerald text-on-emerald"
    />
  );
