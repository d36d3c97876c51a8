import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '#strings/dates';
import { marking as texts } from '#strings/tracking/staff';
import { actionNames, mistakeNames } from '#strings/tracking/words';
import { Dialog } from '#web/ui/dialog.tsx';
import { QuranWords } from '#web/ui/quran/passage.tsx';
import { Bones, Loaded } from '#web/ui/states.tsx';
import type { StoryLine } from '#wire/tracking';
import { storyQuery } from '../queries.ts';

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
export const WordStory = ({ of, word, drills, onClose }: WordStoryProps) => (
  <Dialog title={texts.story} onClose={onClose}>
    <QuranWords className="mb-2 text-3xl">{word}</QuranWords>
    {drills > 0 && <p className="mb-3 font-extrabold text-emerald-ink">{texts.drilled(drills)}</p>}
    <Loaded query={useQuery(storyQuery(of))} skeleton={<Bones look="h-10" times={3} />}>
      {(marks) =>
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
