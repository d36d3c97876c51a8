import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import {
  isRated,
  MISTAKES,
  type Mistake,
  offeredFor,
  type WordAction,
  type WordStatus,
} from '#domain/tracking/word-states';
import { formatMoment } from '#strings/dates';
import { marking as texts } from '#strings/tracking/staff';
import { actionNames, mistakeNames } from '#strings/tracking/words';
import { Badge } from '#web/ui/badge.tsx';
import { Button, IconButton, type Look } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { atFoot } from '#web/ui/foot.ts';
import { QuranWords } from '#web/ui/quran/passage.tsx';
import { Bones, Loaded } from '#web/ui/states.tsx';
import type { StoryLine, Tracked } from '#wire/tracking';
import { useEndReading, useStartReading } from '../mutations.ts';
import { storyQuery } from '../queries.ts';
import { useDesk } from '../use-desk.ts';
import { Saved } from './saved.tsx';
import { furthestIn, gridWords, WordGrid } from './word-grid.tsx';

const LOOKS: Readonly<Record<WordAction, Look>> = {
  incorrect: 'danger',
  try_again: 'danger',
  name_mistake: 'danger',
  pause: 'plain',
  clear_pause: 'plain',
  pass: 'soft',
  complete: 'emerald',
};

interface ActionBarProps {
  /** Of the chosen word; null where none is chosen. */
  status: WordStatus | null;
  /** A word that was rated at an earlier hearing may be wrong again. */
  isOfThisHearing: boolean;
  /** What its mistake was called. */
  named: Mistake | null;
  /** The word was wrong last time and has no mark yet: how it was wrong. */
  lastTime: { mistake: Mistake | null } | undefined;
  onAct: (action: WordAction, mistake?: Mistake) => void;
}

const offered = (status: WordStatus, isOfThisHearing: boolean): WordAction[] => {
  const actions = offeredFor(status).filter((action) => action !== 'name_mistake');
  const mayBeWrongAgain = !isOfThisHearing && isRated(status);
  return mayBeWrongAgain ? ['incorrect', ...actions] : [...actions];
};

/** What the table offers for the chosen word. A mistake gets its name by a second tap, if at all. */
const ActionBar = ({ status, isOfThisHearing, named, lastTime, onAct }: ActionBarProps) => (
  <div role="toolbar" aria-label={texts.actions} className="flex min-h-12 flex-wrap items-center gap-2">
    {status === null && <p className="text-muted">{texts.chooseWord}</p>}
    {status !== null &&
      offered(status, isOfThisHearing).map((action) => (
        <Button key={action} look={LOOKS[action]} className="flex-1 basis-28" onClick={() => onAct(action)}>
          {actionNames[action]}
        </Button>
      ))}
    {lastTime && (
      <Button look="plain" onClick={() => onAct('incorrect', lastTime.mistake ?? undefined)}>
        {texts.sameMistake(lastTime.mistake && mistakeNames[lastTime.mistake])}
      </Button>
    )}
    {status === 'incorrect' && (
      <div className="flex basis-full gap-1 lg:basis-auto">
        {MISTAKES.map((mistake) => (
          <button
            key={mistake}
            type="button"
            aria-pressed={mistake === named}
            onClick={() => onAct('name_mistake', mistake)}
            className="min-h-11 flex-1 rounded-xl border border-line px-1 text-sm font-extrabold aria-pressed:border-danger aria-pressed:bg-danger-soft lg:px-3"
          >
            {mistakeNames[mistake]}
          </button>
        ))}
      </div>
    )}
  </div>
);

const wordsOf = ({ action, mistake, isUndone, by }: StoryLine): string =>
  [actionNames[action], mistake && mistakeNames[mistake], isUndone && texts.undone, by]
    .filter((part) => Boolean(part))
    .join('، ');

interface WordStoryProps {
  of: { studentId: number; textId: number; position: number };
  word: string;
  /** How often the pupil drilled it. */
  drills: number;
  onClose: () => void;
}

/** All that was ever marked on a word, the last first. */
const WordStory = ({ of, word, drills, onClose }: WordStoryProps) => (
  <Dialog title={texts.story} onClose={onClose}>
    <QuranWords className="mb-2 text-3xl">{word}</QuranWords>
    {drills > 0 && <p className="mb-3 font-extrabold text-emerald-ink">{texts.drilled(drills)}</p>}
    <Loaded query={useQuery(storyQuery(of))} skeleton={<Bones look="h-10" times={3} />}>
      {({ marks }) =>
        marks.length === 0 ? (
          <p className="text-muted">{texts.noStory}</p>
        ) : (
          <ol className="grid gap-2">
            {marks.map((line) => (
              <li
                key={line.id}
                className={`flex flex-wrap justify-between gap-x-4 ${line.isUndone ? 'line-through' : ''}`}
              >
                <span className="font-extrabold">{wordsOf(line)}</span>
                <time dateTime={line.at} className="text-sm text-muted">
                  {formatMoment(line.at)}
                </time>
              </li>
            ))}
          </ol>
        )
      }
    </Loaded>
  </Dialog>
);

const EndButton = ({ id, how }: { id: number; how: 'finish' | 'stop' }) => {
  const end = useEndReading(how);
  const look = how === 'finish' ? 'gold' : 'plain';
  return (
    <Button look={look} size="small" className="min-h-11" busy={end.isPending} onClick={() => end.mutate(id)}>
      {texts[how]}
    </Button>
  );
};

/** Begins a reading, and ends it. */
const ReadingButtons = ({ page: { hearing, hearings, pupil, text } }: { page: Tracked }) => {
  const start = useStartReading();
  return hearing ? (
    <>
      <EndButton id={hearing.id} how="finish" />
      <EndButton id={hearing.id} how="stop" />
    </>
  ) : (
    <Button
      look="gold"
      icon="play"
      busy={start.isPending}
      onClick={() => start.mutate({ studentId: pupil.id, textId: text.id })}
    >
      {hearings.length > 0 ? texts.again : texts.start}
    </Button>
  );
};

interface DeskHeadProps {
  page: Tracked;
  mistakes: number;
  onPaused: (position: number) => void;
  children: ReactNode;
}

/** Who reads what, and how it goes beside last time. */
const DeskHead = ({ page, mistakes, onPaused, children }: DeskHeadProps) => {
  const { hearing, pupil, text, reading } = page;
  const { pausedAt } = reading;
  const before = page.hearings.find(({ id }) => id !== hearing?.id);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <h2 id="heard-pupil" className="text-2xl font-black">
        {pupil.name}
      </h2>
      <Badge tone="good">{text.title}</Badge>
      {hearing && <Badge tone={mistakes > 0 ? 'bad' : 'good'}>{texts.mistakes(mistakes)}</Badge>}
      {before && <Badge tone="wait">{texts.lastMistakes(before.mistakes)}</Badge>}
      {children}
      {pausedAt !== null && (
        <Button look="plain" size="small" onClick={() => onPaused(pausedAt)}>
          {texts.pausedAt}
        </Button>
      )}
    </div>
  );
};

/** Where the pupil goes on: the pause that stands, or the last word of a reading that did not come to the end. */
const placeToGoOn = ({ reading, hearings: [last] }: Tracked): number | null => {
  if (reading.pausedAt !== null) return reading.pausedAt;
  return last?.status === 'stopped' ? last.reached : null;
};

/** A pupil's text under the teacher's finger; what is given stands at the end of the bar below it. */
export const HearingDesk = ({ page, children }: { page: Tracked; children: ReactNode }) => {
  const grid = useMemo(() => gridWords(page.passage), [page.passage]);
  const { words, chosen, sameAsLastTime, ...desk } = useDesk(page, grid.length);
  const [story, setStory] = useState<number | null>(null);
  const same = useConfirm();
  const mark = words.get(chosen ?? -1);
  const mistakes = [...words.values()].filter(({ isWrongNow }) => isWrongNow).length;
  const askSame = () =>
    same.ask({
      run: desk.markSameAsLastTime,
      confirm: { title: texts.sameTitle, body: texts.sameBody(sameAsLastTime.length), confirm: texts.sameConfirm },
    });
  return (
    <>
      <section
        aria-labelledby="heard-pupil"
        onKeyDown={desk.onKeyDown}
        className="grid grid-cols-1 gap-4 rounded-card bg-card p-4 shadow-card sm:p-6"
      >
        <DeskHead page={page} mistakes={mistakes} onPaused={desk.show}>
          {sameAsLastTime.length > 0 && (
            <Button look="plain" size="small" onClick={askSame}>
              {texts.sameMistakes(sameAsLastTime.length)}
            </Button>
          )}
        </DeskHead>
        <WordGrid
          words={grid}
          marks={words}
          wrongLastTime={new Set(page.wrongLastTime.map(({ position }) => position))}
          chosen={chosen}
          reached={furthestIn(page.hearings)}
          lit={desk.lit}
          openAt={placeToGoOn(page)}
          onChoose={desk.choose}
          onStory={setStory}
        />
        <div
          ref={atFoot}
          className="sticky bottom-0 z-10 -mx-4 -mb-4 grid grid-cols-1 gap-2 rounded-card border-t border-line bg-card p-3 sm:-mx-6 sm:-mb-6 sm:px-6"
        >
          <Saved isAlways />
          {page.hearing && (
            <ActionBar
              status={chosen === null ? null : (mark?.status ?? 'not_started')}
              isOfThisHearing={mark?.isOfThisHearing ?? false}
              named={mark?.mistake ?? null}
              lastTime={sameAsLastTime.find(({ position }) => position === chosen)}
              onAct={desk.perform}
            />
          )}
          <div className="flex items-center gap-1 sm:gap-2">
            <ReadingButtons page={page} />
            <span className="flex-1" />
            {page.hearing && <IconButton icon="undo" label={texts.undo} disabled={!desk.canUndo} onClick={desk.undo} />}
            {/* On a phone the word itself is pressed long. */}
            {chosen !== null && (
              <IconButton
                icon="history"
                label={texts.story}
                onClick={() => setStory(chosen)}
                className="max-sm:hidden"
              />
            )}
            {children}
          </div>
        </div>
      </section>
      {same.dialog}
      {story !== null && (
        <WordStory
          of={{ studentId: page.pupil.id, textId: page.text.id, position: story }}
          word={grid[story]?.piece ?? ''}
          drills={page.drilled.find(({ position }) => position === story)?.reps ?? 0}
          onClose={() => setStory(null)}
        />
      )}
    </>
  );
};
