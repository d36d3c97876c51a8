import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { STAFF_PASSWORD_MIN_LENGTH } from '#domain/staff/accounts';
import { SCHOOL_NAME_LENGTH, SCHOOLS_OF, type SchoolOf } from '#domain/staff/setup';
import { ownFactor } from '#strings/access/second-factor';
import { termCard } from '#strings/calendar/staff';
import { checklistEditor } from '#strings/dashboard/staff';
import {
  deviceConnection,
  deviceName,
  ownPassword,
  ownSessions,
  schoolKinds,
  schoolName,
  schoolOf,
  settingsPage,
} from '#strings/staff/settings';
import { termsAudio } from '#strings/terms/staff';
import { sessionQuery, useIsAdmin } from '#web/access/queries.ts';
import { SettingsTerm } from '#web/calendar/components/settings-term.tsx';
import { QrCode } from '#web/cards/components/qr-code.tsx';
import { connectionQuery } from '#web/cards/queries.ts';
import { ChecklistEditor } from '#web/dashboard/components/checklist-editor.tsx';
import { ApiError } from '#web/lib/api.ts';
import { faultsOf, otherFaultOf } from '#web/lib/form-faults.ts';
import { TermsAudioCard } from '#web/terms/components/terms-audio-card.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { useConfirm } from '#web/ui/confirm-dialog.tsx';
import { PasswordField, TextField } from '#web/ui/field.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Bones, Loaded } from '#web/ui/states.tsx';
import type { OwnSession } from '#wire/staff';
import { OwnFactor } from '../components/own-factor.tsx';
import {
  useChangeOwnPassword,
  useChangeSchoolOf,
  useEndOtherSessions,
  useEndOwnSession,
  useRenameSchool,
} from '../mutations.ts';
import { ownSessionsQuery, schoolQuery } from '../queries.ts';

interface TrustProps {
  address: string;
  fingerprint: string;
}

const Trust = ({ address, fingerprint }: TrustProps) => (
  <div className="grid grid-cols-1 gap-4 sm:grid-cols-[auto_1fr] sm:items-center">
    <div className="justify-self-center rounded-2xl bg-white p-1">
      <QrCode text={address} label={deviceConnection.code} size={180} ecc="medium" />
    </div>
    <div className="grid min-w-0 gap-2">
      <p>{deviceConnection.show}</p>
      <p dir="ltr" className="text-end font-extrabold break-all">
        {address}
      </p>
      <details>
        <summary className="cursor-pointer font-extrabold">{deviceConnection.compare}</summary>
        <p dir="ltr" className="mt-1 text-end text-sm break-all text-muted">
          {fingerprint}
        </p>
      </details>
    </div>
  </div>
);

/** How phones of the school come to a page that may use their camera. */
const DeviceConnection = () => (
  <Loaded query={useQuery(connectionQuery)} skeleton={<Bones look="h-12" times={2} />}>
    {({ isHttps, trust }) => {
      if (trust) return <Trust {...trust} />;
      return <p>{isHttps ? deviceConnection.secure : deviceConnection.plain}</p>;
    }}
  </Loaded>
);

const NameForm = ({ named }: { named: string }) => {
  const rename = useRenameSchool();
  const [school, setSchool] = useState(named);
  const other = otherFaultOf(rename.error, ['school']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    rename.mutate(school);
  };
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <TextField
        label={schoolName.name}
        error={faultsOf(rename.error).school}
        value={school}
        onChange={(event) => setSchool(event.target.value)}
        maxLength={SCHOOL_NAME_LENGTH}
        autoComplete="organization"
      />
      {other && <Alert>{other}</Alert>}
      <Button type="submit" look="gold" busy={rename.isPending} className="justify-self-start">
        {schoolName.save}
      </Button>
    </form>
  );
};

const SchoolKind = ({ now }: { now: SchoolOf }) => {
  const change = useChangeSchoolOf();
  const { ask, dialog } = useConfirm();
  const askTo = (wanted: SchoolOf) =>
    ask({
      run: () => change.mutateAsync(wanted),
      confirm: { title: schoolOf.title, body: schoolOf.body, confirm: schoolOf.confirm(schoolKinds[wanted]) },
    });
  return (
    <>
      <Choice
        legend={schoolOf.title}
        options={SCHOOLS_OF.map((value) => ({ value, label: schoolKinds[value] }))}
        value={now}
        onChange={askTo}
      />
      {dialog}
    </>
  );
};

const School = () => (
  <Loaded query={useQuery(schoolQuery)} skeleton={<Bones look="h-12" times={3} />}>
    {({ school, schoolOf: now }) => (
      <>
        <NameForm key={school} named={school ?? ''} />
        <SchoolKind now={now} />
      </>
    )}
  </Loaded>
);

const hintFor = (typed: string): string =>
  typed === '' ? ownPassword.hint : ownPassword.lettersLeft(Math.max(0, STAFF_PASSWORD_MIN_LENGTH - typed.length));

/** A wrong current password is the first field's fault, whatever shape the refusal has. */
const faults = (error: unknown) => {
  const fields = faultsOf(error);
  const isCurrent = error instanceof ApiError && error.code === 'current_password_wrong';
  return isCurrent
    ? { current: error.message, password: undefined, other: null }
    : { current: fields.current, password: fields.password, other: otherFaultOf(error, ['current', 'password']) };
};

const OwnPasswordForm = () => {
  const change = useChangeOwnPassword();
  const session = useQuery(sessionQuery).data;
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const { other, ...fields } = faults(change.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate(
      { current, password },
      {
        onSuccess: () => {
          setCurrent('');
          setPassword('');
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      {/* Tells the browser's password keeper whose password this is. */}
      <input
        type="email"
        autoComplete="username"
        value={session?.kind === 'staff' ? session.email : ''}
        readOnly
        hidden
      />
      <PasswordField
        label={ownPassword.current}
        error={fields.current}
        value={current}
        onChange={(event) => setCurrent(event.target.value)}
        autoComplete="current-password"
      />
      <PasswordField
        label={ownPassword.next}
        hint={hintFor(password)}
        error={fields.password}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        autoComplete="new-password"
      />
      {other && <Alert>{other}</Alert>}
      <Button type="submit" look="gold" busy={change.isPending} className="justify-self-start">
        {ownPassword.save}
      </Button>
    </form>
  );
};

const SessionLine = ({ session: { id, device, openedAt, lastSeenAt, isThis } }: { session: OwnSession }) => {
  const end = useEndOwnSession();
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-extrabold">
          {deviceName(device)}
          {isThis && <Badge tone="good">{ownSessions.present}</Badge>}
        </p>
        <p className="text-sm text-muted">{ownSessions.opened(openedAt)}</p>
        <p className="text-sm text-muted">{ownSessions.seen(lastSeenAt)}</p>
      </div>
      {!isThis && (
        <Button
          look="danger"
          aria-label={ownSessions.endNamed(deviceName(device))}
          busy={end.isPending}
          onClick={() => end.mutate(id)}
        >
          {ownSessions.end}
        </Button>
      )}
    </li>
  );
};

/** Where one is logged in, and how to end it from here. */
const OwnSessions = () => {
  const endOthers = useEndOtherSessions();
  const { ask, dialog } = useConfirm();
  const askToEnd = () =>
    ask({
      run: () => endOthers.mutateAsync(),
      confirm: { title: ownSessions.endOthers, body: ownSessions.endOthersBody, confirm: ownSessions.endOthers },
    });
  return (
    <Loaded query={useQuery(ownSessionsQuery)} skeleton={<Bones look="h-16" times={2} />}>
      {({ sessions }) => (
        <>
          <ul aria-label={ownSessions.list} className="divide-y divide-line">
            {sessions.map((session) => (
              <SessionLine key={session.id} session={session} />
            ))}
          </ul>
          {sessions.length > 1 && (
            <Button look="plain" className="justify-self-start" onClick={askToEnd}>
              {ownSessions.endOthers}
            </Button>
          )}
          {dialog}
        </>
      )}
    </Loaded>
  );
};

interface CardProps {
  icon: IconName;
  title: string;
  body: string;
  children: ReactNode;
}

const Card = ({ icon, title, body, children }: CardProps) => {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 content-start gap-4 rounded-card border border-line bg-card p-5 shadow-card"
    >
      <div className="flex items-start gap-3">
        <span className="grid size-12 shrink-0 place-items-center rounded-2xl bg-emerald-soft text-emerald-ink">
          <Icon name={icon} />
        </span>
        <div className="min-w-0">
          <h2 id={id} className="text-xl font-black">
            {title}
          </h2>
          <p className="text-sm text-muted">{body}</p>
        </div>
      </div>
      {children}
    </section>
  );
};

export const Settings = () => (
  <>
    <PageHead title={settingsPage.title} intro={settingsPage.intro} />
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
      <div className="grid grid-cols-1 gap-4">
        <Card icon="calendar" title={termCard.title} body={termCard.body}>
          <SettingsTerm />
        </Card>
        <Card icon="shield" title={ownPassword.title} body={ownPassword.body}>
          <OwnPasswordForm />
        </Card>
        <Card icon="check" title={ownFactor.title} body={ownFactor.body}>
          <OwnFactor />
        </Card>
      </div>
      <div className="grid grid-cols-1 gap-4">
        <Card icon="enter" title={ownSessions.title} body={ownSessions.body}>
          <OwnSessions />
        </Card>
        {useIsAdmin() && (
          <Card icon="home" title={schoolName.title} body={schoolName.body}>
            <School />
          </Card>
        )}
        <Card icon="shield" title={deviceConnection.title} body={deviceConnection.body}>
          <DeviceConnection />
        </Card>
        <Card icon="play" title={termsAudio.title} body={termsAudio.body}>
          <TermsAudioCard />
        </Card>
      </div>
    </div>
    <div className="mt-4">
      <Card icon="inbox" title={checklistEditor.title} body={checklistEditor.body}>
        <ChecklistEditor />
      </Card>
    </div>
  </>
);
