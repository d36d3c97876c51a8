import { papers, examPaper as texts } from '#strings/exams/paper';
import { Dialog } from '#web/ui/dialog.tsx';
import { PaperLink } from '#web/ui/paper-link.tsx';
import type { ExamHead } from '#wire/exams/staff';

export const ExamPrintDialog = ({ exam, onClose }: { exam: ExamHead; onClose: () => void }) => (
  <Dialog title={texts.which} onClose={onClose}>
    <p className="mb-3 font-extrabold">{exam.title}</p>
    <ul className="grid gap-3">
      {Object.entries(papers).map(([paper, { name, note }]) => (
        <li key={paper} className="flex flex-wrap items-center gap-3">
          <PaperLink href={`/admin/exams/${exam.id}/${paper}`}>{name}</PaperLink>
          <span className="text-muted">{note}</span>
        </li>
      ))}
    </ul>
  </Dialog>
);
