import { isComplete, isUntouched } from '#domain/exams/answers';
import { makeups as texts } from '#strings/exams/makeups';
import { listWords } from '#strings/widgets';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Grading } from '../grading/use-grading.ts';
import { type MakeupStep, useMakeup } from '../mutations.ts';

type Paper = Grading['shown'][number];

const stateOf = ({ makeup, isAbsent }: Paper): keyof typeof texts.states => makeup ?? (isAbsent ? 'absent' : 'none');
const TONES: Readonly<Record<keyof typeof texts.states, Tone>> = {
  none: 'plain',
  absent: 'plain',
  open: 'wait',
  published: 'good',
};

/** What can be done next. */
const nextOf = ({ makeup, answers }: Paper, isSaved: boolean): MakeupStep | null => {
  if (makeup === null) return 'open';
  if (makeup === 'published') return 'unpublish';
  if (isUntouched(answers)) return 'close';
  return isComplete(answers) && isSaved ? 'publish' : null;
};

const Row = ({ grading, paper }: { grading: Grading; paper: Paper }) => {
  const { studentId, name, makeup } = paper;
  const step = useMakeup(grading.exam.id, paper);
  const next = nextOf(paper, grading.isSaved);
  const button = (label: string, run: () => void, isBusy = false) => (
    <Button look="soft" size="small" busy={isBusy} aria-label={listWords.named(label, name)} onClick={run}>
      {label}
    </Button>
  );
  return (
    <li className="flex flex-wrap items-center gap-2">
      <b className="min-w-40 flex-1 font-extrabold">{name}</b>
      <Badge tone={TONES[stateOf(paper)]}>{texts.states[stateOf(paper)]}</Badge>
      {makeup === 'open' && button(texts.write, () => grading.goTo({ studentId, place: 0 }))}
      {next && button(texts.steps[next], () => step.mutate(next), step.isPending)}
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
