import type { ChecklistStatus } from '#domain/dashboard/checklist';
import { checklistStatusNames } from '#strings/dashboard/staff';
import { Badge } from '#web/ui/badge.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import type { ChecklistItem } from '#wire/dashboard';

const LOOKS: Readonly<Record<ChecklistStatus, { icon: IconName; look: string; tone: 'good' | 'wait' | 'plain' }>> = {
  completed: { icon: 'check', look: 'bg-emerald text-on-emerald', tone: 'good' },
  'in-progress': { icon: 'spark', look: 'bg-gold text-on-gold', tone: 'wait' },
  planned: { icon: 'clock', look: 'bg-line text-ink', tone: 'plain' },
};

export const ChecklistItems = ({ items }: { items: readonly ChecklistItem[] }) => (
  <ul className="grid gap-2">
    {items.map(({ id, text, status }) => (
      <li key={id} className="flex items-center gap-3 rounded-button border border-line px-3 py-2">
        <span className={`grid size-10 shrink-0 place-items-center rounded-full ${LOOKS[status].look}`}>
          <Icon name={LOOKS[status].icon} className="size-5" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block leading-snug break-words">{text}</span>
          <Badge tone={LOOKS[status].tone}>{checklistStatusNames[status]}</Badge>
        </span>
      </li>
    ))}
  </ul>
);
