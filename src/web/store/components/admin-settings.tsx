import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StoreMode } from '#domain/store/opening';
import { storeSettings as texts } from '#strings/store/staff';
import { modeNames } from '#strings/store/words';
import { messageOf } from '#web/lib/api.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Bones, Loaded } from '#web/ui/states.tsx';
import type { StoreSettings } from '#wire/store/staff';
import { useSaveSettings } from '../admin-mutations.ts';
import { storeQuery } from '../admin-queries.ts';
import { Card } from './admin-card.tsx';
import { HoursForm } from './admin-hours-form.tsx';

const Mode = ({ mode }: Pick<StoreSettings, 'mode'>) => {
  const next = mode === 'trial' ? 'live' : 'trial';
  // Kept as it was asked: the mode changes before the dialog goes, and must not turn the question around.
  const [asked, setAsked] = useState<StoreMode | null>(null);
  const save = useSaveSettings(({ mode: now }) => texts.modeChanged[now]);
  return (
    <Card title={texts.mode}>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={mode === 'live' ? 'good' : 'wait'}>{modeNames[mode]}</Badge>
        <span className="min-w-0 flex-1 basis-60 text-muted">{texts.modeNow[mode]}</span>
      </p>
      <Button
        look={next === 'live' ? 'gold' : 'plain'}
        className="justify-self-start"
        onClick={() => {
          save.reset();
          setAsked(next);
        }}
      >
        {texts.switchTo[next]}
      </Button>
      {asked && (
        <ConfirmDialog
          title={texts.warningTitle[asked]}
          body={
            <>
              <ul className="grid list-disc gap-2 ps-5">
                {texts.warning[asked].map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              {save.error && (
                <div className="mt-4">
                  <Alert>{messageOf(save.error)}</Alert>
                </div>
              )}
            </>
          }
          confirm={texts.switchTo[asked]}
          busy={save.isPending}
          onConfirm={() => save.mutate({ mode: asked }, { onSuccess: () => setAsked(null) })}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
};

const Closing = ({ isClosed }: Pick<StoreSettings, 'isClosed'>) => {
  const save = useSaveSettings(isClosed ? texts.opened : texts.closed);
  return (
    <Card title={texts.closing}>
      <p className="text-muted">{isClosed ? texts.closedNow : texts.openNow}</p>
      {save.error && <Alert>{messageOf(save.error)}</Alert>}
      <Button
        look={isClosed ? 'gold' : 'danger'}
        className="justify-self-start"
        busy={save.isPending}
        onClick={() => save.mutate({ isClosed: !isClosed })}
      >
        {isClosed ? texts.open : texts.close}
      </Button>
    </Card>
  );
};

const GRID = 'grid grid-cols-1 items-start gap-4 xl:grid-cols-2';

/** Who sells and when. Each part saves itself, so that one press does one thing. */
export const SettingsTab = () => (
  <Loaded
    query={useQuery(storeQuery)}
    skeleton={<Bones layout={GRID} look={['h-44 rounded-3xl', 'h-96 rounded-3xl xl:row-span-2', 'h-36 rounded-3xl']} />}
  >
    {({ settings }) => (
      <div className={GRID}>
        <div className="grid grid-cols-1 gap-4">
          <Mode mode={settings.mode} />
          <Closing isClosed={settings.isClosed} />
        </div>
        <Card title={texts.hours}>
          <HoursForm hours={settings.hours} />
        </Card>
      </div>
    )}
  </Loaded>
);
