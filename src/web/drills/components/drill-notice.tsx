import { Link } from '@tanstack/react-router';
import { drillNotice as texts } from '#strings/drills/pupil';
import { Icon } from '#web/ui/icon.tsx';

/** Words wait to be drilled; nothing is shown where none do. */
export const DrillNotice = ({ due }: { due: number }) =>
  due > 0 && (
    <Link
      to="/student/drill"
      className="flex items-center gap-3 rounded-card bg-emerald-soft p-4 text-emerald-ink shadow-card transition hover:brightness-97 active:translate-y-0.5 sm:px-6"
    >
      <Icon name="target" className="size-11 shrink-0" />
      <span className="min-w-0 flex-1">
        <span className="block text-lg leading-snug font-black sm:text-xl">{texts.title(due)}</span>
        <span className="block text-sm leading-snug sm:text-base">{texts.body}</span>
      </span>
      <span className="shrink-0 rounded-button bg-emerald px-3.5 py-3 font-black text-on-emerald sm:px-6">
        {texts.action}
      </span>
    </Link>
  );
