import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { schoolDay } from '#domain/calendar/school-day';
import { MODES, type Mode, PURPOSES, type Purpose, STAFF_WAYS, type State } from '#domain/consents/consents';
import { modesCard, recordTitle, said, consentsPage as texts } from '#strings/consents/staff';
import { modeNames, purposeNames, wayNames } from '#strings/consents/words';
import { formatDay } from '#strings/dates';
import { listWords } from '#strings/widgets';
import { useIsAdmin } from '#web/access/queries.ts';
import { actionsOn } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useRuledPupils } from '#web/lib/grade.ts';
import { withSearch } from '#web/lib/with-search.ts';
import { useConfirm } from '#web/ui/confirm-dialog.tsx';
import { Options, SelectField, TextField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { StaffList } from '#web/ui/list/staff-list.tsx';
import type { Column } from '#web/ui/list/table.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PaperLink } from '#web/ui/paper-link.tsx';
import { PupilLink } from '#web/ui/pupil-link.tsx';
import { Tick } from '#web/ui/tick.tsx';
import type { PupilConsents } from '#wire/consents';
import { consentsSearch } from '../admin-search.ts';
import { consentsKey, consentsQuery } from '../queries.ts';

const { useFormAction, useStep } = actionsOn(consentsKey);

interface Recording {
  readonly pupils: readonly PupilConsents[];
  readonly isGiven: boolean;
}

/** What guardians said, of one pupil or of a pile of signed papers. */
const RecordDialog = ({ pupils, isGiven, onClose }: Recording & { onClose: () => void }) => {
  const today = schoolDay(new Date());
  // A signed paper is usually of all; what is withdrawn is named.
  const [chosen, setChosen] = useState<readonly Purpose[]>(isGiven ? PURPOSES : []);
  const record = useFormAction({
    run: (form: FormData) =>
      api('POST /api/admin/consents', {
        body: {
          studentIds: pupils.map(({ studentId }) => studentId),
          purposes: [...chosen],
          isGiven,
          way: STAFF_WAYS.find((way) => way === form.get('way')) ?? 'paper',
          saidOn: String(form.get('saidOn')),
        },
      }),
    done: ({ stayed }) => (stayed > 0 ? texts.stayed(stayed) : texts.saved),
    after: onClose,
  });
  return (
    <FormDialog
      title={recordTitle(isGiven, pupils.length)}
      submit={isGiven ? texts.record : texts.withdraw}
      action={record}
      fields={['way', 'saidOn']}
      disabled={chosen.length === 0}
      onSubmit={record.mutate}
      onClose={onClose}
    >
      <fieldset className="grid gap-1">
        <legend className="font-extrabold">{texts.on}</legend>
        {PURPOSES.map((purpose) => (
          <Tick
            key={purpose}
            label={purposeNames[purpose]}
            checked={chosen.includes(purpose)}
            onChange={(isOn) => setChosen(isOn ? [...chosen, purpose] : chosen.filter((each) => each !== purpose))}
          />
        ))}
      </fieldset>
      <SelectField label={texts.way} name="way">
        <Options of={STAFF_WAYS} names={wayNames} />
      </SelectField>
      <TextField label={texts.saidOn} name="saidOn" type="date" defaultValue={today} max={today} />
      {!isGiven && <p className="rounded-2xl bg-gold-soft p-3 font-extrabold text-gold-ink">{texts.withdrawBody}</p>}
    </FormDialog>
  );
};

/** How the school takes each consent: all of the staff see it, an admin changes it. */
const Modes = ({ modes }: { modes: Readonly<Record<Purpose, Mode>> }) => {
  const isAdmin = useIsAdmin();
  const { ask, dialog } = useConfirm();
  const set = useStep({
    run: ({ purpose, mode }: { purpose: Purpose; mode: Mode }) =>
      api('PUT /api/admin/consents/modes/:purpose', { params: { purpose }, body: { mode } }),
    done: modesCard.saved,
  });
  const choose = (purpose: Purpose, mode: Mode) => {
    if (mode === 'open') set.mutate({ purpose, mode });
    else
      ask({
        run: () => set.mutateAsync({ purpose, mode }),
        confirm: {
          title: modesCard.askTitle(purpose),
          body: modesCard.ask(mode),
          confirm: modesCard.confirm,
          tone: 'danger',
        },
      });
  };
  return (
    <section aria-label={modesCard.title} className="mb-4 grid gap-3 rounded-3xl border border-line bg-card p-4">
      <div>
        <h2 className="text-xl font-black">{modesCard.title}</h2>
        {!isAdmin && <p className="text-muted">{modesCard.intro}</p>}
      </div>
      <div className="grid gap-3 sm:grid-cols-3">
        {PURPOSES.map((purpose) => (
          <SelectField
            key={purpose}
            label={purposeNames[purpose]}
            value={modes[purpose]}
            disabled={!isAdmin || set.isPending}
            onChange={({ target }) => choose(purpose, MODES.find((mode) => mode === target.value) ?? 'open')}
          >
            <Options of={MODES} names={modeNames} />
          </SelectField>
        ))}
      </div>
      {dialog}
    </section>
  );
};

const stateOf = (pupil: PupilConsents, purpose: Purpose): State => {
  const last = pupil[purpose];
  if (!last) return 'unrecorded';
  return last.isGiven ? 'given' : 'withdrawn';
};

/** When and how it was said, and who wrote it down. */
const Last = ({ pupil, purpose }: { pupil: PupilConsents; purpose: Purpose }) => {
  const last = pupil[purpose];
  const state = stateOf(pupil, purpose);
  const look = { given: 'text-emerald-ink', withdrawn: 'text-danger', unrecorded: 'text-muted' }[state];
  return (
    <span className="grid">
      <b className={`font-extrabold ${look}`}>{texts.states[state]}</b>
      {last && (
        <small className="text-muted">
          {said(wayNames[last.way], formatDay(`${last.saidOn}T09:00:00Z`), last.recordedBy)}
        </small>
      )}
    </span>
  );
};

const COLUMNS: readonly Column<PupilConsents>[] = [
  {
    id: 'name',
    title: listWords.pupil,
    cell: ({ studentId, name }) => <PupilLink id={studentId} name={name} />,
    sortBy: ({ name }) => name,
  },
  ...PURPOSES.map((purpose) => ({
    id: purpose,
    title: purposeNames[purpose],
    cell: (pupil: PupilConsents) => <Last pupil={pupil} purpose={purpose} />,
    sortBy: (pupil: PupilConsents) => stateOf(pupil, purpose),
  })),
];

/** What the guardians of a class agreed to: each purpose by itself, with when and how it was said. */
export const Consents = () => {
  const list = useList(consentsSearch);
  const which = useRuledPupils();
  const query = useQuery(consentsQuery(which));
  const [recording, setRecording] = useState<Recording | null>(null);
  const { purpose, state } = list.chosen;
  const isWanted = (pupil: PupilConsents): boolean =>
    state === undefined || (purpose ? [purpose] : PURPOSES).some((each) => stateOf(pupil, each) === state);
  return (
    <>
      <PageHead title={texts.title} intro={texts.intro}>
        <PaperLink href={withSearch('/admin/guardians/consents', { ...which })}>{texts.paper}</PaperLink>
      </PageHead>
      {query.data && <Modes modes={query.data.modes} />}
      <StaffList
        label={texts.table}
        list={list}
        query={query}
        rows={query.data?.pupils}
        rowKey={({ studentId }) => studentId}
        rowName={({ name }) => name}
        columns={COLUMNS}
        search={texts.search}
        shows={(pupil) => list.finds(pupil.name) && isWanted(pupil)}
        filters={
          <>
            {list.filter('purpose', { label: texts.purpose, all: texts.allPurposes, names: purposeNames })}
            {list.filter('state', { label: texts.state, all: texts.allStates, names: texts.states })}
          </>
        }
        bulk={(pupils) => [
          { label: texts.record, icon: 'check', look: 'soft', run: () => setRecording({ pupils, isGiven: true }) },
          { label: texts.withdraw, icon: 'close', run: () => setRecording({ pupils, isGiven: false }) },
        ]}
        empty={{ icon: 'check', title: texts.emptyTitle, body: texts.emptyBody }}
      />
      {recording && <RecordDialog {...recording} onClose={() => setRecording(null)} />}
    </>
  );
};
