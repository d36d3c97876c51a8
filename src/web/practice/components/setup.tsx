import { type ReactNode, useId, useState } from 'react';
import { CONTEST_RACE_MINUTES } from '#domain/contests/contest';
import { type Mode, RACE_MINUTES, REVIEW_COUNTS } from '#domain/practice/kinds';
import { formatNumber } from '#strings/plural';
import { countName, minutesName, setup as texts } from '#strings/practice/pupil';
import { messageOf } from '#web/lib/api.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { PasswordField } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Practice } from '#wire/practice';
import type { HeardSession } from '../game/use-player.ts';
import { type Choices, lastChoices, rememberChoices } from '../last-choices.ts';
import { useOpenSession } from '../mutations.ts';
import { NameStep } from './name-step.tsx';

const MODE_CARDS = [
  { mode: 'timed', title: texts.timed, body: texts.timedBody, icon: 'bolt' },
  { mode: 'regular', title: texts.review, body: texts.reviewBody, icon: 'book' },
] as const;

const bestOf = (bests: Practice['bests'], { mode, minutes }: Choices): string => {
  const best = bests.find((each) => each.mode === mode && (mode === 'regular' || each.minutes === minutes));
  return best ? texts.best(best.score) : texts.noBest;
};

const ModeCards = ({ chosen, onChange }: { chosen: Mode; onChange: (mode: Mode) => void }) => {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{texts.mode}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {MODE_CARDS.map(({ mode, title, body, icon }) => (
          <label
            key={mode}
            className="relative grid cursor-pointer grid-cols-[auto_1fr] items-center gap-x-3 rounded-button border-3 border-line p-3 transition hover:border-field-line has-checked:border-coral has-checked:bg-coral-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-gold"
          >
            <input
              type="radio"
              name={name}
              checked={mode === chosen}
              onChange={() => onChange(mode)}
              className="peer absolute size-px opacity-0"
            />
            <span className="grid size-12 place-items-center rounded-2xl bg-coral-soft text-coral-ink peer-checked:bg-coral peer-checked:text-on-coral">
              <Icon name={icon} className="size-7" />
            </span>
            <span>
              <span className="block text-lg leading-snug font-black">{title}</span>
              <span className="block text-base leading-snug text-muted">{body}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};

interface ModeStepProps extends Pick<Practice, 'bests'> {
  choices: Choices;
  onChange: (choices: Choices) => void;
}

const ModeStep = ({ choices, bests, onChange }: ModeStepProps) => (
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
    <p className="flex flex-wrap items-center gap-2 font-extrabold text-sky-ink">
      <Icon name="star" className="size-5 shrink-0" />
      {bestOf(bests, choices)}
      {choices.mode === 'timed' && choices.minutes === CONTEST_RACE_MINUTES && (
        <Badge tone="wait">{texts.prizeRace}</Badge>
      )}
    </p>
  </div>
);

const Step = ({ number, title, children }: { number: number; title: string; children: ReactNode }) => (
  <section className="grid content-start gap-4 rounded-card bg-card p-5 shadow-card">
    <h2 className="flex items-center gap-3 text-xl font-black">
      <span
        aria-hidden="true"
        className="grid size-9 place-items-center rounded-full bg-coral leading-none text-on-coral"
      >
        {formatNumber(number)}
      </span>
      {title}
    </h2>
    {children}
  </section>
);

const wishOf = ({ mode, minutes, count }: Choices) =>
  mode === 'timed' ? { mode, minutes, questionCount: null } : { mode, minutes: null, questionCount: count };

/** Why the game cannot begin yet; null where it can. */
const missingFor = (needsPassword: boolean, { isConfirmed }: Choices, password: string): string | null => {
  if (!isConfirmed) return texts.needsName;
  return needsPassword && password === '' ? texts.needsPassword : null;
};

export interface SetupProps {
  practice: Practice;
  /** Staff inside as the pupil look, but do not play in the pupil's place. */
  isStaff: boolean;
  onOpened: (heard: HeardSession) => void;
}

export const Setup = ({ practice, isStaff, onOpened }: SetupProps) => {
  const { studentId, grade, needsPassword, bests } = practice;
  const [choices, setChoices] = useState(() => lastChoices(studentId));
  const [password, setPassword] = useState('');
  const open = useOpenSession(onOpened);
  const missing = missingFor(needsPassword, choices, password);
  const choose = (next: Choices) => {
    setChoices(next);
    rememberChoices(studentId, next);
    open.reset();
  };
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        open.mutate({ studentId, grade, ...wishOf(choices), ...(needsPassword && { password }) });
      }}
    >
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Step number={1} title={texts.who}>
          <NameStep
            practice={practice}
            isConfirmed={choices.isConfirmed}
            onConfirm={(isConfirmed) => choose({ ...choices, isConfirmed })}
          />
          {needsPassword && (
            <PasswordField
              label={texts.password}
              value={password}
              autoComplete="off"
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Step>
        <Step number={2} title={texts.how}>
          <ModeStep choices={choices} bests={bests} onChange={choose} />
        </Step>
      </div>
      {open.error && <Alert>{messageOf(open.error)}</Alert>}
      <div className="grid justify-items-center gap-1">
        <Button
          type="submit"
          look="gold"
          size="large"
          icon="play"
          busy={open.isPending || open.isSuccess}
          disabled={missing !== null || isStaff}
          className="min-h-18! w-full max-w-md text-3xl! font-black!"
        >
          {texts.start}
        </Button>
        {(isStaff || missing) && <p className="font-extrabold text-muted">{isStaff ? texts.notByStaff : missing}</p>}
      </div>
    </form>
  );
};
