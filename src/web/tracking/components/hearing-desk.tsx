import { useState } from 'react';
import { marking as texts } from '#strings/tracking/staff';
import { Button } from '#web/ui/button.tsx';
import type { Tracked } from '#wire/tracking';
import { useDesk } from '../use-desk.ts';
import { ActionBar } from './action-bar.tsx';
import { DeskHead } from './desk-head.tsx';
import { ReadingButtons } from './reading-buttons.tsx';
import { gridWords, WordGrid } from './word-grid.tsx';
import { WordStory } from './word-story.tsx';

/** A pupil's text under the teacher's finger. */
export const HearingDesk = ({ page }: { page: Tracked }) => {
  const grid = gridWords(page.passage);
  const { words, chosen, lit, choose, perform, undo, canUndo, waiting, isCut, onKeyDown, show } = useDesk(
    page,
    grid.length,
  );
  const [isStory, setIsStory] = useState(false);
  const mark = words.get(chosen ?? -1);
  const mistakes = [...words.values()].filter((word) => word.isOfThisHearing && word.incorrectAttempts > 0).length;
  return (
    <section
      aria-labelledby="heard-pupil"
      onKeyDown={onKeyDown}
      className="grid grid-cols-1 gap-4 rounded-card bg-card p-4 shadow-card sm:p-6"
    >
      <DeskHead page={page} mistakes={mistakes} waiting={waiting} isCut={isCut} onPaused={show} />
      <WordGrid
        words={grid}
        marks={words}
        wrongLastTime={new Set(page.wrongLastTime)}
        chosen={chosen}
        lit={lit}
        onChoose={choose}
      />
      <div className="sticky bottom-0 -mx-4 -mb-4 grid gap-3 rounded-card border-t border-line bg-card p-4 sm:-mx-6 sm:-mb-6 sm:px-6">
        {page.hearing && (
          <ActionBar
            status={chosen === null ? null : (mark?.status ?? 'not_started')}
            isOfThisHearing={mark?.isOfThisHearing ?? false}
            onAct={perform}
          />
        )}
        <div className="flex flex-wrap gap-2">
          <ReadingButtons page={page} />
          {page.hearing && (
            <Button look="soft" icon="undo" disabled={!canUndo} onClick={undo}>
              {texts.undo}
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
          of={{ studentId: page.pupil.id, textId: page.text.id, position: chosen }}
          word={grid[chosen]?.piece ?? ''}
          drills={page.drilled.find(({ position }) => position === chosen)?.reps ?? 0}
          onClose={() => setIsStory(false)}
        />
      )}
    </section>
  );
};
