import { Fragment, type MouseEvent, memo, useEffect, useRef } from 'react';
import { verseEnd } from '#domain/quran/content';
import { piecesOf } from '#domain/quran/words';
import { WORDS_IN_LINE } from '#domain/tracking/hearings';
import type { WordStatus } from '#domain/tracking/word-states';
import { formatNumber } from '#strings/plural';
import { verseLabel } from '#strings/quran/words';
import { heardWord, statusNames, wordGrid as texts } from '#strings/tracking/words';
import { useLongPress } from '#web/lib/long-press.ts';
import { WithQuranFont } from '#web/ui/quran/passage.tsx';
import type { Passage } from '#wire/quran';
import type { Hearing, TrackedWord } from '#wire/tracking';
import { cellAt, positionOf } from '../cells.ts';
import '../tracking.css';

export interface GridWord {
  readonly position: number;
  /** With the signs that belong to it. */
  readonly piece: string;
  /** The verse that it ends. */
  readonly ends: number | null;
}

/** The words of a text, counted as the marks count them. */
export const gridWords = ({ verses }: Passage): GridWord[] => {
  const words = verses.flatMap(({ ayah, text }) => {
    const pieces = piecesOf(text);
    return pieces.map((piece, at) => ({ piece, ends: at === pieces.length - 1 ? ayah : null }));
  });
  return words.map((word, position) => ({ ...word, position }));
};

/** How hard a word was, in the place of its state. */
export interface WordHeat {
  /** From 0 to 4. */
  readonly heat: number;
  /** The number on the word. */
  readonly count: number;
  /** The same in words. */
  readonly say: string;
}

interface WordCellProps {
  word: GridWord;
  status: WordStatus;
  mistakes: number;
  wasWrong: boolean;
  isChosen: boolean;
  isLit: boolean;
  heat: number | undefined;
  /** How it was read, or how hard it is. */
  say: string;
  isChoosable: boolean;
}

const WordCell = memo(
  ({ word, status, mistakes, wasWrong, isChosen, isLit, heat, say, isChoosable }: WordCellProps) => {
    const label = texts.word(word.piece, [say, ...(wasWrong ? [texts.lastTime] : [])].join('، '));
    const look = {
      className: 'word-cell',
      'data-status': status,
      'data-position': word.position,
      'data-lit': isLit || undefined,
      'data-was-wrong': wasWrong || undefined,
      ...(heat !== undefined && { 'data-heat': heat }),
    };
    const inside = (
      <>
        {word.piece}
        {mistakes > 0 && (
          <span className="word-mistakes" aria-hidden="true">
            {formatNumber(mistakes)}
          </span>
        )}
      </>
    );
    return isChoosable ? (
      <button type="button" {...look} aria-label={label} aria-pressed={isChosen}>
        {inside}
      </button>
    ) : (
      <span {...look}>
        <span className="sr-only">{label}</span>
        <span aria-hidden="true">{inside}</span>
      </span>
    );
  },
);

/** How far they came. */
export const furthestIn = (hearings: readonly Hearing[]): number =>
  Math.max(0, ...hearings.map(({ reached }) => reached));

type Marks = ReadonlyMap<number, TrackedWord>;

/** Whoever came to a word has read those before it, whether they have a mark or not. Nothing is known of who only began. */
const furthestOf = (marks: Marks, reached: number): number =>
  Math.max(reached, ...[...marks.values()].map(({ position, status }) => (status === 'not_started' ? 0 : position)));

const saidOf = (position: number, mark: TrackedWord | undefined, furthest: number): string => {
  const status = mark?.status ?? 'not_started';
  return status === 'not_started' && furthest > 0 && position <= furthest ? heardWord : statusNames[status];
};

interface WordGridProps {
  words: readonly GridWord[];
  marks: Marks;
  /** How far any hearing came, where that is known beside the marks. */
  reached?: number;
  /** Wrong at the hearing before. */
  wrongLastTime?: ReadonlySet<number>;
  chosen?: number | null;
  lit?: number | null;
  /** How hard each word was, for those who look at that and not at the marks. */
  heat?: ReadonlyMap<number, WordHeat>;
  /** The word that is looked at when the text opens. */
  openAt?: number | null;
  /** Left out for those who only read. */
  onChoose?: (position: number) => void;
  /** A word that was pressed long. */
  onStory?: (position: number) => void;
}

/** Drawn with the words, for their places are known only then. */
const OpenAt = ({ position }: { position: number }) => {
  const at = useRef(position);
  useEffect(() => {
    cellAt(at.current)?.scrollIntoView({ block: 'center' });
  }, []);
  return null;
};

/** Twelve words to a line, where the screen is wide enough. */
export const WordGrid = ({ words, marks, wrongLastTime, chosen = null, lit = null, ...more }: WordGridProps) => {
  const { heat, openAt = null, reached = 0, onChoose, onStory } = more;
  const furthest = furthestOf(marks, reached);
  const longPress = useLongPress({ findIn: positionOf, onRest: onStory });
  /** Of all words in one place: six hundred buttons are not drawn anew because one of them does something else now. */
  const heard = {
    ...longPress,
    onClick: ({ target }: MouseEvent) => {
      const position = positionOf(target);
      if (position !== null) onChoose?.(position);
    },
  };
  return (
    <WithQuranFont>
      {() => (
        <div className="@container">
          <section aria-label={texts.words} lang="ar" translate="no" className="quran word-grid" {...heard}>
            {words.map((word) => {
              const mark = marks.get(word.position);
              const hot = heat?.get(word.position);
              return (
                <Fragment key={word.position}>
                  <WordCell
                    word={word}
                    status={mark?.status ?? 'not_started'}
                    mistakes={hot?.count ?? mark?.incorrectAttempts ?? 0}
                    wasWrong={wrongLastTime?.has(word.position) ?? false}
                    isChosen={chosen === word.position}
                    isLit={lit === word.position}
                    heat={hot?.heat}
                    say={hot?.say ?? saidOf(word.position, mark, furthest)}
                    isChoosable={onChoose !== undefined}
                  />
                  {word.ends !== null && (
                    <span className="word-end" role="img" aria-label={verseLabel(word.ends)}>
                      {`\u06dd${verseEnd(word.ends)}`}
                    </span>
                  )}
                  {(word.position + 1) % WORDS_IN_LINE === 0 && <span className="word-break" aria-hidden="true" />}
                </Fragment>
              );
            })}
            {openAt !== null && <OpenAt position={openAt} />}
          </section>
        </div>
      )}
    </WithQuranFont>
  );
};
