import { useEffect, useState } from 'react';
import { HIGHLIGHT_MS } from '#domain/tracking/hearings';
import type { WordAction } from '#domain/tracking/word-states';
import { marking as texts } from '#strings/tracking/staff';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { Tracked } from '#wire/tracking';
import { useFinishReading, useStartReading, useStopReading } from '../mutations.ts';
import { useMarking } from '../use-marking.ts';
import { ActionBar } from './action-bar.tsx';
import { gridWords, WordGrid } from './word-grid.tsx';
import { WordStory } from './word-story.tsx';

const Saved = ({ waiting, isCut }: { waiting: number; isCut: boolean }) => (
  <p role="status" className="text-sm font-extrabold">
    {isCut && waiting > 0 ? (
      <Badge tone="wait">{texts.waiting(waiting)}</Badge>
    ) : (
      <span className="text-muted">{waiting > 0 ? texts.sending : texts.saved}</span>
    )}
  </p>
);

/** Lit for a moment, so that the eye finds what the finger chose. */
const useLit = () => {
  const [lit, setLit] = useState<number | null>(null);
  useEffect(() => {
    if (lit === null) return;
    const timer = setTimeout(() => setLit(null), HIGHLIGHT_MS);
    return () => clearTimeout(timer);
  }, [lit]);
  return [lit, setLit] as const;
};

const NEXT: Readonly<Record<string, 1 | -1>> = { ArrowLeft: 1, ArrowRight: -1 };
const KEYS: Readonly<Record<string, WordAction>> = {
  x: 'incorrect',
  r: 'try_again',
  p: 'pass',
  c: 'complete',
  s: 'pause',
};

/** A pupil's text under the teacher's finger. */
export const HearingDesk = ({ page }: { page: Tracked }) => {
  const { words, act, undo, canUndo, waiting, isCut } = useMarking(page);
  const [start, finish, stop] = [useStartReading(), useFinishReading(), useStopReading()];
  const [chosen, setChosen] = useState<number | null>(null);
  const [lit, setLit] = useLit();
  const [isStory, setIsStory] = useState(false);
  const { hearing, text, pupil } = page;
  const grid = gridWords(page.passage);
  const mark = chosen === null ? undefined : words.get(chosen);
  const mistakes = [...words.values()].filter((word) => word.isOfThisHearing && word.incorrectAttempts > 0).length;

  const choose = (position: number) => {
    setChosen(position);
    setLit(position);
    // A press on a paused word clears the pause.
    if (hearing && words.get(position)?.status === 'paused') perform(position, 'clear_pause');
  };
  const perform = (position: number, action: WordAction, mistake?: Parameters<typeof act>[2]) => {
    act(position, action, mistake);
    if (action === 'pause') toast.good(texts.paused);
    if (action === 'clear_pause') toast.good(texts.pauseCleared);
  };

  return (
    <section
      aria-labelledby="heard-pupil"
      className="grid grid-cols-1 gap-4 rounded-card bg-card p-4 shadow-card sm:p-6"
      onKeyDown={(event) => {
        const by = NEXT[event.key];
        const action = KEYS[event.key.toLowerCase()];
        if (by !== undefined && chosen !== null && grid[chosen + by]) {
          event.preventDefault();
          choose(chosen + by);
          document.querySelector<HTMLElement>(`[data-position="${chosen + by}"]`)?.focus();
        } else if (action && chosen !== null && hearing) perform(chosen, action);
        else if (event.key.toLowerCase() === 'z' && canUndo) undo();
      }}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="heard-pupil" className="text-2xl font-black">
          {pupil.name}
        </h2>
        <Badge tone="good">{text.title}</Badge>
        {hearing && <Badge tone={mistakes > 0 ? 'bad' : 'good'}>{texts.mistakes(mistakes)}</Badge>}
        {page.hearings[hearing ? 1 : 0] && (
          <Badge tone="wait">{texts.lastMistakes(page.hearings[hearing ? 1 : 0]?.mistakes ?? 0)}</Badge>
        )}
        {page.reading.pausedAt !== null && (
          <Button
            look="plain"
            size="small"
            onClick={() =>
              document.querySelector(`[data-position="${page.reading.pausedAt}"]`)?.scrollIntoView({ block: 'center' })
            }
          >
            {texts.pausedAt}
          </Button>
        )}
        <span className="ms-auto">{hearing && <Saved waiting={waiting} isCut={isCut} />}</span>
      </div>
      <WordGrid
        words={grid}
        marks={words}
        wrongLastTime={new Set(page.wrongLastTime)}
        chosen={chosen}
        lit={lit}
        onChoose={choose}
      />
      <div className="sticky bottom-0 -mx-4 -mb-4 grid gap-3 rounded-card border-t border-line bg-card p-4 sm:-mx-6 sm:-mb-6 sm:px-6">
        {hearing && (
          <ActionBar
            status={chosen === null ? null : (mark?.status ?? 'not_started')}
            isOfThisHearing={mark?.isOfThisHearing ?? false}
            onAct={(action, mistake) => chosen !== null && perform(chosen, action, mistake)}
          />
        )}
        <div className="flex flex-wrap gap-2">
          {hearing ? (
            <>
              <Button look="gold" busy={finish.isPending} onClick={() => finish.mutate(hearing.id)}>
                {texts.finish}
              </Button>
              <Button look="plain" busy={stop.isPending} onClick={() => stop.mutate(hearing.id)}>
                {texts.stop}
              </Button>
              <Button look="soft" icon="undo" disabled={!canUndo} onClick={undo}>
                {texts.undo}
              </Button>
            </>
          ) : (
            <Button
              look="gold"
              icon="play"
              busy={start.isPending}
              onClick={() => start.mutate({ studentId: pupil.id, textId: text.id })}
            >
              {page.hearings.length > 0 ? texts.again : texts.start}
            </Button>
          )}
          {chosen !== null && (
            <Button look="plain" icon="history" onClick={() => setIsStory(true)}>
              {texts.story}
            </Button>
          )}
        </div>
      </div>
      {isStory && chosen !== null && (
        <WordStory
          of={{ studentId: pupil.id, textId: text.id, position: chosen }}
          word={grid[chosen]?.piece ?? ''}
          drills={page.drilled.find(({ position }) => position === chosen)?.reps ?? 0}
          onClose={() => setIsStory(false)}
        />
      )}
    </section>
  );
};
