import { linkOptions } from '@tanstack/react-router';
import { examReport as texts } from '#strings/exams/report';
import type { ExamReport } from '#wire/exams/staff';
import { ScoreList } from './score-list.tsx';

export const ReportEarlier = ({ exam, earlier }: Pick<ExamReport, 'exam' | 'earlier'>) => (
  <ScoreList
    title={texts.earlier}
    exams={earlier.toReversed().map((each) => ({ ...each, score: each.average }))}
    linkTo={(id) => linkOptions({ to: '/admin/exams/$id/report', params: { id: String(id) } })}
    here={{ id: exam.id, name: texts.thisOne }}
  />
);
