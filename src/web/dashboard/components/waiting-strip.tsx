import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type Waiting, whatWaits } from '#domain/dashboard/waiting';
import { waitingTexts, waitingTitle } from '#strings/dashboard/waiting';
import { useIsSelf } from '#web/access/queries.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import type { Dashboard } from '#wire/dashboard';
import { useShowScenes } from '../scenes.ts';
import { PLACES } from '../waiting.ts';

type Other = Exclude<Waiting, 'rewards'>;

const LOOKS: Readonly<Record<Other, { icon: IconName; look: string }>> = {
  scenes: { icon: 'trophy', look: 'bg-[#7b3fa0] text-white' },
  invitations: { icon: 'users', look: 'bg-[#a8371d] text-white' },
  duels: { icon: 'bolt', look: 'bg-[#0a5c4f] text-white' },
  messages: { icon: 'mail', look: 'bg-card text-ink' },
  results: { icon: 'star', look: 'bg-[#1d6fb0] text-white' },
  answers: { icon: 'ticket', look: 'bg-card text-ink' },
};

const CHIP =
  'flex min-h-13 items-center gap-2 rounded-button px-3 py-1.5 text-start text-base leading-tight font-extrabold shadow-card transition last:odd:col-span-2 hover:brightness-105 active:translate-y-0.5';

const Chip = ({ kind, title }: { kind: Other; title: string }) => (
  <>
    <Icon name={LOOKS[kind].icon} className="size-5 shrink-0" />
    <span className="min-w-0">{title}</span>
  </>
);

/** What waits, above all else on the first screen: the gift large, the others side by side. */
export const WaitingStrip = ({ dashboard, gift }: { dashboard: Dashboard; gift: ReactNode }) => {
  const show = useShowScenes();
  const isSelf = useIsSelf();
  const others = whatWaits(dashboard.waiting).flatMap(({ kind, count }) =>
    kind === 'rewards' || (kind === 'scenes' && !isSelf) ? [] : [{ kind, count }],
  );
  if (!gift && others.length === 0) return null;
  return (
    <section aria-label={waitingTexts.strip} aria-live="polite" className="grid gap-2">
      {gift}
      {others.length > 0 && (
        <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
          {others.map(({ kind, count }) => {
            const title = waitingTitle({ kind, count });
            const look = `${CHIP} ${LOOKS[kind].look}`;
            return kind === 'scenes' ? (
              <button key={kind} type="button" onClick={() => show(dashboard.scenes)} className={look}>
                <Chip kind={kind} title={title} />
              </button>
            ) : (
              <Link key={kind} to={PLACES[kind]} className={look}>
                <Chip kind={kind} title={title} />
              </Link>
            );
          })}
        </div>
      )}
    </section>
  );
};
