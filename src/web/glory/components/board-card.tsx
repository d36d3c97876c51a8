import type { ReactNode } from 'react';
import type { PupilBoard } from '#domain/glory/boards';
import type { Grade } from '#domain/roster/grades';
import { boardNotes, gradeNotes, ownPlace } from '#strings/glory/pupil';
import * as words from '#strings/glory/words';
import { gradeNames } from '#strings/widgets';
import type { Board, ClassRow, OwnStanding } from '#wire/glory';
import { VALUE_INK } from '../value-ink.ts';
import { PlaceBadge } from './place-badge.tsx';

/** No landmark: the same boards stand in every period. */
const BoardFrame = ({ title, note, children }: { title: string; note: string; children: ReactNode }) => (
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

const NoData = () => (
  <p className="rounded-2xl bg-paper px-4 py-5 text-center text-muted">
    <span className="block font-extrabold">{words.boardWords.none}</span>
    {words.boardWords.beFirst}
  </p>
);

type GradeRow = Pick<ClassRow, 'grade' | 'place' | 'value'>;

interface GradeBoardProps<Row> {
  of: keyof typeof words.gradeBoardTitles;
  rows: readonly Row[];
  /** What fills a bar. */
  most?: number;
  textOf: (value: number) => string;
  noteOf: (row: Row) => string;
}

export const GradeBoard = <Row extends GradeRow>({ of, rows, most = 100, textOf, noteOf }: GradeBoardProps<Row>) => (
  <BoardFrame title={words.gradeBoardTitles[of]} note={gradeNotes[of]}>
    {rows.length === 0 ? (
      <NoData />
    ) : (
      <ol className="grid gap-2">
        {rows.map((row) => (
          <li key={row.grade} className="grid gap-1 rounded-2xl px-2 py-1">
            <span className="flex items-center gap-3">
              {row.place === null ? (
                <span className="size-9 shrink-0 rounded-full bg-line" />
              ) : (
                <PlaceBadge place={row.place} />
              )}
              <span className="flex-1 font-extrabold">{gradeNames[row.grade]}</span>
              {row.place !== null && <span className="text-sm font-extrabold sm:text-base">{textOf(row.value)}</span>}
            </span>
            {row.place !== null && (
              <span className="ms-12 h-3 overflow-hidden rounded-full bg-line">
                <span
                  className="block h-full rounded-full bg-gold"
                  style={{ inlineSize: `${(row.value * 100) / most}%` }}
                />
              </span>
            )}
            <span className="ps-12 text-sm text-muted">
              {row.place === null ? words.gradeBoards.tooLittle : noteOf(row)}
            </span>
          </li>
        ))}
      </ol>
    )}
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
      {words.boardValues[of](value)}
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
  const distance = above && words.boardDistances[board]?.(above.distance);
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
  <BoardFrame title={words.boardTitles[of]} note={boardNotes[of]}>
    {rows.length === 0 ? (
      <NoData />
    ) : (
      <>
        <ol className="grid gap-1">
          {[...rows.entries()].map(([at, { place, name, grade, value }]) => (
            <Row key={at} place={place} name={name} grade={grade} value={value} of={of} isOwn={own?.row === at} />
          ))}
        </ol>
        {more > 0 && <p className="px-2 text-sm text-muted">{words.boardWords.more(more)}</p>}
        {own && own.row === null && <Neighbourhood board={of} own={own} me={me} lowest={rows.at(-1)?.value ?? 0} />}
      </>
    )}
  </BoardFrame>
);
