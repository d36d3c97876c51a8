import { type ReactNode, useState } from 'react';
import { formatNumber } from '#strings/plural';
import { setup as texts } from '#strings/practice/pupil';
import { messageOf } from '#web/lib/api.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/field.tsx';
import type { Practice } from '#wire/practice';
import type { HeardSession } from '../game/use-player.ts';
import { type Choices, lastChoices, rememberChoices } from '../last-choices.ts';
import { useOpenSession } from '../mutations.ts';
import { ModeStep } from './mode-step.tsx';
import { NameStep } from './name-step.tsx';

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

interface SetupProps {
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
