import {
  isRated,
  MISTAKES,
  type Mistake,
  offeredFor,
  type WordAction,
  type WordStatus,
} from '#domain/tracking/word-states';
import { marking as texts } from '#strings/tracking/staff';
import { actionNames, mistakeNames } from '#strings/tracking/words';
import { Button, type Look } from '#web/ui/button.tsx';

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
export const ActionBar = ({ status, isOfThisHearing, named, lastTime, onAct }: ActionBarProps) => (
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
