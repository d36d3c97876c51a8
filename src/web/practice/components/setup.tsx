import { useId, useState } from 'react';
import { CONTEST_RACE_MINUTES } from '#domain/contests/contest';
import { REVIEW_BACK_QUESTIONS } from '#domain/penalties/ways-back';
import { type Mode, RACE_MINUTES, REVIEW_COUNTS } from '#domain/practice/kinds';
import { countName, minutesName, setup as texts } from '#strings/practice/pupil';
import { messageOf } from '#web/lib/api.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { PasswordField } from '#web/ui/field.tsx';
import { atFoot } from '#web/ui/foot.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { Practice } from '#wire/practice';
import { type Choices, FIRST_CHOICES, type GameWish, lastChoices, rememberChoices, wishOf } from '../last-choices.ts';
import { NameStep } from './name-step.tsx';

const MODE_CARDS = [
  { mode: 'timed', title: texts.timed, body: texts.timedBody, icon: 'bolt' },
  { mode: 'regular', title: texts.review, body: texts.reviewBody, icon: 'book' },
] as const;

const bestOf = ({ bests, contest }: Practice, { mode, minutes }: Choices): string => {
  const best = bests.find((each) => each.mode === mode && (mode === 'regular' || each.minutes === minutes));
  if (best) return texts.best(best.score);
  return contest ? texts.noBest : texts.noBestYet;
};

const ModeCards = ({ chosen, onChange }: { chosen: Mode; onChange: (mode: Mode) => void }) => {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{texts.mode}</legend>
      <div className="grid grid-cols-2 gap-2">
        {MODE_CARDS.map(({ mode, title, body, icon }) => (
          <label
            key={mode}
            className="relative grid cursor-pointer grid-cols-[auto_1fr] items-center gap-x-2 rounded-button border-3 border-line p-2 transition sm:gap-x-3 sm:p-3 hover:border-field-line has-checked:border-coral has-checked:bg-coral-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-gold"
          >
            <input
              type="radio"
              name={name}
              checked={mode === chosen}
              onChange={() => onChange(mode)}
              className="peer absolute size-px opacity-0"
            />
            <span className="grid size-10 place-items-center sm:size-12 rounded-2xl bg-coral-soft text-coral-ink peer-checked:bg-coral peer-checked:text-on-coral">
              <Icon name={icon} className="size-7" />
            </span>
            <span>
              <span className="block leading-snug font-black sm:text-lg">{title}</span>
              <span className="block leading-snug text-muted max-sm:hidden">{body}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};

interface ModeStepProps {
  practice: Practice;
  choices: Choices;
  onChange: (choices: Choices) => void;
}

const ModeStep = ({ practice, choices, onChange }: ModeStepProps) => (
  <div className="grid gap-4">
    <ModeCards chosen={choices.mode} onChange={(mode) => onChange({ ...choices, mode })} />
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
    <p className="flex flex-wrap items-center gap-2 font-extrabold text-coral-ink">
      <Icon name="star" className="size-5 shrink-0" />
      {bestOf(practice, choices)}
      {practice.contest && choices.mode === 'timed' && choices.minutes === CONTEST_RACE_MINUTES && (
        <Badge tone="wait">{texts.prizeRace}</Badge>
      )}
    </p>
  </div>
);

/** Why the game cannot begin yet; null where it can. */
const missingFor = (needsPassword: boolean, isConfirmed: boolean, password: string): string | null => {
  if (!isConfirmed) return texts.needsName;
  return needsPassword && password === '' ? texts.needsPassword : null;
};

export interface SetupProps {
  practice: Practice;
  /** Asked for by a pupil who works off a penalty. */
  isReviewBack: boolean;
  /** Staff inside as the pupil look, but do not play in the pupil's place. */
  isStaff: boolean;
  /** Why the last game could not begin. */
  error: Error | null;
  isBusy: boolean;
  onStart: (wish: GameWish, password?: string) => void;
}

const CARD = 'rounded-card bg-card p-4 shadow-card sm:p-5';

/** What takes days off a penalty stands ready, whatever was played last. */
const REVIEW_BACK: Choices = { ...FIRST_CHOICES, mode: 'regular', count: REVIEW_BACK_QUESTIONS };

/** Who is inside is known (D-43): what is left to choose is the game, and the last one is chosen already. */
export const Setup = ({ practice, isReviewBack, isStaff, error, isBusy, onStart }: SetupProps) => {
  const { studentId, needsPassword } = practice;
  const [choices, setChoices] = useState(() => (isReviewBack ? REVIEW_BACK : lastChoices(studentId)));
  const [isConfirmed, setConfirmed] = useState(true);
  const [password, setPassword] = useState('');
  const missing = missingFor(needsPassword, isConfirmed, password);
  const choose = (next: Choices) => {
    setChoices(next);
    rememberChoices(studentId, next);
  };
  return (
    <form
      noValidate
      className="grid gap-3 lg:grid-cols-2 lg:items-start lg:gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onStart(wishOf(choices), needsPassword ? password : undefined);
      }}
    >
      <section className={`lg:row-span-2 ${CARD}`}>
        <h2 className="sr-only">{texts.how}</h2>
        <ModeStep practice={practice} choices={choices} onChange={choose} />
      </section>
      <section className={`grid content-start gap-3 ${CARD}`}>
        <h2 className="sr-only">{texts.who}</h2>
        <NameStep practice={practice} isConfirmed={isConfirmed} onConfirm={setConfirmed} />
        {needsPassword && (
          <PasswordField
            label={texts.password}
            value={password}
            autoComplete="off"
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
        {error && <Alert>{messageOf(error)}</Alert>}
      </section>
      {/* Under the thumb from the first moment, where the choices are seen above it. */}
      <div
        ref={atFoot}
        className="grid gap-1 max-lg:[@media(min-height:52rem)]:sticky max-lg:[@media(min-height:52rem)]:bottom-[calc(var(--tab-bar)+1rem)] max-lg:[@media(min-height:52rem)]:z-10 lg:col-start-2"
      >
        <Button
          type="submit"
          look="gold"
          size="large"
          icon="play"
          busy={isBusy}
          disabled={missing !== null || isStaff}
          className="min-h-18! w-full text-3xl! font-black!"
        >
          {texts.start}
        </Button>
        {(isStaff || missing) && (
          <p className="text-center font-extrabold text-muted">{isStaff ? texts.notByStaff : missing}</p>
        )}
      </div>
    </form>
  );
};
