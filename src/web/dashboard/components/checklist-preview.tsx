import { checklistEditor } from '#strings/dashboard/staff';
import type { ChecklistItem } from '#wire/dashboard';
import { ChecklistItems } from './checklist-popup.tsx';

interface ChecklistPreviewProps {
  items: readonly Pick<ChecklistItem, 'text' | 'status'>[];
}

/** The list as it stands in the pupil's window; lines without words are not shown yet. */
export const ChecklistPreview = ({ items }: ChecklistPreviewProps) => {
  const written = items.map((item, id) => ({ ...item, id })).filter(({ text }) => text.trim() !== '');
  if (written.length === 0) return <p className="text-muted">{checklistEditor.previewEmpty}</p>;
  return (
    <div className="rounded-2xl bg-card p-3">
      <ChecklistItems items={written} />
    </div>
  );
};
