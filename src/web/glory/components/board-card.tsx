import type { ReactNode } from 'react';
import type { PupilBoard } from '#domain/glory/boards';
import type { Grade } from '#domain/roster/grades';
import { boardNotes, gradeNotes, ownPlace } from '#strings/glory/pupil';
import {
  boardDistances,
  boardTitles,
  boardValues,
  boardWords,
  gradeBoards,
  gradeBoardTitles,
} from '#strings/glory/words';
import { gradeNames } from '#strings/widgets';
import type { Board, ClassRow, EarningsRow, ExamRow, OwnStanding } from '#wire/glory';
import { VALUE_INK } from '../value-ink.ts';
import { PlaceBadge } from './place-badge.tsx';

/** No landmark: the same boards stand in every period. */
export const BoardFrame = ({ title, note, children }: { title: string; note: string; children: ReactNode }) => (
  <article
    aria-label={title}
    className="grid grid-cols-1 content-start gap-3 rounded-card bg-card p-4 shadow-card sm:p-5"
  >
    <div>
      <h3 className="text-xl leading-tight font-black text-plum">{title}</h3>
      <p className="text-sm text-muted">{note}</p>
    </div>
    {children}
  </article>
);

export const NoData = () => (
  <p className="rounded-2xl bg-paper px-4 py-5 text-center text-muted">
    <span className="block font-extrabold">{boardWords.none}</span>
    {boardWords.beFirst}
  </p>
);

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

interface RowProps {
  place: number | null;
  name: string;
  grade: Grade | null;
  value: number;
  of: PupilBoard;
  isOwn?: boolean;
}

const Row = ({ place, name, grade, value, of, isOwn = false }: RowProps) => (
  <li
    aria-current={isOwn ? 'true' : undefined}
    className="flex min-h-12 items-center gap-3 rounded-2xl px-2 py-1 aria-[current=true]:bg-paper aria-[current=true]:outline-3 aria-[current=true]:outline-plum"
  >
    {place === null ? <span className="size-9 shrink-0" /> : <PlaceBadge place={place} />}
    <span className="min-w-0 flex-1 leading-tight">
      <span className="block font-extrabold break-words">
        {name}
        {isOwn && <span className="ms-2 rounded-full bg-plum px-2 text-sm text-card">{ownPlace.you}</span>}
      </span>
      {grade !== null && <span className="text-sm text-muted">{gradeNames[grade]}</span>}
    </span>
    <span className={`max-w-[45%] text-end text-sm leading-tight font-extrabold sm:text-base ${VALUE_INK[of]}`}>
      {boardValues[of](value)}
    </span>
  </li>
);

interface NeighbourhoodProps {
  board: PupilBoard;
  own: OwnStanding;
  me: string;
  /** Of those shown: who is ahead with as much stands there already. */
  lowest: number;
}

/** The one ahead, the pupil and the one behind; and how far it is. */
const Neighbourhood = ({ board, own, me, lowest }: NeighbourhoodProps) => {
  const { place, value, above, below } = own;
  const distance = above && boardDistances[board]?.(above.distance);
  if (place === null)
    return (
      <p className="rounded-2xl bg-paper px-4 py-3 text-sm font-extrabold text-plum">
        {above && distance ? ownPlace.start(distance, above.name) : ownPlace.notYet}
      </p>
    );
  return (
    <div className="grid gap-1 border-t-2 border-dashed border-line pt-2">
      <ol className="grid gap-1">
        {above && above.value < lowest && (
          <Row place={null} name={above.name} grade={above.grade} value={above.value} of={board} />
        )}
        <Row place={place} name={me} grade={null} value={value} of={board} isOwn />
        {below && <Row place={null} name={below.name} grade={below.grade} value={below.value} of={board} />}
      </ol>
      {above && (
        <p className="px-2 text-sm font-extrabold text-plum">
          {distance ? ownPlace.distance(distance, above.name) : ownPlace.next(above.name)}
        </p>
      )}
    </div>
  );
};

interface BoardCardProps {
  of: PupilBoard;
  board: Board;
  own: OwnStanding | null;
  /** The pupil's first name. */
  me: string;
}

export const BoardCard = ({ of, board: { rows, more }, own, me }: BoardCardProps) => (
  <BoardFrame title={boardTitles[of]} note={boardNotes[of]}>
    {rows.length === 0 ? (
      <NoData />
    ) : (
      <>
        <ol className="grid gap-1">
          {[...rows.entries()].map(([at, { place, name, grade, value }]) => (
            <Row key={at} place={place} name={name} grade={grade} value={value} of={of} isOwn={own?.row === at} />
          ))}
        </ol>
        {more > 0 && <p className="px-2 text-sm text-muted">{boardWords.more(more)}</p>}
        {own && own.row === null && <Neighbourhood board={of} own={own} me={me} lowest={rows.at(-1)?.value ?? 0} />}
      </>
    )}
  </BoardFrame>
);
