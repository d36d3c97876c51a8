import { auditPage } from '#strings/audit/staff';
import type { Difference } from '#wire/audit';

/** More than this and an import of a whole school would push everything else off the page. */
const SHOWN = 4;

const Value = ({ text, isCode }: { text: string; isCode: boolean | undefined }) =>
  isCode ? <bdi dir="ltr">{text}</bdi> : text;

const labelText = ({ label, before, after }: Difference): string => {
  if (after !== undefined) return `${label}:`;
  return before === undefined ? label : `${label} ${auditPage.before}:`;
};

const Line = ({ difference: { label, before, after, isCode } }: { difference: Difference }) => (
  <li className="flex min-w-0 flex-wrap items-baseline gap-x-1.5">
    <span className="text-muted">{labelText({ label, before, after })}</span>
    {before !== undefined && (
      <del className="text-muted no-underline">
        <Value text={before} isCode={isCode} />
      </del>
    )}
    {before !== undefined && after !== undefined && (
      <>
        <span aria-hidden="true">←</span>
        <span className="sr-only">{auditPage.became}</span>
      </>
    )}
    {after !== undefined && (
      <ins className="min-w-0 font-extrabold break-words no-underline">
        <Value text={after} isCode={isCode} />
      </ins>
    )}
  </li>
);

const Lines = ({ differences }: { differences: readonly Difference[] }) => (
  <ul className="flex flex-wrap gap-x-5 text-sm">
    {differences.map((difference) => (
      <Line key={`${difference.label} ${difference.before} ${difference.after}`} difference={difference} />
    ))}
  </ul>
);

export const DifferenceList = ({ differences }: { differences: readonly Difference[] }) => {
  if (differences.length === 0) return null;
  const rest = differences.slice(SHOWN);
  return (
    <div>
      <Lines differences={differences.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details>
          <summary className="text-sm font-extrabold text-emerald-ink">{auditPage.moreChanges(rest.length)}</summary>
          <Lines differences={rest} />
        </details>
      )}
    </div>
  );
};
