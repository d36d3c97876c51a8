import { isComplete, isUntouched } from '#domain/exams/answers';
import { makeups as texts } from '#strings/exams/makeups';
import { listWords } from '#strings/widgets';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Grading } from '../grading/use-grading.ts';
import { useMakeup, usePublishMakeup } from '../mutations.ts';

type Paper = Grading['shown'][number];

const stateOf = ({ makeup, isAbsent }: Paper): keyof typeof texts.states => makeup ?? (isAbsent ? 'absent' : 'none');
const TONES: Readonly<Record<keyof typeof texts.states, Tone>> = {
  none: 'plain',
  absent: 'plain',
  open: 'wait',
  published: 'good',
};

const Row = ({ grading, paper }: { grading: Grading; paper: Paper }) => {
  const { studentId, name, answers, makeup } = paper;
  const params = { id: grading.exam.id, name };
  const [open, publish] = [useMakeup(params), usePublishMakeup(params)];
  const isOpen = makeup === 'open';
  /** What is not saved yet would not be in the result. */
  const isSaved = grading.unsaved.size + grading.conflicts.length === 0;
  const button = (label: string, run: () => void, isBusy = false) => (
    <Button look="soft" size="small" busy={isBusy} aria-label={listWords.named(label, name)} onClick={run}>
      {label}
    </Button>
  );
  return (
    <li className="flex flex-wrap items-center gap-2">
      <b className="min-w-40 flex-1 font-extrabold">{name}</b>
      <Badge tone={TONES[stateOf(paper)]}>{texts.states[stateOf(paper)]}</Badge>
      {makeup === null && button(texts.open, () => open.mutate({ studentId, isOpen: true }), open.isPending)}
      {isOpen && button(texts.write, () => grading.goTo({ studentId, place: 0 }))}
      {isOpen &&
        isUntouched(answers) &&
        button(texts.close, () => open.mutate({ studentId, isOpen: false }), open.isPending)}
      {isOpen &&
        isComplete(answers) &&
        isSaved &&
        button(texts.publish, () => publish.mutate({ studentId, isPublished: true }), publish.isPending)}
      {makeup === 'published' &&
        button(texts.unpublish, () => publish.mutate({ studentId, isPublished: false }), publish.isPending)}
    </li>
  );
};

/** Of a published exam: who has no result yet, and the papers that were sat later. */
export const Makeups = ({ grading }: { grading: Grading }) => {
  const papers = grading.shown.filter(({ makeup, answers }) => makeup !== null || !isComplete(answers));
  if (grading.isOpen || papers.length === 0) return null;
  return (
    <details className="rounded-card bg-card p-4 shadow-card" open={papers.some(({ makeup }) => makeup === 'open')}>
      <summary className="min-h-11 text-lg font-black">{texts.title}</summary>
      <p className="mb-3 text-muted">{texts.intro}</p>
      <ul className="grid gap-2">
        {papers.map((paper) => (
          <Row key={paper.studentId} grading={grading} paper={paper} />
        ))}
      </ul>
    </details>
  );
};
