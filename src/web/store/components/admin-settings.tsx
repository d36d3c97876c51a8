import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { formatWeekday } from '#strings/dates';
import { storeSettings as texts } from '#strings/store/staff';
import { modeNames } from '#strings/store/words';
import { messageOf } from '#web/lib/api.ts';
import { faultsOf, otherFaultOf } from '#web/lib/form-faults.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { useConfirm } from '#web/ui/confirm-dialog.tsx';
import { Bones, Loaded } from '#web/ui/states.tsx';
import { Tick } from '#web/ui/tick.tsx';
import type { StoreSettings } from '#wire/store/staff';
import {
  type DayDraft,
  faultOfDay,
  type HoursDraft,
  hoursDraftOf,
  hoursOf,
  lacksDay,
  withDay,
} from '../admin-hours-draft.ts';
import { useSaveSettings } from '../admin-mutations.ts';
import { storeQuery } from '../admin-queries.ts';
import { Card } from './admin-card.tsx';

const WHEN = [
  { value: 'always', label: texts.always },
  { value: 'hours', label: texts.atHours },
] as const;

const TIME =
  'min-h-11 w-full min-w-0 rounded-xl border-2 border-field-line bg-card px-1.5 text-sm sm:px-2 sm:text-base text-ink focus:border-emerald focus:outline-none focus:ring-4 focus:ring-emerald-soft aria-invalid:border-danger';

interface DayProps {
  name: string;
  day: DayDraft;
  fault: string | undefined;
  onChange: (part: Partial<DayDraft>) => void;
}

const Day = ({ name, day, fault, onChange }: DayProps) => {
  const faultId = useId();
  const time = (end: 'from' | 'to') => (
    <label className="flex min-w-0 flex-1 items-center gap-2 text-sm text-muted">
      {end === 'from' ? texts.fromShort : texts.toShort}
      <input
        type="time"
        aria-label={texts[end](name)}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? faultId : undefined}
        value={day[end]}
        onChange={(event) => onChange({ [end]: event.target.value })}
        className={TIME}
      />
    </label>
  );
  return (
    <li className="grid grid-cols-1 gap-1 py-1.5">
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
        <Tick label={name} checked={day.isOpen} onChange={(isOpen) => onChange({ isOpen })} className="w-32" />
        {day.isOpen ? (
          <span className="flex min-w-0 flex-1 basis-52 gap-3">
            {time('from')}
            {time('to')}
          </span>
        ) : (
          <span className="text-muted">{texts.closedDay}</span>
        )}
      </div>
      {fault && (
        <p id={faultId} className="text-sm font-extrabold text-danger">
          {fault}
        </p>
      )}
    </li>
  );
};

/** What was typed stays until it is saved or discarded, whatever arrives from the server meanwhile. */
const HoursForm = ({ hours }: Pick<StoreSettings, 'hours'>) => {
  const [edited, setEdited] = useState<HoursDraft | null>(null);
  const save = useSaveSettings(texts.saved);
  const draft = edited ?? hoursDraftOf(hours);
  const sent = hoursOf(draft);
  const otherFault = otherFaultOf(
    save.error,
    sent.flatMap((_, place) => [`hours/${place}/from`, `hours/${place}/to`]),
  );
  const edit = (next: HoursDraft | null) => {
    save.reset();
    setEdited(next);
  };
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ hours: sent }, { onSuccess: () => setEdited(null) });
      }}
    >
      <p className="text-muted">{texts.hoursBody}</p>
      <Choice
        legend={texts.when}
        options={WHEN}
        value={draft.always ? 'always' : 'hours'}
        onChange={(when) => edit({ ...draft, always: when === 'always' })}
      />
      {!draft.always && (
        <ul className="divide-y divide-line">
          {draft.days.map((day, weekday) => (
            <Day
              key={formatWeekday(weekday)}
              name={formatWeekday(weekday)}
              day={day}
              fault={faultOfDay(draft, weekday, faultsOf(save.error))}
              onChange={(part) => edit(withDay(draft, weekday, part))}
            />
          ))}
        </ul>
      )}
      {lacksDay(draft) && <p className="font-extrabold text-gold-ink">{texts.chooseDay}</p>}
      {otherFault && <Alert>{otherFault}</Alert>}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" look="gold" busy={save.isPending} disabled={edited === null || lacksDay(draft)}>
          {texts.save}
        </Button>
        {edited && (
          <>
            <Button look="plain" onClick={() => edit(null)}>
              {texts.discard}
            </Button>
            <Badge tone="wait">{texts.unsaved}</Badge>
          </>
        )}
      </div>
    </form>
  );
};

const Mode = ({ mode }: Pick<StoreSettings, 'mode'>) => {
  const next = mode === 'trial' ? 'live' : 'trial';
  const save = useSaveSettings(({ mode: now }) => texts.modeChanged[now], messageOf);
  const { ask, dialog } = useConfirm();
  return (
    <Card title={texts.mode}>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={mode === 'live' ? 'good' : 'wait'}>{modeNames[mode]}</Badge>
        <span className="min-w-0 flex-1 basis-60 text-muted">{texts.modeNow[mode]}</span>
      </p>
      <Button
        look={next === 'live' ? 'gold' : 'plain'}
        className="justify-self-start"
        onClick={() =>
          ask({
            confirm: {
              title: texts.warningTitle[next],
              body: (
                <ul className="grid list-disc gap-2 ps-5">
                  {texts.warning[next].map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              ),
              confirm: texts.switchTo[next],
            },
            run: () => save.mutateAsync({ mode: next }),
          })
        }
      >
        {texts.switchTo[next]}
      </Button>
      {dialog}
    </Card>
  );
};

const Closing = ({ isClosed }: Pick<StoreSettings, 'isClosed'>) => {
  const save = useSaveSettings(isClosed ? texts.opened : texts.closed, messageOf);
  return (
    <Card title={texts.closing}>
      <p className="text-muted">{isClosed ? texts.closedNow : texts.openNow}</p>
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
