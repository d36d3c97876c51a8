import { useState } from 'react';
import { examsPage as texts } from '#strings/exams/staff';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import type { ExamHead } from '#wire/exams/staff';
import { ExamList } from '../components/exam-list.tsx';
import { ExamPrintDialog } from '../components/exam-print-dialog.tsx';

export const Exams = () => {
  const [printed, setPrinted] = useState<ExamHead | null>(null);
  return (
    <>
      <PageHead title={texts.title} intro={texts.intro}>
        <ButtonLink to="/admin/exams/new" look="gold" icon="plus">
          {texts.add}
        </ButtonLink>
      </PageHead>
      <ExamList onPrint={setPrinted} />
      {printed && <ExamPrintDialog exam={printed} onClose={() => setPrinted(null)} />}
    </>
  );
};
