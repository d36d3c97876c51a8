import { useQuery } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import { SETUP_STEPS, type SetupStep } from '#domain/staff/setup';
import { setupSteps, stepWords } from '#strings/staff/setup';
import { useIsAdmin } from '#web/access/queries.ts';
import type { Reply } from '#web/lib/api.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { setupQuery, useNoteKeyKept } from '../admin-setup.ts';

type Setup = NonNullable<Reply<'GET /api/admin/setup'>['setup']>;

const PLACES: Record<Exclude<SetupStep, 'key'>, LinkProps['to']> = {
  pupils: '/admin/students',
  cards: '/admin/credentials',
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

/** What to read and to do about it; only the next one is open, so that one thing is asked at a time. */
const NextStep = ({ step, keyFile }: { step: SetupStep; keyFile: string | null }) => {
  const keep = useNoteKeyKept();
  const { body, act } = stepWords[step];
  return (
    <div className="grid justify-items-start gap-2 pt-1">
      <p className="text-sm text-muted">{body}</p>
      {step === 'key' ? (
        <>
          <KeyPlace keyFile={keyFile} />
          <Button busy={keep.isPending} onClick={() => keep.mutate()}>
            {act}
          </Button>
        </>
      ) : (
        <ButtonLink to={PLACES[step]} look="emerald">
          {act}
        </ButtonLink>
      )}
    </div>
  );
};

/** In a new school, until all is done. */
export const SetupSteps = () => {
  const isAdmin = useIsAdmin();
  const setup = useQuery({ ...setupQuery, enabled: isAdmin }).data;
  const next = setup && SETUP_STEPS.find((step) => !setup.isDone[step]);
  if (!next) return null;
  return (
    <section aria-labelledby="setup-steps" className="mb-5 rounded-card border-2 border-gold bg-card p-5 shadow-card">
      <h2 id="setup-steps" className="mb-2 text-xl font-black">
        {setupSteps.title(setup.school)}
      </h2>
      <ol aria-label={setupSteps.list} className="divide-y divide-line">
        {SETUP_STEPS.map((step) => (
          <li key={step} className="py-2">
            <p className="flex items-start gap-2 font-extrabold">
              <Icon name={setup.isDone[step] ? 'check' : 'forward'} className="mt-1 size-5 shrink-0 text-emerald-ink" />
              <span className="flex flex-wrap gap-x-2">
                {stepWords[step].title}
                {setup.isDone[step] && <Badge tone="good">{setupSteps.done}</Badge>}
              </span>
            </p>
            {step === next && <NextStep step={step} keyFile={setup.keyFile} />}
          </li>
        ))}
      </ol>
    </section>
  );
};
