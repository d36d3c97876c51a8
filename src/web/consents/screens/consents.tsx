import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PURPOSES, type Purpose, type State } from '#domain/consents/consents';
import { said, consentsPage as texts } from '#strings/consents/staff';
import { purposeNames, wayNames } from '#strings/consents/words';
import { formatDay } from '#strings/dates';
import { listWords } from '#strings/widgets';
import { useRuledPupils } from '#web/lib/grade.ts';
import { withSearch } from '#web/lib/with-search.ts';
import { StaffList } from '#web/ui/list/staff-list.tsx';
import type { Column } from '#web/ui/list/table.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PaperLink } from '#web/ui/paper-link.tsx';
import { PupilLink } from '#web/ui/pupil-link.tsx';
import type { PupilConsents } from '#wire/consents';
import { consentsSearch } from '../admin-search.ts';
import { Modes } from '../components/modes.tsx';
import { RecordDialog, type Recording } from '../components/record-dialog.tsx';
import { consentsQuery } from '../queries.ts';

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
