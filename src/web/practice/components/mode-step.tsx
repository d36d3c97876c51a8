import { useId } from 'react';
import { CONTEST_RACE_MINUTES } from '#domain/contests/contest';
import { MODES, type Mode, RACE_MINUTES, REVIEW_COUNTS } from '#domain/practice/kinds';
import { countName, minutesName, setup as texts } from '#strings/practice/pupil';
import { Badge } from '#web/ui/badge.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import type { PersonalBest } from '#wire/practice';
import type { Choices } from '../last-choices.ts';

const MODE_CARDS: Readonly<Record<Mode, { title: string; body: string; icon: IconName }>> = {
  timed: { title: texts.timed, body: texts.timedBody, icon: 'bolt' },
  regular: { title: texts.review, body: texts.reviewBody, icon: 'book' },
};

interface ModeStepProps {
  choices: Choices;
  bests: readonly PersonalBest[];
  onChange: (choices: Choices) => void;
}

const bestOf = (bests: readonly PersonalBest[], { mode, minutes }: Choices): string => {
  const best = bests.find((each) => each.mode === mode && (mode === 'regular' || each.minutes === minutes));
  return best ? texts.best(best.score) : texts.noBest;
};

const ModeCards = ({ mode, onChange }: { mode: Mode; onChange: (mode: Mode) => void }) => {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{texts.mode}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {MODES.map((each) => {
          const { title, body, icon } = MODE_CARDS[each];
          return (
            <label
              key={each}
              className="group relative grid cursor-pointer grid-cols-[auto_1fr] items-center gap-x-3 rounded-button border-3 border-line p-3 transition hover:border-field-line has-checked:border-coral has-checked:bg-coral-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-gold"
            >
              <input
                type="radio"
                name={name}
                checked={each === mode}
                onChange={() => onChange(each)}
                className="absolute size-px opacity-0"
              />
              <span className="grid size-12 place-items-center rounded-2xl bg-coral-soft text-coral-ink group-has-checked:bg-coral group-has-checked:text-on-coral">
                <Icon name={icon} className="size-7" />
              </span>
              <span>
                <span className="block text-lg leading-snug font-black">{title}</span>
                <span className="block text-base leading-snug text-muted">{body}</span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
};

export const ModeStep = ({ choices, bests, onChange }: ModeStepProps) => (
  <div className="grid gap-4">
    <ModeCards mode={choices.mode} onChange={(mode) => onChange({ ...choices, mode })} />
    {choices.mode === 'timed' ? (
      <Choice
        legend={texts.minutes}
        options={RACE_MINUTES.map((value) => ({ value, label: minutesName(value) }))}
        value={choices.minutes}
        onChange={(minutes) => onChange({ ...choices, minutes })}
      />
    ) : (
      <Choice
        legend={texts.count}
        options={[...REVIEW_COUNTS, null].map((value) => ({ value: value ?? 0, label: countName(value) }))}
        value={choices.count ?? 0}
        onChange={(picked) => onChange({ ...choices, count: REVIEW_COUNTS.find((count) => count === picked) ?? null })}
      />
    )}
    <p className="flex flex-wrap items-center gap-2 font-extrabold text-sky-ink">
      <Icon name="star" className="size-5 shrink-0" />
      {bestOf(bests, choices)}
      {choices.mode === 'timed' && choices.minutes === CONTEST_RACE_MINUTES && (
        <Badge tone="wait">{texts.prizeRace}</Badge>
      )}
    </p>
  </div>
);
