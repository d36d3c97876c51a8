import { leftOutTexts as texts } from '#strings/contests/staff';
import { leftOutReasons } from '#strings/practice/staff';
import { gradeNames } from '#strings/widgets';
import { PupilLink } from '#web/ui/pupil-link.tsx';
import { Section } from '#web/ui/section.tsx';
import type { LeftOutRuns } from '#wire/contests/staff';

/** Whose runs no child could have played, and why they are on no board. */
export const LeftOut = ({ runs }: { runs: readonly LeftOutRuns[] }) => (
  <Section
    title={texts.title}
    head="text-lg font-black"
    className="mb-4 grid gap-2 rounded-2xl bg-gold-soft px-4 py-3 text-gold-ink"
  >
    <ul className="grid gap-2">
      {runs.map(({ studentId, name, grade, reason, runs: count, score }) => (
        <li key={`${studentId} ${reason}`} className="leading-snug">
          <span className="font-black">
            <PupilLink id={studentId} name={name} />
          </span>
          <span>
            {' '}
            ({gradeNames[grade]}): {texts.runs(count, score)}
          </span>
          <span className="block text-sm">{leftOutReasons[reason]}</span>
        </li>
      ))}
    </ul>
  </Section>
);
