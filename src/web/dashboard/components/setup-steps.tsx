import { useQuery } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { reachOf } from '#domain/cards/login-link';
import { SETUP_STEPS, type SetupStep } from '#domain/staff/setup';
import { laterSteps, setupSteps, stepBody, stepWords } from '#strings/staff/setup';
import { useIsAdmin } from '#web/access/queries.ts';
import { connectionQuery } from '#web/cards/queries.ts';
import type { Reply } from '#web/lib/api.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, lookOf } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Section } from '#web/ui/section.tsx';
import { setupQuery, useEndSetup, useNoteKeyKept, usePutStepOff, useTakeStepUp } from '../admin-setup.ts';

type Setup = NonNullable<Reply<'GET /api/admin/setup'>['setup']>;

const PLACES: Record<Exclude<SetupStep, 'key' | 'address'>, LinkProps['to']> = {
  pupils: '/admin/students',
  term: '/admin/school-terms/new',
  timetable: '/admin/timetable',
  plan: '/admin/curriculum',
  teachers: '/admin/staff',
  cards: '/admin/credentials',
  practice: '/admin/contests',
  store: '/admin/store',
  backup: '/admin/backup',
};

const KeyPlace = ({ keyFile }: Pick<Setup, 'keyFile'>) =>
  keyFile === null ? (
    <p className="text-sm">{setupSteps.keySet}</p>
  ) : (
    <p className="text-sm">
      {setupSteps.keyIn}{' '}
      <bdi dir="ltr" className="code wrap-anywhere">
        {keyFile}
      </bdi>
    </p>
  );

const KeepKey = () => {
  const keep = useNoteKeyKept();
  return (
    <Button busy={keep.isPending} onClick={() => keep.mutate()}>
      {stepWords.key.act}
    </Button>
  );
};

/** Where phones find the school, which whoever sits before the computer itself asks for by another name. */
const ReachableAddress = () => {
  const address = useQuery(connectionQuery).data?.address;
  if (address === undefined) return null;
  if (reachOf(address) === 'device') return <p className="text-sm">{setupSteps.noNetwork}</p>;
  return (
    <>
      <p className="text-sm">
        {setupSteps.reachable}{' '}
        <bdi dir="ltr" className="code wrap-anywhere">
          {address}
        </bdi>
      </p>
      <a href={`${address}/admin/dashboard`} className={lookOf('emerald', 'medium')}>
        {stepWords.address.act}
      </a>
    </>
  );
};

const actOf = (step: SetupStep): ReactNode => {
  if (step === 'key') return <KeepKey />;
  if (step === 'address') return <ReachableAddress />;
  return <ButtonLink to={PLACES[step]}>{stepWords[step].act}</ButtonLink>;
};

interface StepProps {
  step: SetupStep;
  setup: Setup;
}

/** What to read, and to do about it. */
const StepBody = ({ step, setup, children }: StepProps & { children: ReactNode }) => (
  <div className="grid justify-items-start gap-2 pb-2 ps-7">
    <p className="text-sm text-muted">{stepBody(step, setup.backupFolder)}</p>
    {step === 'key' && <KeyPlace keyFile={setup.keyFile} />}
    <div className="flex flex-wrap items-center gap-2">
      {actOf(step)}
      {children}
    </div>
  </div>
);

const DoneStep = ({ step }: { step: SetupStep }) => (
  <p className="flex min-h-11 items-center gap-2 font-extrabold">
    <Icon name="check" className="size-5 shrink-0 text-emerald-ink" />
    <span className="flex flex-wrap gap-x-2">
      {stepWords[step].title}
      <Badge tone="good">{setupSteps.done}</Badge>
    </span>
  </p>
);

/** The next one stands open, so that one thing is asked at a time; any other can be opened in its place. */
const OpenStep = ({ step, setup, isNext }: StepProps & { isNext: boolean }) => {
  const putOff = usePutStepOff();
  return (
    <details name="setup-step" open={isNext}>
      <summary className="min-h-11 content-center font-extrabold">{stepWords[step].title}</summary>
      <StepBody step={step} setup={setup}>
        <Button look="plain" busy={putOff.isPending} onClick={() => putOff.mutate(step)}>
          {setupSteps.later}
        </Button>
      </StepBody>
    </details>
  );
};

const LaterSteps = ({ steps, setup }: { steps: readonly SetupStep[]; setup: Setup }) => {
  const takeUp = useTakeStepUp();
  return (
    <details className="mt-2">
      <summary className="min-h-11 content-center font-extrabold text-muted">{laterSteps(steps.length)}</summary>
      <ol aria-label={setupSteps.laterList} className="divide-y divide-line">
        {steps.map((step) => (
          <li key={step}>
            <p className="min-h-11 content-center font-extrabold">{stepWords[step].title}</p>
            <StepBody step={step} setup={setup}>
              <Button
                look="plain"
                busy={takeUp.isPending && takeUp.variables === step}
                onClick={() => takeUp.mutate(step)}
              >
                {setupSteps.takeUp}
              </Button>
            </StepBody>
          </li>
        ))}
      </ol>
    </details>
  );
};

/** What is left of a beginning goes when an admin says so: in the summer there is no term, and a new pupil has no card yet. */
const Ready = () => {
  const end = useEndSetup();
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-muted">{setupSteps.readyBody}</p>
      <Button busy={end.isPending} onClick={() => end.mutate()}>
        {setupSteps.end}
      </Button>
    </div>
  );
};

/** In a new school, until an admin puts them away. */
export const SetupSteps = () => {
  const isAdmin = useIsAdmin();
  const setup = useQuery({ ...setupQuery, enabled: isAdmin }).data?.setup;
  if (!setup) return null;
  const later = SETUP_STEPS.filter((step) => setup.steps[step] === 'later');
  const next = SETUP_STEPS.find((step) => setup.steps[step] === 'open');
  return (
    <Section
      title={next ? setupSteps.title(setup.school) : setupSteps.ready(setup.school)}
      head="mb-2 text-xl font-black"
      className="mb-5 rounded-card border-2 border-gold bg-card p-5 shadow-card"
    >
      {next ? (
        <ol aria-label={setupSteps.list} className="divide-y divide-line">
          {SETUP_STEPS.filter((step) => setup.steps[step] !== 'later').map((step) => (
            <li key={step}>
              {setup.steps[step] === 'done' ? (
                <DoneStep step={step} />
              ) : (
                <OpenStep step={step} setup={setup} isNext={step === next} />
              )}
            </li>
          ))}
        </ol>
      ) : (
        <Ready />
      )}
      {later.length > 0 && <LaterSteps steps={later} setup={setup} />}
    </Section>
  );
};
