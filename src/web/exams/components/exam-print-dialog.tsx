import { printDialog as texts } from '#strings/exams/staff';
import { Dialog } from '#web/ui/dialog.tsx';
import { PaperLink } from '#web/ui/paper-link.tsx';
import type { ExamHead } from '#wire/exams/staff';

const PAPERS = ['paper', 'answer-sheet', 'key'] as const;

export const ExamPrintDialog = ({ exam, onClose }: { exam: ExamHead; onClose: () => void }) => (
  <Dialog title={texts.title} onClose={onClose}>
    <p className="mb-3 font-extrabold">{exam.title}</p>
    <ul className="grid gap-3">
      {PAPERS.map((paper) => (
        <li key={paper} className="flex flex-wrap items-center gap-3">
          <PaperLink href={`/admin/exams/${exam.id}/${paper}`}>{texts[paper]}</PaperLink>
          <span className="text-muted">{texts[`${paper}Note`]}</span>
        </li>
      ))}
    </ul>
  </Dialog>
);
