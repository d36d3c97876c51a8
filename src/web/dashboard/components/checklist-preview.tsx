import type { ChecklistStatus } from '#domain/dashboard/checklist';
import { checklistEditor, checklistStatusNames } from '#strings/checklist';
import { Icon, type IconName } from '#web/ui/icon.tsx';

const LOOKS: Record<ChecklistStatus, { icon: IconName; mark: string }> = {
  completed: { icon: 'check', mark: 'bg-emerald text-on-emerald' },
  'in-progress': { icon: 'refresh', mark: 'bg-gold text-on-gold' },
  planned: { icon: 'history', mark: 'bg-line text-ink' },
};

interface ChecklistPreviewProps {
  items: readonly { text: string; status: ChecklistStatus }[];
}

/** The list as it stands in the pupil's window; lines without words are not shown yet. */
export const ChecklistPreview = ({ items }: ChecklistPreviewProps) => {
  const written = items.map((item, place) => ({ ...item, place })).filter(({ text }) => text.trim() !== '');
  if (written.length === 0) return <p className="text-muted">{checklistEditor.previewEmpty}</p>;
  return (
    <ul className="grid gap-2">
      {written.map(({ text, status, place }) => (
        <li key={place} className="flex items-center gap-3 rounded-2xl bg-card p-3">
          <span className={`grid size-9 shrink-0 place-items-center rounded-full ${LOOKS[status].mark}`}>
            <Icon name={LOOKS[status].icon} className="size-5" />
          </span>
          <span className="grid min-w-0 leading-snug">
            <span className="break-words">{text}</span>
            <span className="text-sm font-extrabold text-muted">{checklistStatusNames[status]}</span>
          </span>
        </li>
      ))}
    </ul>
  );
};
