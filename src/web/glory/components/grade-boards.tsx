import type { Grade } from '#domain/roster/grades';
import { gradeNotes } from '#strings/glory/pupil';
import { gradeBoards, gradeBoardTitles } from '#strings/glory/words';
import { gradeNames } from '#strings/widgets';
import type { ClassRow, EarningsRow, ExamRow } from '#wire/glory';
import { BoardFrame, NoData } from './board-card.tsx';
import { PlaceBadge } from './place-badge.tsx';

interface GradeLine {
  readonly grade: Grade;
  readonly place: number | null;
  /** How full the bar is, in percent. */
  readonly share: number;
  readonly text: string;
  readonly note: string;
}

const Line = ({ grade, place, share, text, note }: GradeLine) => (
  <li className="grid gap-1 rounded-2xl px-2 py-1">
    <span className="flex items-center gap-3">
      {place === null ? <span className="size-9 shrink-0 rounded-full bg-line" /> : <PlaceBadge place={place} />}
      <span className="flex-1 font-extrabold">{gradeNames[grade]}</span>
      {place !== null && <span className="text-sm font-extrabold sm:text-base">{text}</span>}
    </span>
    {place === null ? (
      <span className="ps-12 text-sm text-muted">{gradeBoards.tooLittle}</span>
    ) : (
      <>
        <span className="ms-12 h-3 overflow-hidden rounded-full bg-line">
          <span className="block h-full rounded-full bg-gold" style={{ inlineSize: `${share}%` }} />
        </span>
        <span className="ps-12 text-sm text-muted">{note}</span>
      </>
    )}
  </li>
);

const Lines = ({ lines }: { lines: readonly GradeLine[] }) =>
  lines.length === 0 ? (
    <NoData />
  ) : (
    <ol className="grid gap-2">
      {lines.map((line) => (
        <Line key={line.grade} {...line} />
      ))}
    </ol>
  );

export const classLines = (rows: readonly ClassRow[]): GradeLine[] =>
  rows.map(({ grade, place, value, sessions, best, bestDay }) => ({
    grade,
    place,
    share: value,
    text: gradeBoards.positive(value),
    note: gradeBoards.sessions(sessions, best, bestDay),
  }));

export const examLines = (rows: readonly ExamRow[]): GradeLine[] =>
  rows.map(({ grade, place, value, papers, perfect, day }) => ({
    grade,
    place,
    share: value,
    text: gradeBoards.perfect(value),
    note: gradeBoards.papers(perfect, papers, day),
  }));

/** The best fills its bar. */
export const earningsLines = (rows: readonly EarningsRow[]): GradeLine[] => {
  const most = Math.max(...rows.map(({ value }) => value));
  return rows.map(({ grade, place, value, pupils }) => ({
    grade,
    place,
    share: (value / most) * 100,
    text: gradeBoards.earned(value),
    note: gradeBoards.among(pupils),
  }));
};

export const GradeBoard = ({ of, lines }: { of: keyof typeof gradeBoardTitles; lines: readonly GradeLine[] }) => (
  <BoardFrame title={gradeBoardTitles[of]} note={gradeNotes[of]}>
    <Lines lines={lines} />
  </BoardFrame>
);
