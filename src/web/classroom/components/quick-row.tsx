import type { ComponentProps } from 'react';
import { lessonPage as texts } from '#strings/classroom/staff';
import { formatNumber } from '#strings/plural';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import type { Room } from '../use-room.ts';

const Quick = ({ icon, look, children, ...rest }: ComponentProps<'button'> & { icon: IconName; look: string }) => (
  <button
    type="button"
    {...rest}
    className={`flex min-h-14 min-w-0 flex-col items-center justify-center rounded-2xl px-1 text-xs leading-tight font-extrabold disabled:opacity-55 sm:flex-row sm:gap-2 sm:text-base ${look}`}
  >
    <Icon name={icon} className="size-5 shrink-0" />
    <span className="text-center">{children}</span>
  </button>
);

const SOFT = 'bg-emerald-soft text-emerald-ink hover:brightness-97';

/** What is done for the whole class by one press. */
export const QuickRow = ({ room, onOpen }: { room: Room; onOpen: (sheet: 'cards' | 'draw' | 'turns') => void }) => {
  const { unsaid, pupils, canTap, say } = room;
  const isAll = unsaid.length === pupils.length;
  const rest = unsaid.length === 0 ? texts.allSaid : isAll ? texts.allPresent : texts.restPresent;
  return (
    <fieldset aria-label={texts.quick} className="quick-grid">
      <Quick
        icon="check"
        look={unsaid.length > 0 && canTap ? 'bg-emerald text-on-emerald' : SOFT}
        disabled={!canTap || unsaid.length === 0}
        onClick={() => say({ type: 'present', studentIds: unsaid })}
      >
        {unsaid.length > 0 ? `${rest} ${formatNumber(unsaid.length)}` : rest}
      </Quick>
      <Quick icon="qr" look={SOFT} disabled={!canTap} onClick={() => onOpen('cards')}>
        {texts.cards}
      </Quick>
      <Quick icon="spark" look={SOFT} disabled={!canTap} onClick={() => onOpen('draw')}>
        {texts.draw}
      </Quick>
      <span className="grid min-w-0 xl:hidden">
        <Quick icon="mic" look={SOFT} onClick={() => onOpen('turns')}>
          {texts.turns}
        </Quick>
      </span>
    </fieldset>
  );
};
